import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import type { ComposeProps } from './compose.props.ts';
import {
  type AddresseesName,
  type Draft,
  isEmptyDraft,
  type WrittenEmail,
} from './compose.draft.ts';
import { faultsOf } from '../email.faults.ts';
import { isFresh } from '../list/list.fresh.ts';
import { unborn } from './compose.unborn.ts';
import { throwAway } from './compose.write-api.ts';
import { useComposeFiles } from './use-compose-files.ts';
import { useComposeProblemText } from './use-compose-problem-text.ts';
import { useDiscarding } from './use-discarding.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { useSending } from './use-sending.ts';

type ErrorPlace = AddresseesName | 'subject' | 'files' | 'form';

/** All that happens in the panel. */
export function useComposing({
  email,
  onClose,
  onOpen,
  onBorn,
}: ComposeProps & { email: WrittenEmail }) {
  const t = useTranslations('compose');
  const problemText = useComposeProblemText();
  const { keeper, keeping, idOf } = useDraftKeeper(email, ({ id }) => onBorn(id));
  const { draft } = keeping;
  const [typing] = useState(() => new Map<AddresseesName, string>());
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const files = useComposeFiles({
    files: draft.files,
    onChange: (change) => keeper.change({ files: change(keeper.get().draft.files) }),
  });
  const sending = useSending({ keeper, idOf, files, typing, onClose, onOpen });
  const discard = useDiscarding({ keeper, idOf, onClose, onOpen });
  useEffect(() => (form ? submitOnModEnter(form) : undefined), [form]);

  const problem = sending.problem ?? keeping.problem;
  const { field, wrong } = faultsOf(problem, draft);
  const errors: Partial<Record<ErrorPlace, string>> = { ...sending.errors };
  const isTold = keeping.state !== 'offline' || sending.problem !== null;
  if (problem !== null && isTold) errors[field ?? 'form'] ??= problemText(problem);

  const close = () => {
    const draftId = idOf();
    const isUntouched = keeping.state === 'untouched' && isFresh(draftId);
    if (files.coming.length === 0 && (isUntouched || isEmptyDraft(draft))) {
      keeper.end();
      if (draftId !== unborn) void throwAway(draftId).catch(() => undefined);
    } else showToast({ text: t(draftId === unborn ? 'keptHere' : 'keptAsDraft') });
    onClose();
  };

  return {
    draft,
    keeper,
    keeping,
    files,
    sending,
    discard,
    close,
    errors,
    wrong,
    change: (part: Partial<Draft>) => {
      sending.forget();
      keeper.change(part);
    },
    form: setForm,
    hearTyping: (name: AddresseesName, text: string) => {
      typing.set(name, text);
      sending.forget();
    },
    removeFile: (id: number) =>
      keeper.change({ files: draft.files.filter((file) => file.id !== id) }),
  };
}
