import { Button } from '@mantine/core';
import type { AgendaSession } from '@plenum/contract';
import { IconRoute, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { add, edit } from '../agenda.edits.ts';
import { draft } from '../agenda.live.ts';
import { blankSession, formValuesOf, type SessionFormValues, tidy } from './editor.form-values.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { SessionEditorFiles } from './session-editor-files.tsx';
import { SessionEditorForm } from './session-editor-form.tsx';
import type { AgendaWork } from '../use-agenda-work.ts';
import { useSessionRules } from './use-session-rules.ts';

interface EditorProps {
  work: AgendaWork;
  onDone: () => void;
}

interface NewSessionEditorProps extends EditorProps {
  place: { startsAt: string | null; roomId: number | null };
  /** It is added, and another is to be typed. */
  onMore: () => void;
}

export function NewSessionEditor({ work, place, onDone, onMore }: NewSessionEditorProps) {
  const t = useTranslations('agenda');
  const { event, titleOf } = useAgendaFacts();
  const { refuse, ...rules } = useSessionRules();
  const [initial] = useState(() => blankSession(place));
  const wantsMore = useRef(false);
  const form = useContractForm<SessionFormValues>({
    ...rules,
    initial,
    send: async (values) => {
      const fault = refuse(values);
      if (fault) return fault;
      const said = t('done.added', { title: titleOf(values) });
      await work.changes.save(add(event.id, tidy(values)), said);
      form.leave(wantsMore.current ? onMore : onDone);
      return {};
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    wantsMore.current = event.nativeEvent.submitter?.getAttribute('name') === 'more';
    return form.submit(event);
  };
  return (
    <SessionEditorForm
      form={{ ...form, submit }}
      work={work}
      saveLabel={t('editor.add')}
      extra={
        <Button type="submit" name="more" variant="default" disabled={form.busy}>
          {t('editor.more')}
        </Button>
      }
    />
  );
}

interface SessionEditorProps extends EditorProps {
  session: AgendaSession;
}

export function SessionEditor({ work, session, onDone }: SessionEditorProps) {
  const t = useTranslations('agenda');
  const { event, titleOf } = useAgendaFacts();
  const client = useQueryClient();
  const { id } = session;
  const form = useEditor<AgendaSession, SessionFormValues>({
    ...useSessionRules(),
    known: session,
    valuesOf: formValuesOf,
    draft: `agenda.${id}`,
    tidy,
    save: async (fields, from, values) => {
      const change = edit(event.id, [{ session: from, fields }]);
      const said = t('done.saved', { title: titleOf(values) });
      const sessions = (await work.changes.save(change, said)).flatMap((one) => one.sessions);
      return sessions.find((one) => one.id === id) ?? from;
    },
    readAgain: async () => {
      const agenda = await client.query({ ...draft.options(event.id), staleTime: 0 });
      return agenda.sessions.find((one) => one.id === id) ?? session;
    },
    onSaved: () => form.leave(onDone),
  });
  const leaveTo = (go: (session: AgendaSession) => void) => {
    form.leave(onDone);
    go(session);
  };
  return (
    <SessionEditorForm
      form={form}
      work={work}
      session={session}
      saveLabel={t('editor.save')}
      files={<SessionEditorFiles session={session} />}
      extra={
        <>
          {session.startsAt && (
            <Button
              variant="subtle"
              leftSection={<IconRoute size={16} />}
              onClick={() => leaveTo(work.plan)}
            >
              {t('editor.plan')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => leaveTo(work.deeds.remove)}
          >
            {t('editor.remove')}
          </Button>
        </>
      }
    />
  );
}
