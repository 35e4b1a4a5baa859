import '../../ui/styles/fields.css';
import { Select, TextInput } from '@mantine/core';
import type { LeadsTo } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { myEventsOptions } from '../../platform/current-event.ts';
import classes from './part-list.module.css';
import { type Plan, unchosen } from './pricing.parts.ts';
import { SoldField } from './sold-field.tsx';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface ButtonFieldsProps {
  plan: Plan;
  language: Locale;
  onChange: (change: Partial<Plan>) => void;
}

const kinds = ['link', 'join', 'tickets', 'ticket', 'exhibit'] as const;

/** A typed address may begin without its scheme. */
const addressOf = (typed: string): string => {
  const text = typed.trim();
  return !text || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
};

function wayOfKind(kind: (typeof kinds)[number], eventId: number | undefined): LeadsTo | null {
  if (kind === 'link') return { kind, url: '' };
  if (eventId === undefined) return null;
  return kind === 'ticket' ? unchosen(eventId) : { kind, eventId };
}

/** Where the button of a plan leads, and what it says. */
export function ButtonFields({ plan, language, onChange }: ButtonFieldsProps) {
  const t = useTranslations('pricing.plan');
  const { data: events = [] } = useQuery(myEventsOptions());
  const { leadsTo, button } = plan;
  const lead = (next: LeadsTo | null) => onChange({ leadsTo: next });
  const choose = (chosen: string | null) => {
    const kind = kinds.find((one) => one === chosen);
    lead(kind ? wayOfKind(kind, events[0]?.id) : null);
  };
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('leadsTo')}
          comboboxProps={{ withinPortal: false }}
          allowDeselect={false}
          data={[
            { value: 'nowhere', label: t('kinds.nowhere') },
            ...kinds.map((kind) => ({
              value: kind,
              label: t(`kinds.${kind}`),
              disabled: kind !== 'link' && events.length === 0,
            })),
          ]}
          value={leadsTo?.kind ?? 'nowhere'}
          onChange={choose}
        />
        {leadsTo?.kind === 'link' && (
          <TextInput
            type="url"
            dir="ltr"
            label={t('url')}
            maxLength={500}
            value={leadsTo.url}
            onChange={({ currentTarget }) => lead({ kind: 'link', url: currentTarget.value })}
            onBlur={() => lead({ kind: 'link', url: addressOf(leadsTo.url) })}
          />
        )}
        {leadsTo && leadsTo.kind !== 'link' && (
          <Select
            label={t('event')}
            description={t('eventHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            comboboxProps={{ withinPortal: false }}
            allowDeselect={false}
            data={events.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(leadsTo.eventId)}
            onChange={(id) =>
              id &&
              lead(
                leadsTo.kind === 'ticket'
                  ? unchosen(Number(id))
                  : { ...leadsTo, eventId: Number(id) },
              )
            }
          />
        )}
      </div>
      {leadsTo?.kind === 'ticket' && <SoldField leadsTo={leadsTo} onChange={lead} />}
      {leadsTo && (
        <WordsField
          label={t('button')}
          language={language}
          maxLength={40}
          value={button}
          onChange={(next) => onChange({ button: next })}
        />
      )}
    </>
  );
}
