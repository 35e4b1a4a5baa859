import type { EncoderComplaint, EncoderFigures } from '@plenum/contract';
import { networkOf } from '../../../platform/http/limits.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { trustIn } from '../../../platform/http/proxies.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findPlanned } from '../../agenda/index.ts';
import { record } from '../../audit/index.ts';
import { dueOf } from '../following/following.rules.ts';
import { tellEventOf } from '../stages.live.ts';
import { aboutPass } from '../stages.pass.ts';
import { findStageAnywhere, lockStage } from '../stages.queries.ts';
import type { StageRow } from '../stages.rows.ts';
import { findEndedByPerson, findOpenRunOf } from '../stages.runs.queries.ts';
import { beginIn, endBecause, noteArrival, sendingPass } from '../stages.runs.ts';
import { deedAbout } from '../stages.service.ts';
import {
  type EncoderRow,
  findByKey,
  isStillHere,
  type Noted,
  setNoted,
} from './encoder.queries.ts';
import { nowView } from './encoder.view.ts';

/** Encoders come back by themselves: what a person ended is not begun again by one that does. */
const restMs = 5 * 60_000;

interface Where {
  /** Where it sends to; null: it stands by. */
  pass: string | null;
}

const keyOf = (key: string): Buffer => Buffer.from(key, 'base64url');
const hereItself = trustIn([
  { address: '127.0.0.0', bits: 8, family: 'ipv4' },
  { address: '::1', bits: 128, family: 'ipv6' },
]);

/** What the media process asks about encoders (decision 82). */
export function encoderAnswers(work: Work) {
  const isProxy = trustIn(work.config.proxies);

  /** Behind a proxy of ours everybody has its address: there a guesser would shut out all others. */
  const findBy = (key: string, address: string) => {
    const find = () => findByKey(work.db, keyOf(key));
    const network = networkOf(address);
    if (hereItself(network) || isProxy(network)) return find();
    return work.limits.guess('stage-key', network, find);
  };

  /** The one that came last; of another one is told once that has gone. */
  const isFirst = (encoder: EncoderRow, line: string): boolean =>
    encoder.line === line || !isStillHere(encoder, work.clock.now());

  return {
    letIn: async ({ key, line, network }: Line & { network: string }): Promise<boolean> => {
      const encoder = await findBy(key, network).catch((error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      });
      if (encoder)
        await note(work, encoder, { line, figures: null, complaint: null }, { isArrival: true });
      return encoder !== null;
    },

    start: async ({ key }: Line): Promise<Where> => {
      const encoder = await findByKey(work.db, keyOf(key));
      return { pass: encoder && (await beginOrGoOn(work, encoder)) };
    },

    report: async ({ key, line, figures, complaint, wantsPass }: Report): Promise<Where | null> => {
      const encoder = await findByKey(work.db, keyOf(key));
      if (!encoder) return null;
      if (!isFirst(encoder, line)) return { pass: null };
      await note(work, encoder, { line, figures, complaint });
      const { organisationId, stageId } = encoder;
      const run = wantsPass ? await findOpenRunOf(work.db, organisationId, stageId) : null;
      return { pass: run && (await sendingPass(work, work.db, run)) };
    },

    heard: async ({ pass, seconds }: { pass: string; seconds: number }): Promise<boolean> => {
      try {
        await noteArrival(work, aboutPass(pass), seconds);
        return true;
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'stages.over') return false;
        throw error;
      }
    },

    full: ({ pass }: { pass: string }) => endBecause(work, aboutPass(pass), 'storage_full'),

    gone: async ({ key, line }: Line) => {
      const encoder = await findByKey(work.db, keyOf(key));
      if (encoder?.line !== line) return;
      const complaint = lastsBeyond(encoder.complaint);
      await note(work, encoder, { line, figures: null, complaint }, { isHere: false });
    },
  };
}

interface Line {
  key: string;
  /** Which of those that come with this key. */
  line: string;
}

interface Report extends Line {
  figures: EncoderFigures | null;
  complaint: EncoderComplaint | null;
  wantsPass: boolean;
}

/** Why it was sent away is still to be read; what could have been better is not. */
const lastsBeyond = (complaint: EncoderComplaint | null) =>
  complaint === 'keyframes' || complaint === 'taken_over' ? null : complaint;

async function note(
  work: Work,
  encoder: EncoderRow,
  what: Pick<Noted, 'line' | 'figures' | 'complaint'>,
  { isHere = true, isArrival = false } = {},
): Promise<void> {
  const { organisationId, eventId, stageId } = encoder;
  const at = work.clock.now();
  const noted = { ...what, notedAt: at, isHere };
  if ((await setNoted(work.db, encoder, noted, isArrival)) === 0) return;
  const now = nowView(noted, at);
  work.hub.tell('stages.encoder', { eventId, stageId, now }, [adminsOf(organisationId)]);
}

/** Goes on with what is on; where nothing is, what is planned there now begins. */
const beginOrGoOn = (work: Work, { organisationId, stageId }: EncoderRow) =>
  work.transaction(async (tx) => {
    await lockStage(tx, organisationId, stageId);
    const stage = await findStageAnywhere(tx, organisationId, stageId);
    if (stage?.source !== 'encoder') return null;
    if (!(await findOpenRunOf(tx, organisationId, stageId))) {
      if (isLedByAgenda(stage) || (await wasJustEnded(work, tx, stage))) return null;
      await beginNow(work, tx, stage);
    }
    const run = await findOpenRunOf(tx, organisationId, stageId);
    return run && sendingPass(work, tx, run);
  });

/** Before the time of its session it stands by, as a studio does. */
const isLedByAgenda = ({ followsAgenda, roomId }: StageRow): boolean =>
  followsAgenda && roomId !== null;

async function wasJustEnded({ clock }: Work, tx: Tx, { organisationId, id }: StageRow) {
  const last = await findEndedByPerson(tx, organisationId, id);
  return last !== null && clock.now().getTime() - last.endedAt.getTime() < restMs;
}

async function beginNow(work: Work, tx: Tx, stage: StageRow): Promise<void> {
  const { organisationId, roomId, isRecorded } = stage;
  const now = work.clock.now();
  const planned = roomId === null ? [] : await findPlanned(tx, [{ ...stage, roomId }], now);
  const sessionId = dueOf(planned, new Set(), now)?.sessionId ?? null;
  await beginIn(work, tx, stage, { sessionId, isRecorded, personId: null, byAgenda: false });
  const nobody = { organisationId, id: null, network: '' };
  await record(tx, nobody, deedAbout('stages.begun_by_encoder', stage));
  await tellEventOf(tx, stage);
}
