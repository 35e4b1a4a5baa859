import type { AudioFormat, VideoFormat } from './piece.ts';

/** One fragment as it stands on the disk. */
export interface Part {
  film: number;
  offset: number;
  length: number;
  seconds: number;
  isKey: boolean;
  /** When its first piece arrived, and so where it is on everybody's clock; milliseconds. */
  at: number;
  sending: number;
  piece: number;
}

export interface FilmLine {
  film: number;
  head: number;
  video: VideoFormat;
  audio: AudioFormat | null;
}

export interface EndLine {
  end: number;
}

export type Line = Part | FilmLine | EndLine;

/** What is written down of a run, a line each. A last line that was cut off is as if it had not been. */
export const linesOf = (text: string): Line[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

export const isPart = (line: Line): line is Part => 'offset' in line;
export const isFilm = (line: Line): line is FilmLine => 'head' in line;
export const isEnd = (line: Line): line is EndLine => 'end' in line;
