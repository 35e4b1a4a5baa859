import { useTranslations } from 'use-intl';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { changeBy, type Edit, reverse } from './email.edits.ts';

/** Shown at once and taken back if it fails. `done` offers to undo it. */
export function useEmailChanges() {
  const t = useTranslations('email');
  const { apply } = useChanges();
  const failed = (reason: string) => t('notDone', { reason });
  return (edit: Edit, done?: string) => {
    if (edit.rows.length === 0) return;
    const back = reverse(edit);
    const undo = () => {
      for (const one of back) void apply(changeBy(one), { failed });
    };
    void apply(changeBy(edit), { failed, done, ...(back.length > 0 && { undo }) });
  };
}
