import { setTimeout as pause } from 'node:timers/promises';
import { type Client, openClient } from '../client.ts';
import { setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes, percentileOf } from '../figures.ts';
import { type OurSide, register, startOurs } from '../http/sides.ts';
import { fillWithPeople, terms } from '../people/crowd.ts';
import type { Result } from '../results.ts';
import { msOf } from '../timed.ts';

const people = 100_000;
const many = 300;
const rounds = 5;
const goal = 3;

interface Refused {
  status: number;
  retryAfter: string;
}

/** One person sends 300 searches at once, again and again, while another works on beside. */
export const measureCrowding = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const { client, ...place } = await setDatabase(endings);
    const ours = await startOurs(place);
    endings.push(ours.stop);
    await fillWithPeople(client, ours.organisationId, people);
    const other = await register(ours.origin, 'other');
    const [eager, calm] = [openClient(many), openClient(1)];
    endings.push(eager.close, calm.close);
    const work = () => workFor(calm.send, ours.origin, other.accessToken);
    const alone = await sampled(work, () => pause(3_000));
    const refused: Refused[] = [];
    let answered = 0;
    const beside = await sampled(work, async () => {
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(
          Array.from({ length: many }, () => search(eager.send, ours)),
        );
        refused.push(...answers.filter(({ status }) => status !== 200));
        answered += answers.filter(({ status }) => status === 200).length;
      }
    });
    return [ofTheOther(alone, beside), ofTheEager(answered, refused)];
  });

const search = async (send: Client, { origin, headers }: OurSide): Promise<Refused> => {
  const url = `${origin}/api/people?q=${terms.common}&sort=-joined`;
  const { status, headers: said } = await send({ url, headers });
  return { status, retryAfter: said['retry-after'] ?? 'none' };
};

const pages = ['/api/events', '/api/notifications', '/apps/todo/tasks', '/api/people'];

async function workFor(send: Client, origin: string, token: string): Promise<void> {
  for (const page of pages) {
    const { status } = await send({
      url: `${origin}${page}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`Whoever works beside is answered ${status} at ${page}.`);
  }
}

/** How long four pages one after another take, over and over while something else goes on. */
async function sampled(work: () => Promise<void>, meanwhile: () => Promise<unknown>) {
  const took: number[] = [];
  const state = { isOver: false };
  const over = meanwhile().finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) took.push(await msOf(work));
  await over;
  return took;
}

const said = (took: readonly number[]) =>
  `${inMs(percentileOf(took, 0.5))}, p95 ${inMs(percentileOf(took, 0.95))}`;

function ofTheOther(alone: readonly number[], beside: readonly number[]): Result {
  const ratio = percentileOf(beside, 0.5) / percentileOf(alone, 0.5);
  return {
    what: `Another’s four pages while one person sends ${rounds} × ${many} searches among ${inWholes(people)} at once, median against alone`,
    figure: ratio.toFixed(2),
    goal: `≤ ${goal}`,
    isReached: ratio <= goal,
    notes: `median ${said(beside)}; alone ${said(alone)}; none refused`,
  };
}

function ofTheEager(answered: number, refused: readonly Refused[]): Result {
  const by = new Map<string, number>();
  for (const { status, retryAfter } of refused) {
    const how = `${status}, retry-after ${retryAfter}`;
    by.set(how, (by.get(how) ?? 0) + 1);
  }
  const told = refused.every(({ status, retryAfter }) => status !== 500 && retryAfter !== 'none');
  return {
    what: `The ${inWholes(rounds * many)} searches themselves`,
    figure: `${inWholes(answered)} answered`,
    goal: 'each other one refused with retry-after',
    isReached: told && answered > 0,
    notes: [...by].map(([how, count]) => `${inWholes(count)} × ${how}`).join('; '),
  };
}
