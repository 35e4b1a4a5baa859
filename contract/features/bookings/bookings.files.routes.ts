import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Id } from '../../kernel/values.ts';
import { BookingToken } from './bookings.schema.ts';

const token = Type.Object({ token: BookingToken });

/** Files that answer a question. */
export const bookingsFilesRoutes = {
  'POST /api/booking/:token/files': {
    summary: 'Bring a file to answer with; it counts once the details name it as what was chosen',
    access: 'public',
    repeats: 'never',
    params: token,
    query: Type.Object({
      questionId: CommonId,
      placeId: Type.Optional(CommonId),
      name: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    upload: {
      types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
      maxBytes: 5_000_000,
    },
    replies: { 201: Type.Object({ id: Type.Integer(), name: Type.String() }) },
    limit: 'link',
    problems: [
      'files.not_a_picture',
      'bookings.file_not_what_it_says',
      'bookings.file_not_asked',
      'bookings.hold_ended',
      'bookings.not_from_here',
      'bookings.too_late_to_change',
      'too_many',
    ],
  },
  'GET /api/booking/:token/files/:fileId': {
    summary: 'A file of it, for who has its link',
    access: 'public',
    params: Type.Object({ token: BookingToken, fileId: CommonId }),
    download: 'application/octet-stream',
    replies: {},
    limit: 'link',
  },
  'GET /api/booking-files/:fileId': {
    summary: 'A file that was answered with, for organisers',
    access: 'admin',
    params: Type.Object({ fileId: Id('bookings.file') }),
    download: 'application/octet-stream',
    replies: {},
  },
} as const satisfies RouteTable;
