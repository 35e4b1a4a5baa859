import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import type { ToHide, ToMeasure, ToReport } from '../../platform/report.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Few keep order: what they need comes when one of them does. */
const MeasureDialog = lazyPart(async () => {
  const [{ MeasureDialog: Found }] = await Promise.all([
    import('./measure-dialog.tsx'),
    loadTexts('moderation'),
  ]);
  return Found;
});

const HideDialog = lazyPart(async () => {
  const [{ HideDialog: Found }] = await Promise.all([
    import('./hide-dialog.tsx'),
    loadTexts('moderation'),
  ]);
  return Found;
});

interface AskedDialogProps {
  asked: ToReport | ToMeasure | ToHide;
  onClose: () => void;
}

export function AskedDialog({ asked, onClose }: AskedDialogProps) {
  if ('subject' in asked) return <ReportDialog toReport={asked} onClose={onClose} />;
  if ('lineId' in asked) return <HideDialog toHide={asked} onClose={onClose} />;
  return <MeasureDialog toMeasure={asked} onClose={onClose} />;
}
