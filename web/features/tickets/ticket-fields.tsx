import '../../ui/styles/fields.css';
import '../../ui/styles/settings.css';
import { NativeSelect, Switch, Textarea } from '@mantine/core';
import type { MyEvent, Offer, Ticket, TicketInput } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import type { Fields } from '../../ui/form/use-fields.ts';
import { LanguageChoice } from '../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../ui/language-choice/texts.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';
import { CountField } from './count-field.tsx';
import { IdChoice } from './id-choice.tsx';
import { OpensFields } from './opens/opens-fields.tsx';
import { usualOpens } from './opens/opens.values.ts';
import { GivesFields } from './packages/gives-fields.tsx';
import { isPackage, usualGives } from './packages/packages.values.ts';
import { PriceFields } from './price-fields.tsx';
import classes from './tickets.module.css';
import { WindowFields } from './window-fields.tsx';

interface TicketFieldsProps {
  form: Fields<TicketInput>;
  event: MyEvent;
  offer: Offer;
}

const kinds = ['ticket', 'add_on', 'booth', 'sponsor'] as const;
const modes = ['on_site', 'online', 'both'] as const;
const audiences = ['everyone', 'code', 'invited'] as const;

export function TicketFields({ form, event, offer }: TicketFieldsProps) {
  const t = useTranslations('tickets');
  const { values, errors, set, flag } = form;
  const [language, setLanguage] = useState(event.languages[0] ?? 'en');
  return (
    <>
      <Switch label={t('fields.isOnSale')} {...flag('isOnSale')} />
      <NativeSelect
        name="kind"
        label={t('fields.kind')}
        data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={values.kind}
        onChange={({ currentTarget }) => {
          const kind = currentTarget.value as Ticket['kind'];
          set('kind', kind);
          set('opens', usualOpens(kind, values.opens));
          set('gives', usualGives(kind, values.gives, offer.sponsorPackages));
        }}
      />
      <TicketWords form={form} event={event} language={language} onLanguage={setLanguage} />
      <PriceFields
        form={form}
        currency={offer.settings.currency}
        language={language}
        zone={event.timeZone}
      />
      <div className={classes.pair}>
        {!isPackage(values) && (
          <NativeSelect
            name="mode"
            label={t('fields.mode')}
            data={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            value={values.mode}
            onChange={({ currentTarget }) => set('mode', currentTarget.value as Ticket['mode'])}
          />
        )}
        <NativeSelect
          name="audience"
          label={t('fields.audience')}
          data={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          value={values.audience}
          onChange={({ currentTarget }) =>
            set('audience', currentTarget.value as Ticket['audience'])
          }
        />
      </div>
      {isPackage(values) ? (
        <GivesFields form={form} event={event} offer={offer} />
      ) : (
        <OpensFields
          event={event}
          parts={offer.parts}
          kind={values.kind === 'add_on' ? 'add_on' : 'ticket'}
          value={values.opens}
          onChange={(opens) => set('opens', opens)}
        />
      )}
      <WindowFields
        zone={event.timeZone}
        bounds={(['saleFrom', 'saleUntil'] as const).map((name) => ({
          name,
          label: t(`fields.${name}`),
          value: values[name],
          error: errors[name],
          onChange: (instant) => set(name, instant),
        }))}
      />
      <TicketCounts form={form} offer={offer} />
    </>
  );
}

function TicketCounts({ form, offer }: Omit<TicketFieldsProps, 'event'>) {
  const t = useTranslations('tickets');
  const { values, errors, set } = form;
  return (
    <>
      <div className={classes.pair}>
        {(['least', 'most'] as const).map((name) => (
          <CountField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            value={values[name]}
            least={1}
            most={50}
            error={errors[name]}
            onChange={(count) => set(name, count ?? 1)}
          />
        ))}
      </div>
      <IdChoice
        legend={t('fields.poolIds')}
        hint={t('poolIdsHint')}
        choices={offer.pools}
        value={values.poolIds}
        onChange={(ids) => set('poolIds', ids)}
      />
    </>
  );
}

interface TicketWordsProps extends Omit<TicketFieldsProps, 'offer'> {
  language: Locale;
  onLanguage: (language: Locale) => void;
}

function TicketWords({ form, event, language, onLanguage }: TicketWordsProps) {
  const t = useTranslations('tickets.fields');
  const { values, errors, set } = form;
  return (
    <>
      <LanguageChoice
        languages={event.languages}
        value={language}
        filled={filledIn(values.name)}
        onChange={onLanguage}
      />
      <WordsField
        name="name"
        label={t('name')}
        language={language}
        maxLength={120}
        value={values.name}
        error={errors['name']}
        onChange={(name) => set('name', name)}
      />
      <Textarea
        name="description"
        label={t('description')}
        lang={language}
        dir="auto"
        rows={3}
        maxLength={1000}
        value={values.description[language] ?? ''}
        error={errors['description']}
        onChange={({ currentTarget }) =>
          set('description', withText(values.description, language, currentTarget.value))
        }
      />
    </>
  );
}
