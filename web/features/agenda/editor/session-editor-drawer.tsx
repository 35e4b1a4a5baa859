import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import type { AgendaSearch } from '../agenda.places.ts';
import classes from './session-editor-form.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface SessionEditorDrawerProps {
  work: AgendaWork;
  search: AgendaSearch;
}

const loadEditor = () => import('./session-editor.tsx');
const NewSessionEditor = lazy(async () => ({ default: (await loadEditor()).NewSessionEditor }));
const SessionEditor = lazy(async () => ({ default: (await loadEditor()).SessionEditor }));

/** One session with everything it has. */
export function SessionEditorDrawer({ work, search }: SessionEditorDrawerProps) {
  const t = useTranslations('agenda.editor');
  const leave = () => work.onAddress({ session: undefined, at: undefined, room: undefined });
  return (
    <EditorDrawer
      of={search.session === undefined ? undefined : search}
      size={600}
      title={(shown) => t(shown?.session === 'new' ? 'new' : 'edit')}
      onClose={leave}
    >
      {(shown, opening) => {
        if (shown.session === 'new') {
          const place = { startsAt: shown.at ?? null, roomId: Number(shown.room ?? 0) || null };
          return <NewSessionEditor key={opening} work={work} place={place} onDone={leave} />;
        }
        const session = work.sessions.find(({ id }) => String(id) === shown.session);
        if (!session) return <p className={classes.missing}>{t('missing')}</p>;
        const key = `${opening} ${session.id}`;
        return <SessionEditor key={key} work={work} session={session} onDone={leave} />;
      }}
    </EditorDrawer>
  );
}
