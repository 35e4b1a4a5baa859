import '../../../ui/styles/fields.css';
import { CloseButton, Select } from '@mantine/core';
import type { SessionSpeaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import type { SessionFormValues } from './editor.form-values.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './session-editor-form.module.css';

const roles = ['speaker', 'chair'] as const;

/** Who speaks and who chairs, in the order they are named. */
export function SessionEditorPeople({ values, set }: Fields<SessionFormValues>) {
  const t = useTranslations('agenda');
  const { speakers } = useAgendaFacts();
  const chosen = values.speakers;
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const rest = speakers.filter(({ id }) => !isChosen(id));
  const put = (next: readonly SessionSpeaker[]) => set('speakers', [...next]);
  return (
    <fieldset className={classes.group}>
      <legend>{t('fields.speakers')}</legend>
      <ul className={classes.lines}>
        {chosen.map((one) => (
          <li key={one.id}>
            <PersonLine
              one={one}
              onRole={(role) =>
                put(chosen.map((other) => (other.id === one.id ? { ...other, role } : other)))
              }
              onRemove={() => put(chosen.filter(({ id }) => id !== one.id))}
            />
          </li>
        ))}
      </ul>
      <Select
        aria-label={t('editor.addSpeaker')}
        placeholder={t('editor.addSpeaker')}
        searchable
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage={t('editor.noSpeaker')}
        data={rest.map(({ id, name, company }) => ({
          value: String(id),
          label: company ? t('editor.speakerOf', { name, company }) : name,
        }))}
        value={null}
        onChange={(id) => {
          if (id !== null) put([...chosen, { id: Number(id), role: 'speaker' }]);
        }}
      />
    </fieldset>
  );
}

interface PersonLineProps {
  one: SessionSpeaker;
  onRole: (role: SessionSpeaker['role']) => void;
  onRemove: () => void;
}

function PersonLine({ one, onRole, onRemove }: PersonLineProps) {
  const t = useTranslations('agenda.editor');
  const { speakerName } = useAgendaFacts();
  const name = speakerName(one.id);
  return (
    <div className={classes.line}>
      <span className={classes.grow}>{name}</span>
      <Select
        className={classes.role ?? ''}
        aria-label={t('roleOf', { name })}
        comboboxProps={{ withinPortal: false }}
        allowDeselect={false}
        data={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        value={one.role}
        onChange={(next) => onRole(roles.find((role) => role === next) ?? 'speaker')}
      />
      <CloseButton aria-label={t('removeSpeaker', { name })} onClick={onRemove} />
    </div>
  );
}
