import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDot,
  IconLoader2,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './saved-mark.module.css';

export type SavedState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'clash';

const marks = {
  unsaved: IconCircleDot,
  saving: IconLoader2,
  saved: IconCircleCheck,
  failed: IconAlertTriangle,
  clash: IconAlertTriangle,
};

interface SavedMarkProps {
  state: SavedState;
  onRetry?: () => void;
}

/** Says quietly whether everything in a form is kept. */
export function SavedMark({ state, onRetry }: SavedMarkProps) {
  const t = useTranslations('kit.form');
  const Mark = state === 'untouched' ? null : marks[state];
  return (
    <span className={classes.mark} data-state={state}>
      <output>
        {Mark && <Mark size={16} aria-hidden />}
        {state !== 'untouched' && t(state)}
      </output>
      {state === 'failed' && onRetry && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
