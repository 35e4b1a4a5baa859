import type { AgendaSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { edit, remove, type SessionFields, shift } from './agenda.edits.ts';
import { useAgendaFacts } from './agenda-facts.tsx';
import type { AgendaChanges } from './use-agenda-changes.ts';

type Place = Pick<SessionFields, 'roomId' | 'startsAt' | 'minutes'>;

const isSame = (name: string, before: unknown, after: unknown) =>
  name === 'startsAt' && typeof before === 'string' && typeof after === 'string'
    ? Date.parse(before) === Date.parse(after)
    : before === after;

const newOnes = (session: AgendaSession, fields: SessionFields): SessionFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isSame(name, session[name as keyof AgendaSession], value),
    ),
  );

/** What an organiser can do to sessions from the grid and the list, each with an undo. */
export function useAgendaDeeds({ apply }: Pick<AgendaChanges, 'apply'>) {
  const t = useTranslations('agenda.done');
  const facts = useAgendaFacts();
  const { id: eventId } = facts.event;

  /** Says where it is now; a move onto its own place is none. */
  const place = (session: AgendaSession, wanted: Place) => {
    const fields = newOnes(session, wanted);
    if (Object.keys(fields).length === 0) return;
    const now = { ...session, ...fields };
    const said =
      now.startsAt === null
        ? t('unplaced', { title: facts.titleOf(session) })
        : t('moved', {
            title: facts.titleOf(session),
            time: facts.dayAndTimeOf(now),
            room: facts.roomName(now.roomId),
          });
    apply(edit(eventId, [{ session, fields }]), said);
  };

  return {
    place,
    unplace: (session: AgendaSession) => place(session, { startsAt: null }),
    remove: (session: AgendaSession) =>
      apply(remove(eventId, session), t('removed', { title: facts.titleOf(session) })),
    shift: (sessions: readonly AgendaSession[], minutes: number) =>
      apply(shift(eventId, sessions, minutes), t('shifted', { count: sessions.length })),
    setTrack: (sessions: readonly AgendaSession[], trackId: number | null) => {
      const edits = sessions
        .filter((session) => session.trackId !== trackId)
        .map((session) => ({ session, fields: { trackId } }));
      if (edits.length > 0) apply(edit(eventId, edits), t('tracked', { count: edits.length }));
    },
  };
}
