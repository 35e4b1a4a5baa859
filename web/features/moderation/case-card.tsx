import { Button } from '@mantine/core';
import type { Case } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CaseFacts } from './case-facts.tsx';
import { type Deed, deedsFor } from './moderation.deeds.ts';
import classes from './moderation.module.css';
import { caseElementId } from './use-queue-keys.ts';

interface CaseCardProps {
  about: Case;
  isBusy: boolean;
  onDeed: (deed: Deed) => void;
}

/** A case that waits, with what can be done about it. */
export function CaseCard({ about, isBusy, onDeed }: CaseCardProps) {
  const t = useTranslations('moderation');
  return (
    <li id={caseElementId(about.id)} className={classes.card} data-kind={about.kind} tabIndex={-1}>
      <CaseFacts about={about} />
      <div className={classes.deeds}>
        {deedsFor(about).map((deed) => (
          <Button
            key={deed}
            size="compact-md"
            variant={deed === 'ban' ? 'light' : 'default'}
            {...(deed === 'ban' && { color: 'red' })}
            disabled={isBusy}
            onClick={() => onDeed(deed)}
          >
            {t(`deeds.${deed}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
