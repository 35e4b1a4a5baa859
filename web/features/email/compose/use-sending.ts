import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import { type AddresseesName, addresseeFields } from './compose.draft.ts';
import type { DraftKeeper } from './compose.draft-keeper.ts';
import { sendingOnce } from './compose.sending.ts';
import { type Warning, warningsOf } from './compose.warnings.ts';
import { sendDraft, undoSeconds, undoSend } from './compose.write-api.ts';
import { useComposeProblemText } from './use-compose-problem-text.ts';

interface Sending {
  keeper: DraftKeeper;
  idOf: () => number;
  files: { isBusy: boolean; coming: readonly unknown[] };
  /** What stands in the fields and is nobody yet. */
  typing: ReadonlyMap<AddresseesName, string>;
  onClose: () => void;
  onOpen: (draftId: number) => void;
}

type Errors = Partial<Record<AddresseesName | 'form', string>>;

/** From the button to “sent”, and back as long as it can be taken back. */
export function useSending({ keeper, idOf, files, typing, onClose, onOpen }: Sending) {
  const t = useTranslations('compose');
  const problemText = useComposeProblemText();
  const [isSending, setSending] = useState(false);
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<unknown>(null);

  const [once] = useState(() =>
    sendingOnce({
      flush: keeper.flush,
      version: keeper.version,
      send: (version, key) => sendDraft(idOf(), version, key),
    }),
  );

  const hindrances = (): Errors => {
    const { draft, state } = keeper.get();
    const unread = addresseeFields.find((name) => typing.get(name));
    if (unread) return { [unread]: t('unread', { text: typing.get(unread) ?? '' }) };
    if (addresseeFields.every((name) => draft[name].length === 0))
      return { to: t('problem.noAddressee') };
    if (files.isBusy) return { form: t('files.wait') };
    if (files.coming.length > 0) return { form: t('files.refusedOnes') };
    return state === 'clash' ? { form: t('clash.first') } : {};
  };

  const takeBack = async (emailId: number) => {
    try {
      onOpen((await undoSend(emailId)).id);
    } catch (failure) {
      showToast({ text: problemText(failure), isFailure: true });
    }
  };

  const deliver = async () => {
    setWarnings([]);
    setProblem(null);
    setSending(true);
    try {
      const email = await once.deliver();
      if (!email) {
        if (keeper.get().state === 'offline') setErrors({ form: t('problem.offline') });
        return setSending(false);
      }
      keeper.end();
      onClose();
      offerUndo(t('sent'), () => void takeBack(email.id), undoSeconds * 1000);
    } catch (failure) {
      if (once.isUnsure()) setErrors({ form: t('problem.unsure') });
      else setProblem(failure);
      setSending(false);
    }
  };

  const send = () => {
    if (isSending) return;
    // An address that is still being typed is taken when its field is left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    const found = hindrances();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { subject, own, files: kept } = keeper.get().draft;
    const forgotten = warningsOf({ subject, own, files: kept.length });
    if (forgotten.length > 0) setWarnings(forgotten);
    else void deliver();
  };

  return {
    isSending,
    warnings,
    errors,
    problem,
    send,
    deliver: () => void deliver(),
    stay: () => setWarnings([]),
    forget: () => {
      setErrors({});
      setProblem(null);
    },
  };
}
