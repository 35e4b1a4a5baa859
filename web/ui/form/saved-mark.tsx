import { IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './saved-mark.module.css';

interface SavedMarkProps {
  state: 'untouched' | 'unsaved' | 'saved';
}

/** Beside a form's button: says quietly whether everything is kept. */
export function SavedMark({ state }: SavedMarkProps) {
  const t = useTranslations('shell.form');
  const Mark = state === 'saved' ? IconCircleCheck : IconCircleDot;
  return (
    <output className={classes.mark} data-state={state}>
      {state !== 'untouched' && (
        <>
          <Mark size={16} aria-hidden />
          {t(state === 'saved' ? 'saved' : 'unsaved')}
        </>
      )}
    </output>
  );
}
