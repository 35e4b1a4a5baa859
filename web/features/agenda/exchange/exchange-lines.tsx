import { Button } from '@mantine/core';
import type { ImportPlan } from '@plenum/contract';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { countDeeds, type ImportDeed, importDeeds, linesMatching } from './exchange.ts';
import classes from './exchange.module.css';
import { ExchangeLine } from './exchange-line.tsx';
import { usePlaceWords } from '../editor/use-place-words.ts';

const step = 100;

/** Every session of the file and what becomes of it. */
export function ExchangeLines({ plan }: { plan: ImportPlan }) {
  const t = useTranslations('agenda.exchange');
  const [what, setWhat] = useState<ImportDeed | null>(null);
  const [q, setQ] = useState('');
  const [most, setMost] = useState(step);
  const inputRef = useRef<HTMLInputElement>(null);
  const placeOf = usePlaceWords(plan.format);
  const found = linesMatching(plan.lines, { what, q });
  return (
    <section className={classes.lines} aria-label={t('lines')}>
      <DeedFilter plan={plan} what={what} onWhat={setWhat} />
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        q={q}
        inputRef={inputRef}
        onSearch={setQ}
      />
      <output className="visually-hidden">{t('found', { count: found.length })}</output>
      {found.length === 0 && <p className={classes.quiet}>{t('foundNone')}</p>}
      <ul>
        {found.slice(0, most).map(({ line, number }) => (
          <ExchangeLine
            key={number}
            line={line}
            {...(line.row > 0 && { place: placeOf(line.row) })}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="default" onClick={() => setMost(most + step)}>
          {t('more', { count: found.length - most })}
        </Button>
      )}
    </section>
  );
}

interface DeedFilterProps {
  plan: ImportPlan;
  what: ImportDeed | null;
  onWhat: (what: ImportDeed | null) => void;
}

/** The counts, each of which shows its sessions alone. */
function DeedFilter({ plan, what, onWhat }: DeedFilterProps) {
  const t = useTranslations('agenda.exchange');
  const counts = countDeeds(plan);
  return (
    <fieldset className={classes.counts}>
      <legend className="visually-hidden">{t('counts')}</legend>
      {importDeeds.map((deed) => (
        <button
          key={deed}
          type="button"
          data-what={deed}
          aria-pressed={what === deed}
          disabled={counts[deed] === 0 && what !== deed}
          onClick={() => onWhat(what === deed ? null : deed)}
        >
          <strong>{t('number', { count: counts[deed] })}</strong>
          <span>{t(`deeds.${deed}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
