import { Readable } from 'node:stream';
import type { Download } from '@plenum/contract';
import { isRefusal, problem, ProblemError } from '../../../platform/http/problem.ts';
import { type Outbound, safeAddress } from '../../../platform/outbound/outbound.ts';
import type { Person } from '../../../platform/person.ts';
import { turnsOf } from '../../../platform/turns.ts';
import type { Work } from '../../../platform/work.ts';
import { drawFromElsewhere } from '../../files/index.ts';
import { requireCopy } from '../email.access.ts';
import { findPictureAddress } from '../email.copies.queries.ts';

/** What mail needs beyond what every service has. */
export interface EmailWork extends Work {
  outbound: Outbound;
}

const mostBytes = 5_000_000;
const patienceMs = 10_000;
const mostDetours = 3;
const inTurn = turnsOf({ atOnce: 20, most: 1_000, mostEach: 200 });

/** Who sent the mail learns this server's address and nothing of who reads it. */
export async function readPictureFromElsewhere(
  work: EmailWork,
  person: Person,
  { emailId, number }: { emailId: number; number: number },
): Promise<Download> {
  const copy = await requireCopy(work.db, person, emailId);
  const address = await findPictureAddress(work.db, copy, number);
  if (address === null) throw problem('not_found');
  await work.limits.spend('fetch', String(person.id));
  const drawn = await inTurn(String(person.id), () =>
    fetchPicture(work.outbound, address, String(person.id)),
  ).catch((error: unknown) => {
    if (error instanceof ProblemError && !isRefusal(error)) throw error;
    return null;
  });
  if (!drawn) throw problem('email.picture_unreachable');
  return { name: `picture-${number}.webp`, content: Readable.from([drawn]) };
}

async function fetchPicture(out: Outbound, address: string, whose: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(patienceMs);
  const tooLate = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('It took too long.'))),
  );
  return drawFromElsewhere(await Promise.race([follow(out, address, signal), tooLate]), whose);
}

/** Each address it is sent on to is looked at like the first. */
async function follow(out: Outbound, address: string, signal: AbortSignal): Promise<Buffer> {
  let next = address;
  for (let detours = 0; detours <= mostDetours; detours++) {
    const url = sealed(next);
    const target = await safeAddress(out, url.href);
    if (target === null) break;
    const bounds = { mostBytes, signal, accept: 'image/*' };
    const { status, location, body } = await out.get(url, target, bounds);
    if (status === 200) return body;
    if (status < 300 || status > 399 || location === null) break;
    next = new URL(location, url).href;
  }
  throw new Error('There is no picture.');
}

/** Nothing is fetched where others could read along. */
function sealed(address: string): URL {
  const url = new URL(address);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url;
}
