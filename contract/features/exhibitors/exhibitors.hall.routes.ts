import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Ask,
  AskInput,
  Hall,
  HallBoothPage,
  MyHall,
  SeenBooths,
  StaffOnline,
  VisitBeat,
} from './exhibitors.hall.schema.ts';
import { PartId } from './exhibitors.schema.ts';

const eventId = Id('events.event');
const exhibitorId = Id('exhibitors.exhibitor');
const params = Type.Object({ eventId });
const boothParams = Type.Object({ eventId, exhibitorId });

/** For everyone who takes part in the event. */
export const exhibitorsHallRoutes = {
  'GET /api/events/:eventId/hall': {
    summary: 'The floor; the same for everyone',
    access: 'signed-in',
    params,
    replies: { 200: Hall },
  },
  'GET /api/events/:eventId/hall/mine': {
    summary: 'Booths I saved, visited, and that hold my card',
    access: 'signed-in',
    params,
    replies: { 200: MyHall },
  },
  'GET /api/events/:eventId/hall/online': {
    summary: 'Which booths have staff here now',
    access: 'signed-in',
    params,
    replies: { 200: StaffOnline },
  },
  'POST /api/events/:eventId/hall/seen': {
    summary: 'Booths that were in my sight on the floor; each counts once a day',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: SeenBooths,
    replies: { 202: Empty },
  },
  'GET /api/events/:eventId/hall/:exhibitorId': {
    summary: 'A booth',
    access: 'signed-in',
    params: boothParams,
    replies: { 200: HallBoothPage },
  },
  'POST /api/events/:eventId/hall/:exhibitorId/visit': {
    summary: 'I am at the booth; one visit a person and day, with the time spent',
    access: 'signed-in',
    repeats: 'same',
    params: boothParams,
    body: VisitBeat,
    replies: { 202: Empty },
  },
  'PUT /api/events/:eventId/hall/:exhibitorId/saved': {
    summary: 'Save a booth for later',
    access: 'signed-in',
    repeats: 'once',
    whileActing: true,
    params: boothParams,
    replies: { 200: MyHall },
  },
  'DELETE /api/events/:eventId/hall/:exhibitorId/saved': {
    summary: 'Save a booth no longer',
    access: 'signed-in',
    repeats: 'once',
    whileActing: true,
    params: boothParams,
    replies: { 200: MyHall },
  },
  'GET /api/events/:eventId/hall/:exhibitorId/documents/:documentId': {
    summary: 'A document of a booth; counted once a person',
    access: 'signed-in',
    whileActing: false,
    params: Type.Object({ eventId, exhibitorId, documentId: PartId }),
    download: 'application/octet-stream',
    replies: {},
  },
  'GET /api/events/:eventId/hall/:exhibitorId/asks': {
    summary: 'What I asked this booth, and its answers',
    access: 'signed-in',
    whileActing: false,
    params: boothParams,
    replies: { 200: Type.Array(Ask) },
  },
  'POST /api/events/:eventId/hall/:exhibitorId/asks': {
    summary: 'Ask the staff; they see who asks',
    access: 'signed-in',
    repeats: 'once',
    params: boothParams,
    body: AskInput,
    replies: { 201: Type.Array(Ask) },
  },
} as const satisfies RouteTable;
