import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useToReport } from '../../platform/report.ts';

const AskedDialog = lazyPart(async () => {
  const [{ AskedDialog: Found }] = await Promise.all([
    import('../../features/moderation/asked-dialog.tsx'),
    loadTexts('report'),
  ]);
  return Found;
});

/** Whatever screen somebody reports from, it is asked here. */
export function ReportPlace() {
  const [asked, close] = useToReport();
  return (
    <Suspense fallback={null}>{asked && <AskedDialog asked={asked} onClose={close} />}</Suspense>
  );
}
