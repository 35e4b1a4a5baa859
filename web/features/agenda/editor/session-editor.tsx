import { Button } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { IconRoute, IconTrash } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { add, edit } from '../agenda.edits.ts';
import {
  blankSession,
  changedFields,
  formValuesOf,
  type SessionFormValues,
  tidy,
} from './editor.form-values.ts';
import { versionFrom } from '../agenda.own.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { SessionEditorFiles } from './session-editor-files.tsx';
import { SessionEditorForm } from './session-editor-form.tsx';
import { SessionEditorMeanwhile } from './session-editor-meanwhile.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';

interface EditorProps {
  work: AgendaWork;
  onDirty: (isDirty: boolean) => void;
  /** Closes without asking: everything is saved. */
  onDone: () => void;
}

interface NewSessionEditorProps extends EditorProps {
  place: { startsAt: string | null; roomId: number | null };
}

export function NewSessionEditor({ work, place, onDirty, onDone }: NewSessionEditorProps) {
  const t = useTranslations('agenda');
  const { event, titleOf } = useAgendaFacts();
  const [initial] = useState(() => blankSession(place));
  const save = async (values: SessionFormValues) => {
    await work.changes.save(
      add(event.id, tidy(values)),
      t('done.added', { title: titleOf(values) }),
    );
    onDone();
  };
  return (
    <SessionEditorForm
      initial={initial}
      work={work}
      session={null}
      submitLabel={t('editor.add')}
      onDirty={onDirty}
      onSave={save}
    />
  );
}

interface SessionEditorProps extends EditorProps {
  session: AgendaSession;
}

export function SessionEditor({ work, session, onDirty, onDone }: SessionEditorProps) {
  const t = useTranslations('agenda');
  const { event, titleOf } = useAgendaFacts();
  const [base, setBase] = useState(session);
  const [isDirty, setIsDirty] = useState(false);
  // What others change appears at once, but never under the hands of who is writing.
  if (session !== base && !isDirty) setBase(session);
  const isMine = versionFrom(base) >= session.version;

  const tellDirty = useCallback(
    (next: boolean) => {
      setIsDirty(next);
      onDirty(next);
    },
    [onDirty],
  );
  const initial = formValuesOf(base);
  const save = async (values: SessionFormValues) => {
    const fields = changedFields(initial, tidy(values));
    if (Object.keys(fields).length > 0) {
      // Written onto what is shown: what others changed is told above the form.
      const change = edit(event.id, [{ session, fields }]);
      await work.changes.save(change, t('done.saved', { title: titleOf(values) }));
    }
    onDone();
  };
  const remove = () => {
    onDone();
    work.deeds.remove(session);
  };
  const plan = () => {
    onDone();
    work.plan(session);
  };
  return (
    <SessionEditorForm
      key={`${base.id} ${base.version}`}
      initial={initial}
      work={work}
      session={session}
      submitLabel={t('editor.save')}
      lead={
        isMine ? null : (
          <SessionEditorMeanwhile
            before={base}
            after={session}
            onTake={() => {
              tellDirty(false);
              setBase(session);
            }}
          />
        )
      }
      files={<SessionEditorFiles session={session} />}
      extra={
        <>
          {session.startsAt && (
            <Button variant="subtle" leftSection={<IconRoute size={16} />} onClick={plan}>
              {t('editor.plan')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={remove}
          >
            {t('editor.remove')}
          </Button>
        </>
      }
      onDirty={tellDirty}
      onSave={save}
    />
  );
}
