import '../../../ui/styles/fields.css';
import { MultiSelect, NativeSelect } from '@mantine/core';
import type { MyEvent, OpenableParts, TicketKind, TicketOpens } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { IdChoice } from '../id-choice.tsx';
import classes from '../tickets.module.css';

interface OpensFieldsProps {
  event: MyEvent;
  parts: OpenableParts;
  kind: Exclude<TicketKind, 'booth' | 'sponsor'>;
  value: TicketOpens;
  onChange: (opens: TicketOpens) => void;
}

const all = ['all', 'chosen', 'nothing'] as const;
const mostSessions = 50;

/** What of the event lies open to who has it. */
export function OpensFields({ event, parts, kind, value, onChange }: OpensFieldsProps) {
  const t = useTranslations('tickets.opens');
  const words = useWords(event.languages);
  return (
    <div className={classes.fields}>
      <NativeSelect
        name="opens"
        label={t('label')}
        description={t(`hints.${kind}`)}
        data={all.map((what) => ({ value: what, label: t(`${kind}.${what}`) }))}
        value={value.what}
        onChange={({ currentTarget }) =>
          onChange({ ...value, what: currentTarget.value as TicketOpens['what'] })
        }
      />
      {value.what === 'chosen' && (
        <>
          <IdChoice
            legend={t('stages')}
            hint={t('stagesHint')}
            choices={parts.stages.map(({ id, name }) => ({ id, name: words(name) }))}
            value={value.stageIds}
            onChange={(stageIds) => onChange({ ...value, stageIds })}
          />
          <SessionChoice
            event={event}
            parts={parts}
            kind={kind}
            value={value}
            onChange={onChange}
          />
        </>
      )}
    </div>
  );
}

function SessionChoice({ event, parts, kind, value, onChange }: OpensFieldsProps) {
  const t = useTranslations('tickets.opens');
  const format = useFormatter();
  const words = useWords(event.languages);
  const { timeZone } = event;
  const labelOf = ({ title, startsAt }: OpenableParts['sessions'][number]): string => {
    if (startsAt === null) return words(title);
    const options = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } as const;
    return t('session', {
      title: words(title),
      time: format.dateTime(new Date(startsAt), options),
    });
  };
  const gone = value.sessionIds.filter((id) => parts.sessions.every((one) => one.id !== id));
  return (
    <MultiSelect
      label={t('sessions')}
      description={t(`sessionsHints.${kind}`)}
      searchable
      maxValues={mostSessions}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={t('noSession')}
      data={[
        ...parts.sessions.map((one) => ({ value: String(one.id), label: labelOf(one) })),
        ...gone.map((id) => ({ value: String(id), label: t('gone') })),
      ]}
      value={value.sessionIds.map(String)}
      onChange={(ids) => onChange({ ...value, sessionIds: ids.map(Number) })}
    />
  );
}
