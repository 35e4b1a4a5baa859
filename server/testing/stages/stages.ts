import type { Stage } from '@plenum/contract';
import { piecesOf } from '../../../media/testing/a-piece.ts';
import { writeCaptions } from '../../features/stages/replay/replay.captions.ts';
import { writeChapters } from '../../features/stages/replay/replay.chapters.ts';
import { beginRun } from '../../features/stages/stages.runs.ts';
import { setClosed, setEnded } from '../../features/stages/stages.runs.queries.ts';
import { insertViewers, noteMinute } from '../../features/stages/stages.viewers.queries.ts';
import { addStage } from '../../features/stages/stages.service.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

export { piecesOf };

const usual = {
  name: { en: 'Main stage' },
  roomId: null,
  source: 'studio',
  address: null,
} as const;

/** Made by the service itself, for who has no token at hand. */
export const newStage = (app: TestApp, { person }: Pick<Actor, 'person'>, eventId: number) =>
  addStage(app.work, person, eventId, usual);

export async function newRun(app: TestApp, organiser: Pick<Actor, 'person'>, eventId: number) {
  const { id } = await newStage(app, organiser, eventId);
  const input = { sessionId: null, isRecorded: true };
  const stage = await beginRun(app.work, organiser.person, eventId, id, input);
  return stage.run?.id ?? 0;
}

interface Watched {
  eventId: number;
  sessionId: number;
  by: readonly Actor[];
  at: Date;
  viewers: number;
}

/** As if people had watched a session of another source live. */
export async function aWatchedRun(
  app: TestApp,
  organiser: Pick<Actor, 'person'>,
  { eventId, sessionId, by, at, viewers }: Watched,
) {
  const { id: stageId } = await newStage(app, organiser, eventId);
  const input = { sessionId, isRecorded: false };
  const stage = await beginRun(app.work, organiser.person, eventId, stageId, input);
  const run = { organisationId: organiser.person.organisationId, id: stage.run?.id ?? 0 };
  const personIds = by.map(({ person }) => person.id);
  await insertViewers(app.testDb.db, run, personIds, at);
  await noteMinute(app.testDb.db, run, at, viewers);
}

/** As if a minute had been sent and closed. */
export async function newRecording(
  app: TestApp,
  organiser: Pick<Actor, 'person'>,
  eventId: number,
) {
  const id = await newRun(app, organiser, eventId);
  const { organisationId } = organiser.person;
  const at = app.clock.now();
  const run = { organisationId, id };
  await setEnded(app.testDb.db, run, { by: 'by_person', at, isShown: true, isClosed: true });
  await setClosed(app.testDb.db, run, { seconds: 60, bytes: 1_000, films: 1 });
  return id;
}

/** A recording with captions in English and chapters, each written once. */
export async function newReplay(app: TestApp, { person }: Pick<Actor, 'person'>, eventId: number) {
  const runId = await newRecording(app, { person }, eventId);
  const cues = [{ from: 1, until: 2, text: 'Good morning' }];
  await writeCaptions(app.work, person, { eventId, runId, language: 'en' }, { version: 0, cues });
  const chapters = [{ at: 0, title: { en: 'Welcome' } }];
  await writeChapters(app.work, person, eventId, runId, { version: 0, chapters });
  return runId;
}

export interface Begun {
  stage: Stage;
  runId: number;
  /** Where pieces go. */
  address: string;
}

/** A stage that waits for its picture, and where that is sent. */
export async function aRun(app: TestApp, admin: Actor, eventId: number, isRecorded = true) {
  const { id } = await newStage(app, admin, eventId);
  const { token } = admin;
  const { body } = await app.call('POST /api/events/:eventId/stages/:stageId/runs', {
    token,
    params: { eventId, stageId: id },
    body: { sessionId: null, isRecorded },
  });
  const stage = body as Stage;
  const runId = stage.run?.id ?? 0;
  return { stage, runId, address: await sendingOf(app, admin, eventId, runId) } satisfies Begun;
}

export async function sendingOf(app: TestApp, { token }: Actor, eventId: number, runId: number) {
  const { body } = await app.call('POST /api/events/:eventId/runs/:runId/sending', {
    token,
    params: { eventId, runId },
  });
  return `/live/${(body as { pass: string }).pass}`;
}

export const sendPiece = (app: TestApp, address: string, number: number, bytes: Uint8Array) =>
  app.http.inject({
    method: 'POST',
    url: `${address}/${number}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });

/** All of them in order; the answers' statuses. */
export async function sendPieces(app: TestApp, address: string, count: number, first = 0) {
  const statuses: number[] = [];
  for (const [index, bytes] of piecesOf(count, first).entries()) {
    statuses.push((await sendPiece(app, address, first + index, bytes)).statusCode);
  }
  return statuses;
}
