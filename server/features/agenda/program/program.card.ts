import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Download, Language, ProgramSpeaker } from '@plenum/contract';
import { keepLatest } from '../../../platform/kept/latest.ts';
import { hasTypesetter } from '../../../platform/papers/typesetter.ts';
import type { Work } from '../../../platform/work.ts';
import { type EventWords, findTracks, wordsOfEvent } from '../../events/index.ts';
import { drawCard } from '../../files/index.ts';
import { requirePublished } from '../agenda.access.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { speakersOf, timeOf } from './program.facts.ts';

/** As long as an event has none of its own. */
const usualAccent = '#3f47bd';
const mostFaces = 4;

/** The same card is drawn once, however many ask. */
const kept = keepLatest<Promise<Uint8Array>>(100);

async function contentOf(
  { db }: Work,
  about: EventWords,
  session: PublishedSession,
  speakers: readonly ProgramSpeaker[],
) {
  const { event, words, language, head } = about;
  const tracks = await findTracks(db, event.organisationId, event.id);
  const track = tracks.find(({ id }) => id === session.trackId);
  const shown = speakers.slice(0, mostFaces);
  const more = speakers.length - shown.length;
  return {
    language,
    over: event.name,
    title: words(session.title),
    lines: [timeOf(session, event.timeZone, language)].filter(Boolean),
    mark: track ? { text: words(track.name), colour: track.colour } : null,
    names: [shown.map(({ name }) => name).join(', '), more > 0 && `+${more}`]
      .filter(Boolean)
      .join(' '),
    accent: head.accent ?? usualAccent,
    faces: shown.flatMap(({ picture }) => picture ?? []),
  };
}

const markOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/** The whole address of the card, which is another one once it shows something else; null: none can be drawn. */
export async function cardAddress(
  work: Work,
  about: EventWords,
  session: PublishedSession,
  speakers: readonly ProgramSpeaker[],
): Promise<string | null> {
  if (!hasTypesetter()) return null;
  const mark = markOf(await contentOf(work, about, session, speakers));
  const { home, event, language } = about;
  const query = new URLSearchParams({ language, mark });
  return `${home}/api/e/${event.slug}/sessions/${session.id}/card?${query.toString()}`;
}

export async function readCard(
  work: Work,
  { slug, sessionId }: { slug: string; sessionId: number },
  { language, mark }: { language?: Language; mark?: string },
): Promise<Download> {
  const about = await wordsOfEvent(work, slug, language ?? null);
  const { session } = await requirePublished(work.db, about.event, sessionId);
  const content = await contentOf(work, about, session, await speakersOf(work, about, session));
  const now = markOf(content);
  const whose = String(about.event.organisationId);
  const drawn = await drawnOnce(`${whose} ${now}`, () => drawCard(work, content, whose));
  return {
    name: `${slug}-${sessionId}.png`,
    content: Readable.from([Buffer.from(drawn)]),
    isForEver: mark === now,
  };
}

function drawnOnce(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const drawing = kept.get(key, draw);
  drawing.catch(() => kept.forget(key));
  return drawing;
}
