import type { Import, ImportDetail, ImportKind } from '@plenum/contract';
import { expect } from 'vitest';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A file as an organiser sends it, and what they do with it then. */
export function importsOf(app: TestApp, admin: Actor, eventId: number) {
  const detail = async (importId: number) =>
    (await app.call('GET /api/imports/:importId', { token: admin.token, params: { importId } }))
      .body as ImportDetail;
  const send = async (kind: ImportKind, content: string | Uint8Array, name = 'table.csv') => {
    const answer = await app.call('POST /api/imports', {
      token: admin.token,
      query: { kind, eventId, name },
      file: { type: 'text/csv', bytes: Buffer.from(content) },
    });
    expect(answer.status, answer.text).toBe(201);
    await app.doJobs();
    return detail((answer.body as Import).id);
  };
  const step = async (
    deed: 'sheet' | 'check' | 'run' | 'undo',
    importId: number,
    body?: object,
  ) => {
    const answer = await app.call(`POST /api/imports/:importId/${deed}`, {
      token: admin.token,
      params: { importId },
      ...(body && { body }),
    });
    expect(answer.status, answer.text).toBe(202);
    await app.doJobs();
    return (await detail(importId)).import;
  };
  const bringIn = async (kind: ImportKind, text: string) => {
    const { import: one, uses } = await send(kind, text);
    await step('check', one.id, { uses });
    return step('run', one.id);
  };
  return { detail, send, step, bringIn };
}
