import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';

const PictureName = Type.String({ pattern: '^[A-Za-z0-9_-]{22}\\.webp$' });

export const filesRoutes = {
  'GET /api/files/pictures/:name': {
    summary: 'A picture, for whoever was told its name; nobody can guess one',
    access: 'public',
    params: Type.Object({ name: PictureName }),
    download: 'image/webp',
    isNeverRefused: true,
    replies: {},
  },
} as const satisfies RouteTable;
