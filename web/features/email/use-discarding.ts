import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toasts.tsx';
import { offerUndo } from '../../ui/undo.ts';
import type { DraftKeeper } from './email.draft-keeper.ts';
import { bringDraftBack, discardDraft } from './email.write-api.ts';
import { useComposeProblemText } from './use-compose-problem-text.ts';

interface Discarding {
  keeper: DraftKeeper;
  draftId: number;
  onClose: () => void;
  onOpen: (draftId: number) => void;
}

/** Into the trash with all that was written, and out of it again. */
export function useDiscarding({ keeper, draftId, onClose, onOpen }: Discarding) {
  const t = useTranslations('compose');
  const problemText = useComposeProblemText();
  const fail = (problem: unknown) => {
    showToast({ text: problemText(problem), isFailure: true });
    onOpen(draftId);
  };
  return () => {
    const going = keeper
      .flush()
      .then(() => discardDraft(draftId))
      .then(() => keeper.end());
    onClose();
    const bringBack = () =>
      going
        .then(() => bringDraftBack(draftId))
        .then(() => onOpen(draftId))
        .catch(fail);
    const withdraw = offerUndo(t('discarded'), () => void bringBack());
    going.catch((problem: unknown) => {
      withdraw();
      fail(problem);
    });
  };
}
