import type { Case } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from './moderation.module.css';

interface CaseContextProps {
  lines: Case['context'];
  /** As it stood when it was reported: it may have been edited or hidden since. */
  reported: string;
}

/** The list is cut at its height: it begins where the line in question can be read whole. */
function showSubject(list: HTMLOListElement | null): void {
  const subject = list?.querySelector('[data-subject]');
  if (!list || !subject) return;
  const below = subject.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below + 8;
}

/** It scrolls, and has to be reached by keys. */
const reachable = { tabIndex: 0 };

/** What was said before and after; the line in question stands out by more than a colour. */
export function CaseContext({ lines, reported }: CaseContextProps) {
  const t = useTranslations('moderation');
  return (
    <ol ref={showSubject} className={classes.context} aria-label={t('context')} {...reachable}>
      {lines.map(({ id, author, text, at, isSubject }) => (
        <li key={id} data-subject={isSubject || undefined}>
          <span className={classes.soft}>
            <b>
              <bdi>{author?.fullName ?? t('gone')}</bdi>
            </b>{' '}
            <RelativeTime at={at} />
          </span>
          <p dir="auto">{isSubject ? reported : text || t('noText')}</p>
          {isSubject && text !== '' && text !== reported && (
            <p className={classes.soft}>
              {t('nowReads')} <bdi>{text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
