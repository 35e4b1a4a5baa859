import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDot,
  IconCloudOff,
  IconLoader2,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './compose.module.css';
import type { KeptState } from './compose.draft-keeper.ts';

const marks = {
  unsaved: IconCircleDot,
  saving: IconLoader2,
  saved: IconCircleCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  clash: IconAlertTriangle,
};

interface ComposeMarkProps {
  state: KeptState;
  onRetry: () => void;
}

/** Says quietly where the words are. */
export function ComposeMark({ state, onRetry }: ComposeMarkProps) {
  const t = useTranslations('compose.kept');
  const Mark = state === 'untouched' ? null : marks[state];
  const canRetry = state === 'failed' || state === 'offline';
  return (
    <span className={classes.mark} data-state={state}>
      <output>
        {Mark && <Mark size={16} aria-hidden />}
        {state !== 'untouched' && <span>{t(state)}</span>}
      </output>
      {canRetry && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </span>
  );
}
