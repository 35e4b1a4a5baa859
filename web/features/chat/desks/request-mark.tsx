import type { ChatRequest } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './request-mark.module.css';

/** Where a question stands, in a word. */
export function RequestMark({ state }: Pick<ChatRequest, 'state'>) {
  const t = useTranslations('desks.states');
  return (
    <span className={classes.mark} data-state={state}>
      {t(state)}
    </span>
  );
}
