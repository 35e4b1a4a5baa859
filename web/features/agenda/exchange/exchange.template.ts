import type { EventSetup } from '@plenum/contract';

interface Example {
  title: string;
  abstract: string;
  room: string;
  track: string;
  speaker: string;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

/** A table to fill in, with the columns of an export and one session as an example. */
export function csvTemplate(
  { languages, startsOn }: Pick<EventSetup, 'languages' | 'startsOn'>,
  example: Example,
): Blob {
  const cells: [string, string][] = [
    ['code', 'A1'],
    ['kind', 'talk'],
    ['language', languages[0] ?? ''],
    ['start', `${startsOn} 09:00`],
    ['minutes', '45'],
    ['room', example.room],
    ['track', example.track],
    ['capacity', ''],
    ...languages.map((tag): [string, string] => [`title_${tag}`, example.title]),
    ...languages.map((tag): [string, string] => [`abstract_${tag}`, example.abstract]),
    ['speakers', example.speaker],
    ['chairs', ''],
    ['join_url', ''],
  ];
  const [head, row] = [cells.map(([name]) => name), cells.map(([, value]) => value)];
  // The mark at the front is how spreadsheets know UTF-8.
  return new Blob(['\uFEFF', line(head), line(row)], { type: 'text/csv' });
}
