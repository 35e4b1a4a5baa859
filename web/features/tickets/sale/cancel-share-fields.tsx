import { ActionIcon, Button } from '@mantine/core';
import type { CancelShare, SaleSettingsValues } from '@plenum/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RateField } from '../../../ui/field/rate-field.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { CountField } from '../count-field.tsx';
import classes from '../tickets.module.css';

const most = 4;

/** What is kept of what was paid, from a day on, where people cancel themselves. */
export function CancelShareFields({ form }: { form: Fields<SaleSettingsValues> }) {
  const t = useTranslations('tickets.cancelShares');
  const label = useTranslations('tickets.saleFields');
  const { cancelShares, cancelDays } = form.values;
  const set = (shares: CancelShare[]) => form.set('cancelShares', shares);
  const next = Math.min(365, Math.max(cancelDays ?? 0, ...cancelShares.map(fromDaysOf)) + 14);
  return (
    <fieldset className={classes.fields}>
      <legend>{label('cancelShares')}</legend>
      <p className={classes.hint}>{t('hint')}</p>
      {[...cancelShares.keys()].map((place) => (
        <OneShare
          key={`${place} of ${cancelShares.length}`}
          shares={cancelShares}
          place={place}
          onShares={set}
        />
      ))}
      {form.errors['cancelShares'] !== undefined && (
        <p className={classes.fault} role="alert">
          {form.errors['cancelShares']}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={cancelShares.length >= most}
          onClick={() => set([...cancelShares, { fromDays: next, share: 5_000 }])}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}

const fromDaysOf = ({ fromDays }: CancelShare): number => fromDays;

interface OneShareProps {
  shares: readonly CancelShare[];
  place: number;
  onShares: (shares: CancelShare[]) => void;
}

function OneShare({ shares, place, onShares }: OneShareProps) {
  const t = useTranslations('tickets.cancelShares');
  const one = shares[place];
  if (!one) return null;
  const change = (part: Partial<CancelShare>) => onShares(shares.with(place, { ...one, ...part }));
  return (
    <fieldset className={classes.later}>
      <legend>{t('one', { number: place + 1 })}</legend>
      <div className={classes.pair}>
        <CountField
          name={`cancelShares-${place}-fromDays`}
          label={t('fromDays')}
          value={one.fromDays}
          least={0}
          most={365}
          error={undefined}
          onChange={(fromDays) => change({ fromDays: fromDays ?? 0 })}
        />
        <RateField
          name={`cancelShares-${place}-share`}
          label={t('share')}
          value={one.share}
          onChange={(share) => change({ share: share ?? 0 })}
        />
      </div>
      <ActionIcon
        className={classes.laterOff}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('remove', { number: place + 1 })}
        onClick={() => onShares(shares.toSpliced(place, 1))}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
