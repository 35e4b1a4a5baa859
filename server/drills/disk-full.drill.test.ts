import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CalendarImport,
  ChatsAndContacts,
  Conversation,
  Line,
  LinePage,
} from '@plenum/contract';
import { expect, it } from 'vitest';
import { newDisk } from './data-folder.ts';
import { fillUp } from './full-disk.ts';
import { expectFolder, preparedFolder } from './prepared-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { startServer } from './server-process.ts';
import { signIn } from './signed-in.ts';

prepareDrills();
expectFolder();

interface Said {
  status: number;
  body: unknown;
  problem: string | undefined;
}

interface Sent {
  type?: string;
  bytes?: Uint8Array;
  json?: unknown;
}

const sender =
  (address: string, token: string) =>
  async (method: string, path: string, { type, bytes, json }: Sent = {}): Promise<Said> => {
    const body = json === undefined ? bytes : JSON.stringify(json);
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      },
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
    const text = await answer.text();
    const read: unknown = text === '' ? null : JSON.parse(text);
    return {
      status: answer.status,
      body: read,
      problem: (read as { code?: string } | null)?.code,
    };
  };

const calendarOf = (entries: number) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:drill\r\n',
      ...Array.from(
        { length: entries },
        (_, at) =>
          `BEGIN:VEVENT\r\nUID:full-${at}\r\nDTSTART:20261201T090000Z\r\nSUMMARY:Entry ${at}\r\n` +
          `DESCRIPTION:${`${at} `.repeat(800)}\r\nEND:VEVENT\r\n`,
      ),
      'END:VCALENDAR\r\n',
    ].join(''),
  );

/** What uploads leave in the folder of files. */
const filesIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other));

it(
  'says that the disk is full, keeps nothing by halves, reads on, and writes again without a start',
  { timeout: 120_000 },
  async ({ skip, annotate }) => {
    const disk = newDisk('400m') ?? skip('a disk of its own takes the right to mount one');
    const dataDir = await preparedFolder(disk);
    const server = startServer({ dataDir, env: { DEMO: '1', ACCESS_TOKEN_SECONDS: '3600' } });
    const address = await server.ready;
    const send = sender(address, await signIn(address, 'admin@demo.com', 'admin'));
    const known = (await send('GET', '/apps/chat/chats-and-contacts')).body as ChatsAndContacts;
    const personIds = known.contacts.slice(0, 1).map((contact) => contact.id);
    const group = await send('POST', '/api/chat/conversations/groups', {
      json: { title: 'Full', personIds },
    });
    const { id } = group.body as Conversation;
    const lines = `/api/chat/conversations/${id}/lines`;
    const say = (text: string) =>
      send('POST', lines, { json: { text, clientId: crypto.randomUUID() } });
    const upload = () =>
      send('POST', `/api/chat/conversations/${id}/files?name=notes.txt`, {
        type: 'text/plain',
        bytes: Buffer.alloc(5_000_000, 'x'),
      });
    const bringIn = () =>
      send('POST', '/api/calendar/imports?apply=true', {
        type: 'text/calendar',
        bytes: calendarOf(500),
      });
    expect((await say('before')).status).toBe(201);

    const before = filesIn(dataDir);
    const filler = fillUp(dataDir);
    const uploads = await Promise.all([upload(), upload(), upload()]);
    expect(uploads.map(({ status, problem }) => [status, problem])).toEqual(
      uploads.map(() => [507, 'storage_full']),
    );
    expect(filesIn(dataDir)).toEqual(before);

    const imported = await bringIn();
    expect([507, 503]).toContain(imported.status);
    const said: string[] = [];
    let refused = 0;
    for (let at = 0; at < 60; at++) {
      const answer = await say(`line ${at} ${'x'.repeat(3_000)}`);
      if (answer.status === 201) said.push((answer.body as Line).text);
      else {
        expect([507, 503], JSON.stringify(answer.body)).toContain(answer.status);
        refused += 1;
      }
    }
    const readWhileFull = await send('GET', lines);

    rmSync(filler);
    await expect.poll(async () => (await say('after')).status, { timeout: 30_000 }).toBe(201);
    expect((await upload()).status).toBe(201);
    const again = await bringIn();
    expect(again.status).toBe(200);
    expect((again.body as CalendarImport).created).toBe(500);
    const kept = new Set<string>();
    let older = '';
    for (;;) {
      const { body } = await send('GET', `${lines}${older}`);
      const page = (body as LinePage).lines;
      for (const { text } of page) kept.add(text);
      const [first] = page;
      if (!first || first.sequence <= 1) break;
      older = `?before=${first.sequence}`;
    }
    expect(said.filter((text) => !kept.has(text))).toEqual([]);
    await annotate(
      `Full: 3 uploads 507, an import ${imported.status}, ${said.length} of 60 lines kept, ` +
        `${refused} refused, reading ${readWhileFull.status}; all of it again once there was room.`,
    );
  },
);
