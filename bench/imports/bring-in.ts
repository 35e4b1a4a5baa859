import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Import, ImportDetail } from '../../contract/index.ts';
import type { OurSide } from '../http/sides.ts';
import { residentBytes } from '../processes.ts';

const glanceMs = 20;

export interface BroughtIn {
  checkSeconds: number;
  runSeconds: number;
  /** The most the server held meanwhile. */
  mostBytes: number;
}

/** A file as an organiser brings it in: sent, read, tried out, and run until all of it is there. */
export async function bringIn(
  { origin, headers, child }: OurSide,
  eventId: number,
  file: string,
): Promise<BroughtIn> {
  let mostBytes = 0;
  const call = async <T>(method: string, path: string, body?: string, type?: string) => {
    const answer = await fetch(`${origin}/api/imports${path}`, {
      method,
      headers: {
        ...headers,
        ...(type && { 'content-type': type }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const json = 'application/json';
  const question = `?kind=people&name=people.csv&eventId=${eventId}`;
  const { id } = await call<Import>('POST', question, file, 'text/csv');
  const reach = async (state: Import['state']): Promise<ImportDetail> => {
    for (;;) {
      const detail = await call<ImportDetail>('GET', `/${id}`);
      mostBytes = Math.max(mostBytes, residentBytes(child.pid));
      if (detail.import.state === state) return detail;
      await pause(glanceMs);
    }
  };
  const { uses } = await reach('open');
  const checked = await secondsOf(async () => {
    await call('POST', `/${id}/check`, JSON.stringify({ uses }), json);
    await reach('checked');
  });
  const run = await secondsOf(async () => {
    await call('POST', `/${id}/run`, '{}', json);
    await reach('done');
  });
  return { checkSeconds: checked, runSeconds: run, mostBytes };
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
