import { randomUUID } from 'node:crypto';
import { pinLine, react, say } from '../../../features/chat/index.ts';
import { memberByName } from '../../../features/organisations/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { minutesBefore } from '../../before.ts';
import { demoPeople } from '../../people.ts';
import type { DemoLine } from './shape.ts';

/** Who talks in the demo, by name; each looked up once. */
export type Cast = (name: string) => Promise<Person>;

export function castOf(work: Work, organisationId: number): Cast {
  const known = new Map<string, Promise<Person>>();
  const find = async (name: string): Promise<Person> => {
    const found = await memberByName(work.db, organisationId, name);
    if (!found) throw new Error(`The demo has no ${name}.`);
    const role = demoPeople.find(({ fullName }) => fullName === name)?.role ?? 'client';
    return { id: found.id, organisationId, role, sessionId: 0, network: '' };
  };
  return (name) => {
    const person = known.get(name) ?? find(name);
    known.set(name, person);
    return person;
  };
}

/** Says the lines of one conversation as if at their time; the answer is the lines. */
export async function speak(
  work: Work,
  cast: Cast,
  conversationId: number,
  lines: readonly DemoLine[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { by, ago, text, under, met = {}, isPinned = false } of lines) {
    const then = minutesBefore(work, ago);
    const person = await cast(by);
    const thread = under === undefined ? {} : { threadId: ids[under] ?? 0 };
    const line = { clientId: randomUUID(), text, ...thread };
    const { id } = await say(then, person, conversationId, line);
    ids.push(id);
    const address = { conversationId, lineId: id };
    for (const [emoji, names] of Object.entries(met)) {
      for (const name of names) await react(then, await cast(name), address, { emoji, isOn: true });
    }
    if (isPinned) await pinLine(then, person, address, true);
  }
  return ids;
}
