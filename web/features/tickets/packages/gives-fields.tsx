import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { MyEvent, Offer, TicketGives, TicketInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { CountField } from '../count-field.tsx';
import classes from '../tickets.module.css';

interface GivesFieldsProps {
  form: Fields<TicketInput>;
  event: MyEvent;
  offer: Offer;
}

const tiers = ['platinum', 'gold', 'silver'] as const;

/** What a booth or a sponsor package makes of its firm, and the tickets that come with it. */
export function GivesFields({ form, event, offer }: GivesFieldsProps) {
  const t = useTranslations('tickets.gives');
  const words = useWords(event.languages);
  const { values, errors, set } = form;
  const { gives } = values;
  const change = (next: Partial<TicketGives>) => set('gives', { ...gives, ...next });
  const tickets = offer.tickets.filter(({ kind }) => kind === 'ticket');
  return (
    <>
      {values.kind === 'booth' ? (
        <NativeSelect
          name="boothTier"
          label={t('tier')}
          description={t('tierHint')}
          data={tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
          value={gives.boothTier ?? 'silver'}
          onChange={({ currentTarget }) =>
            change({ boothTier: currentTarget.value as TicketGives['boothTier'] })
          }
        />
      ) : (
        <NativeSelect
          name="sponsorPackage"
          label={t('package')}
          description={t('packageHint')}
          error={errors['gives']}
          data={choices(
            offer.sponsorPackages.map(({ id, name }) => [id, words(name)]),
            t('noPackage'),
            gives.sponsorPackageId,
          )}
          value={gives.sponsorPackageId ?? ''}
          onChange={({ currentTarget }) => change({ sponsorPackageId: idOf(currentTarget.value) })}
        />
      )}
      <div className={classes.pair}>
        <NativeSelect
          name="passTicket"
          label={t('pass')}
          description={t('passHint')}
          data={[
            { value: '', label: t('noPass') },
            ...tickets.map(({ id, name }) => ({ value: String(id), label: words(name) })),
          ]}
          value={gives.passTicketId ?? ''}
          onChange={({ currentTarget }) => {
            const passTicketId = idOf(currentTarget.value);
            change({ passTicketId, passes: passTicketId === null ? 0 : gives.passes || 1 });
          }}
        />
        {gives.passTicketId !== null && (
          <CountField
            name="passes"
            label={t('passes')}
            value={gives.passes}
            least={1}
            most={20}
            error={undefined}
            onChange={(count) => change({ passes: count ?? 1 })}
          />
        )}
      </div>
    </>
  );
}

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

const choices = (named: [number, string][], none: string, chosen: number | null) => [
  ...(chosen === null ? [{ value: '', label: none }] : []),
  ...named.map(([id, label]) => ({ value: String(id), label })),
];
