import type { BoothContent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { sessionsOptions } from '../booths/booths.api.ts';
import {
  comparedItems,
  type Difference,
  differencesOf,
  type Told,
} from '../editor/editor.difference.ts';
import classes from './review-differences.module.css';

interface ReviewDifferencesProps {
  shown: BoothContent;
  draft: BoothContent;
  slug: string;
}

/** Field by field: what is shown now, and what would be shown instead. */
export function ReviewDifferences({ shown, draft, slug }: ReviewDifferencesProps) {
  const t = useTranslations('exhibitors');
  const differences = differencesOf(shown, draft);
  if (differences.length === 0) return <p className={classes.none}>{t('review.same')}</p>;
  return (
    <dl className={classes.list}>
      {differences.map((one) => (
        <div key={`${one.field} ${one.language ?? ''}`}>
          <dt>
            {t(`fields.${one.field}`)}
            {one.language && <span lang={one.language}> ({languages[one.language]})</span>}
          </dt>
          <dd>
            <OneDifference difference={one} slug={slug} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OneDifferenceProps {
  difference: Difference;
  slug: string;
}

function OneDifference({ difference, slug }: OneDifferenceProps) {
  const { before, after, field } = difference;
  const sessionName = useSessionName(slug, field === 'sessionId');
  if (before.kind === 'list' && after.kind === 'list') {
    return <Items before={before.items} after={after.items} />;
  }
  const named = (told: Told): Told =>
    field === 'sessionId' && told.kind === 'text' && told.text
      ? { kind: 'text', text: sessionName(Number(told.text)) }
      : told;
  return (
    <>
      <Side told={named(before)} isNew={false} />
      <Side told={named(after)} isNew />
    </>
  );
}

function Items({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useTranslations('exhibitors.review');
  const { gone, added, kept } = comparedItems(before, after);
  const isOrderOnly = gone.length + added.length === 0;
  return (
    <>
      {gone.map((item) => (
        <Side key={`gone ${item}`} told={{ kind: 'text', text: item }} isNew={false} />
      ))}
      {added.map((item) => (
        <Side key={`added ${item}`} told={{ kind: 'text', text: item }} isNew />
      ))}
      <p className={classes.none}>
        {isOrderOnly ? t('otherOrder') : t('unchanged', { count: kept.length })}
      </p>
    </>
  );
}

/** A colour alone tells nothing to those who cannot see it. */
function Side({ told, isNew }: { told: Told; isNew: boolean }) {
  const t = useTranslations('exhibitors.review');
  const Mark = isNew ? 'ins' : 'del';
  const label = <span className="visually-hidden">{t(isNew ? 'after' : 'before')} </span>;
  if (told.kind === 'picture') {
    return (
      <Mark className={classes.side}>
        {label}
        {told.url ? <img src={told.url} alt={t('picture')} /> : t('nothing')}
      </Mark>
    );
  }
  const said = told.kind === 'text' ? told.text : told.items.join('\n');
  return (
    <Mark className={classes.side} data-empty={!said || undefined}>
      {label}
      {said ? <bdi>{said}</bdi> : t('nothing')}
    </Mark>
  );
}

function useSessionName(slug: string, isNeeded: boolean): (id: number) => string {
  const words = useWords();
  const { data } = useQuery({ ...sessionsOptions(slug), enabled: isNeeded });
  return (id) => {
    const session = data?.find((one) => one.id === id);
    return session ? words(session.title) : `#${id}`;
  };
}
