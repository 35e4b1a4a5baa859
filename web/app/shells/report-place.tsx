import { Suspense } from 'react';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useToReport } from '../../platform/report.ts';

const ReportDialog = lazyPart(async () => {
  const [{ ReportDialog: Found }] = await Promise.all([
    import('../../features/moderation/report-dialog.tsx'),
    loadTexts('report'),
  ]);
  return Found;
});

/** Whatever screen somebody reports from, it is asked here. */
export function ReportPlace() {
  const [toReport, close] = useToReport();
  return (
    <Suspense fallback={null}>
      {toReport && <ReportDialog toReport={toReport} onClose={close} />}
    </Suspense>
  );
}
