import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';

/** Signed, and of one run alone: who has it may watch, or send, for as long as it says. */
const pass = Type.String({ minLength: 20, maxLength: 300, pattern: '^[\\w.-]+$' });
const number = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const whole = 2_000_000_000;

const Piece = Type.Object({ seconds: Type.Number() });

const liveList = {
  summary: 'The list of what is live; held back until it has the part asked for',
  access: 'public',
  isNeverRefused: true,
  params: Type.Object({ pass }),
  query: Type.Object({
    _HLS_msn: Type.Optional(number(whole)),
    _HLS_part: Type.Optional(number(whole)),
  }),
  download: 'application/vnd.apple.mpegurl',
  replies: {},
  problems: ['stages.media_off'],
} as const;

const plainList = {
  summary: 'The same in whole segments, for crowds',
  access: 'public',
  isNeverRefused: true,
  params: Type.Object({ pass }),
  download: 'application/vnd.apple.mpegurl',
  replies: {},
  problems: ['stages.media_off'],
} as const;

const recordedList = {
  summary: 'The list of all that was recorded',
  access: 'public',
  isNeverRefused: true,
  params: Type.Object({ pass }),
  download: 'application/vnd.apple.mpegurl',
  replies: {},
  problems: ['stages.media_off'],
} as const;

const film = {
  summary: 'How the pieces of a film are to be read; the lists name it',
  access: 'public',
  isNeverRefused: true,
  params: Type.Object({ pass, film: number(1_000) }),
  download: 'video/mp4',
  replies: {},
  problems: ['stages.media_off'],
} as const;

const pieces = {
  summary: 'Pieces one after another; held back where the last one is the next to come',
  access: 'public',
  isNeverRefused: true,
  params: Type.Object({ pass, from: number(whole), to: number(whole) }),
  download: 'video/mp4',
  replies: {},
  problems: ['stages.media_off'],
} as const;

/** What carries the picture. Answered by the process beside the server (decision 58). */
export const stagesMediaRoutes = {
  'POST /live/:pass/:piece': {
    summary: 'One third of a second of picture and sound; the same number again changes nothing',
    access: 'public',
    repeats: 'same',
    isNeverRefused: true,
    params: Type.Object({ pass, piece: number(whole) }),
    upload: { types: ['application/octet-stream'], maxBytes: 2_000_000 },
    replies: { 200: Piece },
    problems: [
      'stages.over',
      'stages.taken_over',
      'stages.gap',
      'stages.no_picture',
      'stages.too_fast',
      'stages.media_off',
    ],
  },
  'GET /live/:pass/live.m3u8': liveList,
  'GET /live/:pass/plain.m3u8': plainList,
  'GET /live/:pass/recording.m3u8': recordedList,
  'GET /live/:pass/films/:film': film,
  'GET /live/:pass/pieces/:from/:to': pieces,
  'GET /live/:pass/sound/live.m3u8': {
    ...liveList,
    summary: 'The list of what is live for who hears it alone',
  },
  'GET /live/:pass/sound/plain.m3u8': { ...plainList, summary: 'The same in whole segments' },
  'GET /live/:pass/sound/recording.m3u8': {
    ...recordedList,
    summary: 'The list of all that was recorded for who hears it alone',
  },
  'GET /live/:pass/sound/films/:film': {
    ...film,
    summary: 'How the sound of a film is to be read',
  },
  'GET /live/:pass/sound/pieces/:from/:to': {
    ...pieces,
    summary: 'The sound of pieces, without their pictures',
  },
  'GET /live/:pass/films/:film/whole': {
    summary: 'A film of a recording as one file',
    access: 'public',
    isNeverRefused: true,
    params: Type.Object({ pass, film: number(1_000) }),
    download: 'video/mp4',
    replies: {},
    problems: ['stages.media_off'],
  },
} as const satisfies RouteTable;
