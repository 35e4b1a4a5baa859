import type { ImportPlan } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './exchange.module.css';

const mostNamed = 20;
const parts = ['newRooms', 'newTracks', 'newSpeakers'] as const;

/** What the event does not have yet and would get. */
export function ExchangeParts({ plan }: { plan: ImportPlan }) {
  const t = useTranslations('agenda.exchange');
  const format = useFormatter();
  const made = parts.filter((part) => plan[part].length > 0);
  if (made.length === 0) return null;
  const named = (names: readonly string[]) => {
    const rest = names.length - mostNamed;
    const more = rest > 0 ? [t('moreNames', { count: rest })] : [];
    return format.list([...names.slice(0, mostNamed), ...more], { type: 'unit' });
  };
  return (
    <dl className={classes.parts}>
      {made.map((part) => (
        <div key={part}>
          <dt>{t(part, { count: plan[part].length })}</dt>
          <dd dir="auto">{named(plan[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
