import { randomBytes } from 'node:crypto';
import type { Encoder, EncoderKey } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEvent } from '../../events/index.ts';
import { requireStage } from '../stages.access.ts';
import { changing, deedAbout } from '../stages.service.ts';
import { deleteKey, findEncoder, hasEncoders, setKey } from './encoder.queries.ts';
import { encoderView } from './encoder.view.ts';

interface Which {
  eventId: number;
  stageId: number;
}

export async function readEncoder(
  work: Work,
  person: Person,
  { eventId, stageId }: Which,
): Promise<Encoder> {
  const event = await requireEvent(work.db, person, eventId);
  const stage = await requireStage(work.db, event, stageId);
  const row = await findEncoder(work.db, stage);
  const address = row && (await addressFor(work));
  return encoderView(stageId, { row, address, now: work.clock.now() });
}

const path = '/live';

/** Null: no encoder can come in. */
async function addressFor({ config, media }: Work): Promise<string | null> {
  if (!config.rtmp) return null;
  const port = await media.encoderPort().catch(() => {
    throw problem('stages.media_off');
  });
  if (port === null) return null;
  if (config.rtmp.address) return config.rtmp.address;
  const { publicUrl, rtmp } = config;
  const host = publicUrl ? new URL(publicUrl).hostname : rtmp.host.replace('0.0.0.0', 'localhost');
  return `rtmp://${host}${port === 1_935 ? '' : `:${port}`}${path}`;
}

/** Long enough that nobody finds one, short enough for a field. */
const keyBytes = 24;

/** Whoever sends with the one before is sent away within seconds. */
export async function makeKey(
  work: Work,
  person: Person,
  { eventId, stageId }: Which,
): Promise<EncoderKey> {
  await requireEvent(work.db, person, eventId);
  const address = await addressFor(work);
  const key = randomBytes(keyBytes).toString('base64url');
  return changing(work, person, eventId, async (tx, event) => {
    const stage = await requireStage(tx, event, stageId);
    await setKey(tx, stage, hashOfToken(key), work.clock.now());
    const row = await findEncoder(tx, stage);
    const encoder = encoderView(stageId, { row, address, now: work.clock.now() });
    return { deed: deedAbout('stages.key_made', stage), answer: { encoder, key } };
  });
}

export const removeKey = (
  work: Work,
  person: Person,
  { eventId, stageId }: Which,
): Promise<Encoder> =>
  changing(work, person, eventId, async (tx, event) => {
    const stage = await requireStage(tx, event, stageId);
    await deleteKey(tx, stage);
    const answer = encoderView(stageId, { row: null, address: null, now: work.clock.now() });
    return { deed: deedAbout('stages.key_removed', stage), answer };
  });

/** Encoders come by themselves: who listens for them is there as long as somebody has a key. */
export async function listenForEncoders({ config, db, media }: Work): Promise<void> {
  if (config.rtmp && (await hasEncoders(db))) await media.encoderPort();
}
