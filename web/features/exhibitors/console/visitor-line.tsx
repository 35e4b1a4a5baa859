import type { Visitor } from '@plenum/contract';
import { IconUserQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './console-visitors.module.css';
import { deedsPlace } from './console.deeds.ts';

/** Who it was, as far as they agreed, and what earned them each of their points. */
export function VisitorLine({ visitor }: { visitor: Visitor }) {
  const t = useTranslations('booth.console');
  const { personId, fullName, avatar, at, score, why } = visitor;
  return (
    <li className={classes.visitor}>
      {fullName === null ? (
        <span className={classes.unknown}>
          <IconUserQuestion size={22} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <PersonPicture name={fullName} picture={avatar} size={36} />
      )}
      <div className={classes.words}>
        <strong>{fullName === null ? t('unnamed') : <bdi>{fullName}</bdi>}</strong>
        <small>
          <RelativeTime at={at} />
        </small>
        <ul className={classes.why} aria-label={t('why')}>
          {why.map((part) => (
            <li key={part.what}>
              <Earned personId={personId} {...part} />
              <span className={classes.plus}>{t('plus', { points: part.points })}</span>
              <RelativeTime at={part.at} />
            </li>
          ))}
        </ul>
      </div>
      <strong className={classes.score} dir="auto">
        {t('points', { count: score })}
      </strong>
    </li>
  );
}

type EarnedProps = Pick<Visitor['why'][number], 'what' | 'times'> & Pick<Visitor, 'personId'>;

/** The words lead to what earned the points; who is not named is only counted. */
function Earned({ personId, what, times }: EarnedProps) {
  const t = useTranslations('booth.console');
  const said = t(`did.${what}`, { count: times });
  if (personId === null) return said;
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, who: String(personId) })}
      hash={deedsPlace(what)}
      resetScroll={false}
      hashScrollIntoView={false}
    >
      {said}
    </Link>
  );
}
