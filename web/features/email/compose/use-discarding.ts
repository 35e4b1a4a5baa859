import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerUndo } from '../../../ui/toast/undo.ts';
import type { DraftKeeper } from './compose.draft-keeper.ts';
import { unborn } from './compose.unborn.ts';
import { bringDraftBack, discardDraft } from './compose.write-api.ts';
import { useComposeProblemText } from './use-compose-problem-text.ts';

interface Discarding {
  keeper: DraftKeeper;
  idOf: () => number;
  onClose: () => void;
  onOpen: (draftId: number) => void;
}

/** Into the trash with all that was written, and out of it again. */
export function useDiscarding({ keeper, idOf, onClose, onOpen }: Discarding) {
  const t = useTranslations('compose');
  const problemText = useComposeProblemText();
  const fail = (problem: unknown) => {
    showToast({ text: problemText(problem), isFailure: true });
    onOpen(idOf());
  };
  return () => {
    if (idOf() === unborn) {
      keeper.end();
      onClose();
      return;
    }
    const going = keeper
      .flush()
      .then(() => discardDraft(idOf()))
      .then(() => keeper.end());
    onClose();
    const bringBack = () =>
      going
        .then(() => bringDraftBack(idOf()))
        .then(() => onOpen(idOf()))
        .catch(fail);
    const withdraw = offerUndo(t('discarded'), () => void bringBack());
    going.catch((problem: unknown) => {
      withdraw();
      fail(problem);
    });
  };
}
