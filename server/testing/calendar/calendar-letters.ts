import ICAL from 'ical.js';
import { outgoingMail } from '../../features/email/outside/outside.outgoing.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

type Component = InstanceType<typeof ICAL.Component>;

const instantIn = (part: Component, name: string): string | null => {
  const time = part.getFirstPropertyValue(name) as { toJSDate(): Date } | null;
  return time && time.toJSDate().toISOString();
};

const partOf = (part: Component) => ({
  original: instantIn(part, 'recurrence-id'),
  start: instantIn(part, 'dtstart'),
  status: String(part.getFirstPropertyValue('status')),
  standing: String(part.getFirstProperty('attendee')?.getParameter('partstat')),
  isWhole: part.getFirstProperty('rrule') !== null,
});

/** The newest letter about somebody's calendar: its words, and what its file says to others' programs. */
export async function calendarLetter(app: TestApp, { person: { organisationId } }: Actor) {
  const row = await app.testDb.db.row<{ id: number }>(
    sql`select id from email_messages where organisation_id = ${organisationId}
        order by id desc limit 1`,
  );
  const outgoing = await outgoingMail(app.work, organisationId, row?.id ?? 0);
  const { subject, text, icalEvent } = outgoing?.mail ?? {};
  const { method, content } = icalEvent as { method: string; content: Buffer };
  const file = new ICAL.Component(ICAL.parse(content.toString()) as unknown[]);
  const parts = file.getAllSubcomponents('vevent').map(partOf);
  return { subject, text: text as string, method, parts };
}
