import type { Visitor } from '@plenum/contract';
import { IconUserQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from './console-visitors.module.css';

interface VisitorLineProps {
  exhibitorId: number;
  visitor: Visitor;
}

/** Who it was, as far as they agreed, and what earned them each of their points. */
export function VisitorLine({ exhibitorId, visitor }: VisitorLineProps) {
  const t = useTranslations('booth.console');
  const { fullName, avatar, at, score, why } = visitor;
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
              <Earned exhibitorId={exhibitorId} {...part} />
              <span className={classes.plus}>{t('plus', { points: part.points })}</span>
              <RelativeTime at={part.at} />
            </li>
          ))}
        </ul>
      </div>
      <strong className={classes.score}>{t('points', { count: score })}</strong>
    </li>
  );
}

type EarnedProps = Pick<Visitor['why'][number], 'what' | 'times'> & { exhibitorId: number };

/** Questions and cards can be looked at: the words lead to them. */
function Earned({ exhibitorId, what, times }: EarnedProps) {
  const t = useTranslations('booth.console');
  const said = t(`did.${what}`, { count: times });
  const leads: string = `/booths/${exhibitorId}/leads`;
  if (what === 'dropped') return <Link to={leads}>{said}</Link>;
  if (what !== 'asked') return said;
  return (
    <Link to="." search={{}} hash="asks">
      {said}
    </Link>
  );
}
