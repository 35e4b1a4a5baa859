import type { AgendaSession, EventSetup, Speaker, Texts, Track } from '@plenum/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { wordsIn } from '../../platform/i18n/words.ts';
import { spanOf } from './agenda.clashes.ts';

type Setup = Pick<
  EventSetup,
  'id' | 'timeZone' | 'startsOn' | 'endsOn' | 'languages' | 'rooms' | 'tracks'
>;

type SpeakerName = Pick<Speaker, 'id' | 'name' | 'company'>;

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndClock = { weekday: 'short', ...clock } as const;

/** Without the half of the day, for where there is little room and an axis tells it. */
function briefRange(locale: string, timeZone: string) {
  const format = new Intl.DateTimeFormat(locale, { ...clock, timeZone });
  return (from: number, to: number) =>
    format
      .formatRangeToParts(from, to)
      .filter(({ type }) => type !== 'dayPeriod')
      .map(({ value }) => value)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
}

/** Names and times of the agenda's parts in the reader's words. */
function useFactsOf(event: Setup, speakers: readonly SpeakerName[]) {
  const t = useTranslations('agenda');
  const format = useFormatter();
  const locale = useLocale();
  return useMemo(() => {
    const { timeZone } = event;
    const words = (texts: Texts) => wordsIn(texts, [locale, ...event.languages]);
    const rooms = new Map(event.rooms.map((room) => [room.id, room.name]));
    const tracks = new Map(event.tracks.map((track) => [track.id, track]));
    const names = new Map(speakers.map(({ id, name }) => [id, name]));
    const brief = briefRange(locale, timeZone);
    const range = (session: Pick<AgendaSession, 'startsAt' | 'minutes'>, how: typeof clock) => {
      const span = spanOf(session);
      if (!span) return t('unplaced');
      return format.dateTimeRange(new Date(span.from), new Date(span.to), { ...how, timeZone });
    };
    const speakerName = (id: number) => names.get(id) ?? t('speakerUnknown');
    return {
      event,
      speakers,
      words,
      titleOf: ({ title }: { title: Texts }) => words(title) || t('untitled'),
      roomName: (id: number | null) =>
        id === null ? t('noRoom') : (rooms.get(id) ?? t('roomGone')),
      trackOf: (id: number | null): Track | undefined => (id === null ? undefined : tracks.get(id)),
      speakerName,
      speakersOf: (session: AgendaSession) =>
        session.speakers.map(({ id }) => speakerName(id)).join(', '),
      /** 10:00 – 10:45, as the clocks at the event show it. */
      timeOf: (session: Pick<AgendaSession, 'startsAt' | 'minutes'>) => range(session, clock),
      briefTimeOf: (session: Pick<AgendaSession, 'startsAt' | 'minutes'>) => {
        const span = spanOf(session);
        return span ? brief(span.from, span.to) : t('unplaced');
      },
      dayAndTimeOf: (session: Pick<AgendaSession, 'startsAt' | 'minutes'>) =>
        range(session, dayAndClock),
      momentOf: (instant: string) =>
        format.dateTime(new Date(instant), { ...dayAndClock, timeZone }),
      hourAt: (instant: number) =>
        format.dateTime(new Date(instant), { hour: 'numeric', minute: '2-digit', timeZone }),
    };
  }, [event, speakers, locale, format, t]);
}

export type AgendaFacts = ReturnType<typeof useFactsOf>;

const Facts = createContext<AgendaFacts | null>(null);

interface AgendaFactsProviderProps {
  event: Setup;
  speakers: readonly SpeakerName[];
  children: ReactNode;
}

export function AgendaFactsProvider({ event, speakers, children }: AgendaFactsProviderProps) {
  const facts = useFactsOf(event, speakers);
  return <Facts value={facts}>{children}</Facts>;
}

export function useAgendaFacts(): AgendaFacts {
  const facts = useContext(Facts);
  if (!facts) throw new Error('The agenda is shown outside of its event.');
  return facts;
}
