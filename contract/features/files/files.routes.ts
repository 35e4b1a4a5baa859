import * as Type from 'typebox';
import { hues } from '../../kernel/drawn-picture.ts';
import type { RouteTable } from '../../kernel/route.ts';

const PictureName = Type.String({ pattern: '^[A-Za-z0-9_-]{22}\\.webp$' });

const PictureSize = Type.Literal('small', {
  description: 'For rows and cards; the whole picture where none is kept',
});

export const filesRoutes = {
  'GET /api/files/pictures/:name': {
    summary: 'A picture, for anyone who knows its name; names cannot be guessed',
    access: 'public',
    params: Type.Object({ name: PictureName }),
    query: Type.Object({ size: Type.Optional(PictureSize) }),
    download: 'image/webp',
    isNeverRefused: true,
    replies: {},
  },
  'GET /api/files/drawn': {
    summary: 'Initials on a colour, for people who have no picture of their own',
    access: 'public',
    query: Type.Object({
      hue: Type.Enum([...hues]),
      initials: Type.Optional(Type.String({ maxLength: 12, pattern: '^[^\\p{C}\\p{Z}]*$' })),
    }),
    download: 'image/svg+xml',
    isNeverRefused: true,
    replies: {},
  },
} as const satisfies RouteTable;
