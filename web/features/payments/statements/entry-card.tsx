import { Button } from '@mantine/core';
import type { BankEntry } from '@plenum/contract';
import { IconArrowBackUp, IconEyeOff, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AssignDialog } from './assign-dialog.tsx';
import { CandidateLine } from './candidate-line.tsx';
import { EntryFacts } from './entry-facts.tsx';
import classes from './entry-card.module.css';
import { PartLinks } from './part-links.tsx';
import { TogetherLine } from './together-line.tsx';
import { type EntryDeeds, useEntryDeeds } from './use-entry-deeds.ts';

interface EntryCardProps {
  entry: BankEntry;
  onDone: () => void;
}

/** What came, and beside it what it may be for. */
export function EntryCard({ entry, onDone }: EntryCardProps) {
  const t = useTranslations('payments.statements');
  const deeds = useEntryDeeds(entry, onDone);
  const { candidates, isTwin, standing } = entry;
  return (
    <li className={classes.card}>
      <EntryFacts entry={entry} />
      <div className={classes.side}>
        {isTwin && standing === 'doubtful' && <p className={classes.twin}>{t('twin')}</p>}
        {candidates.length > 0 && (
          <ul className={classes.candidates}>
            <TogetherLine entry={entry} deeds={deeds} />
            {candidates.map((candidate) => (
              <CandidateLine
                key={candidate.invoiceId}
                candidate={candidate}
                isSure={standing === 'sure' && candidate === candidates[0]}
                deeds={deeds}
              />
            ))}
          </ul>
        )}
        {standing === 'unknown' && <p className={classes.none}>{t('noCandidate')}</p>}
        {standing === 'reversed' && <p className={classes.none}>{t('reversal')}</p>}
        <Settled entry={entry} />
        <EntryActions entry={entry} deeds={deeds} />
      </div>
    </li>
  );
}

function Settled({ entry: { assigned, currency } }: { entry: BankEntry }) {
  const t = useTranslations('payments.statements');
  if (assigned.length === 0) return null;
  return (
    <div className={classes.none}>
      {t('paidFor')}
      <PartLinks parts={assigned} currency={currency} />
    </div>
  );
}

function EntryActions({ entry, deeds }: { entry: BankEntry; deeds: EntryDeeds }) {
  const t = useTranslations('payments.statements');
  const [isSearching, setSearching] = useState(false);
  const { standing, kind } = entry;
  if (standing === 'assigned') return null;
  if (standing === 'ignored') {
    return (
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={16} className="mantine-rotate-rtl" />}
        loading={deeds.isBusy}
        onClick={() => deeds.deed({ what: 'reopen' })}
      >
        {t('reopen')}
      </Button>
    );
  }
  return (
    <div className={classes.deeds}>
      {kind === 'credit' && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconSearch size={16} />}
          onClick={() => setSearching(true)}
        >
          {t('choose')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconEyeOff size={16} />}
        disabled={deeds.isBusy}
        onClick={() => deeds.deed({ what: 'ignore' })}
      >
        {t('ignore')}
      </Button>
      <AssignDialog
        entry={entry}
        deeds={deeds}
        isOpen={isSearching}
        onClose={() => setSearching(false)}
      />
    </div>
  );
}
