import type { ImportLine } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './exchange.module.css';
import { isToldField, useFieldWords } from '../editor/use-field-words.ts';

/** With its year: a file may be of another one. */
const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface ExchangeLineProps {
  line: ImportLine;
  /** Where it stands in the file; what leaves the draft stands nowhere. */
  place?: string;
}

export function ExchangeLine({ line, place }: ExchangeLineProps) {
  const t = useTranslations('agenda');
  const format = useFormatter();
  const { timeZone } = useAgendaFacts().event;
  const { title, startsAt, room, what } = line;
  const when =
    startsAt === null
      ? t('unplaced')
      : format.dateTime(new Date(startsAt), { ...moment, timeZone });
  const facts = [when, room, place].filter(Boolean);
  return (
    <li className={classes.line}>
      <strong dir="auto">{title || t('untitled')}</strong>
      <span className={classes.deed} data-what={what}>
        {t(`exchange.deeds.${what}`)}
      </span>
      <span className={classes.facts}>
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
      <DifferingFields names={line.fields} />
    </li>
  );
}

function DifferingFields({ names }: { names: readonly string[] }) {
  const t = useTranslations('agenda.exchange');
  const format = useFormatter();
  const field = useFieldWords();
  const told = names.flatMap((name) => {
    if (isToldField(name)) return [field.name(name)];
    return name === 'parts' ? [t('newParts')] : [];
  });
  if (told.length === 0) return null;
  return (
    <span className={classes.facts}>
      {t('differs', { fields: format.list(told, { type: 'unit' }) })}
    </span>
  );
}
