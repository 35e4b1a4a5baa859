import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDocument, removeDocument } from '../booths/booths.api.ts';
import { useBoothDeeds } from '../booths/use-booth-deeds.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';

const mostBytes = 20_000_000;
const accept = '.pdf,.jpg,.jpeg,.png,.webp,.pptx,.docx,.xlsx';

/** A refusal stays beside the list until the next try: it says which file was not taken and why. */
export function useDocuments(exhibitorId: number) {
  const t = useTranslations('exhibitors.documents');
  const problemText = useExhibitorProblemText();
  const { isBusy, learn, run } = useBoothDeeds();
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');

  const add = async (file: File) => {
    setRefusal('');
    if (file.size > mostBytes) return setRefusal(t('tooLarge', { name: file.name }));
    setShare(0);
    try {
      learn(await addDocument(exhibitorId, file, { onProgress: setShare }));
    } catch (problem) {
      setRefusal(`${file.name}: ${problemText(problem)}`);
    }
    setShare(null);
  };

  return {
    accept,
    share,
    refusal,
    isBusy: isBusy || share !== null,
    add,
    remove: (documentId: string) => run(() => removeDocument(exhibitorId, documentId)),
  };
}
