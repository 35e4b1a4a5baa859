import { Button } from '@mantine/core';
import type { BoothDocument } from '@plenum/contract';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useFileSize } from '../../../ui/use-file-size.ts';
import { fetchDocument } from '../hall/hall.api.ts';
import classes from './hall-booth.module.css';

interface BoothDocumentsProps {
  eventId: number;
  exhibitorId: number;
  documents: readonly BoothDocument[];
}

export function BoothDocuments({ eventId, exhibitorId, documents }: BoothDocumentsProps) {
  const t = useTranslations('hall.booth');
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{t('documents')}</h2>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            onFetch={() => fetchDocument(eventId, exhibitorId, document.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DocumentLineProps {
  document: BoothDocument;
  onFetch: () => Promise<void>;
}

function DocumentLine({ document: { name, bytes }, onFetch }: DocumentLineProps) {
  const sizeOf = useFileSize();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    await onFetch().catch((problem: unknown) =>
      showToast({ text: problemText(problem), isFailure: true }),
    );
    setBusy(false);
  };
  return (
    <li>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.document}
        leftSection={<IconFileDownload size={18} />}
        loading={busy}
        onClick={fetchIt}
      >
        <bdi>{name}</bdi>
      </Button>
      <small>{sizeOf(bytes)}</small>
    </li>
  );
}
