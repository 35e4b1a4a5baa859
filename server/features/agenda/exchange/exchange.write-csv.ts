import { csvLine } from '../../../platform/csv.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Form } from './exchange.export.ts';

const head = ['code', 'kind', 'language', 'start', 'minutes', 'room', 'track', 'capacity'];

/** Every language a column, so that what goes out comes in again as it was. */
export const asCsv: Form = ({ event, sessions, parts }) => {
  const { languages } = event;
  const columns = [
    ...head,
    ...languages.map((language) => `title_${language}`),
    ...languages.map((language) => `abstract_${language}`),
    'speakers',
    'chairs',
    'join_url',
  ];
  const nameOf = (id: number) => parts.speakers.find((speaker) => speaker.id === id)?.name ?? '';
  const lines = sessions.map((session) => {
    const track = parts.tracks.find(({ id }) => id === session.trackId);
    const names = (role: string) =>
      session.speakers
        .filter((speaker) => speaker.role === role)
        .map(({ id }) => nameOf(id))
        .filter(Boolean)
        .join('; ');
    return csvLine([
      session.code,
      session.kind,
      session.language ?? '',
      session.startsAt ?? '',
      String(session.minutes),
      parts.rooms.find(({ id }) => id === session.roomId)?.name ?? '',
      track ? wordsIn(track.name, languages) : '',
      session.capacity === null ? '' : String(session.capacity),
      ...languages.map((language) => session.title[language] ?? ''),
      ...languages.map((language) => session.abstract[language] ?? ''),
      names('speaker'),
      names('chair'),
      session.joinUrl ?? '',
    ]);
  });
  return csvLine(columns) + lines.join('');
};
