import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { type AgendaDay, nextStart } from '../agenda.days.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import type { AgendaSearch } from '../agenda.places.ts';
import classes from './session-editor-form.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface SessionEditorDrawerProps {
  work: AgendaWork;
  days: readonly AgendaDay[];
  search: AgendaSearch;
}

const loadEditor = () => import('./session-editor.tsx');
const NewSessionEditor = lazy(async () => ({ default: (await loadEditor()).NewSessionEditor }));
const SessionEditor = lazy(async () => ({ default: (await loadEditor()).SessionEditor }));

const isNew = (session: string | undefined) => session === 'new' || session === 'next';

/** One session with everything it has. */
export function SessionEditorDrawer({ work, days, search }: SessionEditorDrawerProps) {
  const t = useTranslations('agenda.editor');
  const { event } = useAgendaFacts();
  const [added, setAdded] = useState(0);
  const nextPlace = () => ({
    startsAt: days[0] ? nextStart(work.sessions, days[0]) : null,
    roomId: event.rooms[0]?.id ?? null,
  });
  const leave = () => {
    setAdded(0);
    work.onAddress({ session: undefined, at: undefined, room: undefined });
  };
  return (
    <EditorDrawer
      of={search.session === undefined ? undefined : search}
      size={600}
      title={(shown) => t(isNew(shown?.session) ? 'new' : 'edit')}
      onClose={leave}
    >
      {(shown, opening) => {
        if (isNew(shown.session)) {
          const isNext = shown.session === 'next' || added > 0;
          const place = { startsAt: shown.at ?? null, roomId: Number(shown.room ?? 0) || null };
          return (
            <NewSessionEditor
              key={`${opening} ${added}`}
              work={work}
              place={isNext ? nextPlace() : place}
              onDone={leave}
              onMore={() => setAdded(added + 1)}
            />
          );
        }
        const session = work.sessions.find(({ id }) => String(id) === shown.session);
        if (!session) return <p className={classes.missing}>{t('missing')}</p>;
        const key = `${opening} ${session.id}`;
        return <SessionEditor key={key} work={work} session={session} onDone={leave} />;
      }}
    </EditorDrawer>
  );
}
