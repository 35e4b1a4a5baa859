import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, statementOf } from './platform/db/sql.ts';
import { anAdmin } from './testing/builders.ts';
import { columnsNamingPeople } from './testing/shown/columns-naming-people.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const secret = 'opens something: whoever had the copy would have the key';
const elsewhere = 'says nothing that another chapter does not say';
const about = 'belongs to the person it is about, and stands in their copy';
const work =
  'says who did something for the organisation: its records, and the audit trail, say what';

/** Columns that name a person and are in no chapter, by why. */
const notIn: Readonly<Record<string, readonly string[]>> = {
  [secret]: [
    'accounts_links.made_by',
    'accounts_links.person_id',
    'accounts_recovery_codes.person_id',
    'accounts_tickets.person_id',
    'repeat_keys.person_id',
  ],
  [elsewhere]: [
    'chat_conversations.asker_id',
    'chat_conversations.created_by',
    'chat_conversations.high_id',
    'chat_conversations.low_id',
    'email_recipients.person_id',
    'notifications_letters.person_id',
    'profiles_found.person_id',
    'profiles_words.person_id',
    'questions_asked.person_id',
  ],
  [about]: [
    'accounts_sessions.acted_by',
    'chat_mentions.person_id',
    'chat_requests.taken_by',
    'dropcards.assignee_id',
    'exhibitors_invited.invited_by',
    'moderation_cases.settled_by',
    'moderation_measures.appeal_answered_by',
    'moderation_measures.by_id',
  ],
  [work]: [
    'agenda_changes.person_id',
    'agenda_versions.published_by',
    'bookings_changes.person_id',
    'bookings_checks.person_id',
    'bookings_letters.person_id',
    'bookings_waiting_changes.person_id',
    'events_announcements.created_by',
    'help_articles.changed_by',
    'help_versions.changed_by',
    'imports.doer',
    'imports.made_by',
    'invoices_changes.person_id',
    'invoices_mails.person_id',
    'payments_changes.person_id',
    'payments_statements.person_id',
    'shop_order_changes.person_id',
    'stages_runs.began_by',
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Every statement that the copy of one's data is made with. */
async function statementsOfCopy(): Promise<string[]> {
  const { token } = await anAdmin(app);
  await app.call('POST /api/accounts/exports', { token });
  const { db } = app.work;
  const { row, rows } = db;
  const asked: string[] = [];
  const noted = (query: Sql) => {
    asked.push(statementOf(query).text);
    return query;
  };
  db.row = (query) => row(noted(query));
  db.rows = (query) => rows(noted(query));
  await app.doJobs();
  Object.assign(db, { row, rows });
  return asked;
}

test('in the copy of one’s data is every column that names a person, or it is said why not', async () => {
  const asked = await statementsOfCopy();
  const isIn = (name: string) => {
    const words = name.split('.').map((word) => new RegExp(`\\b${word}\\b`));
    return asked.some((text) => words.every((word) => word.test(text)));
  };
  const missing = columnsNamingPeople().filter((name) => !isIn(name));
  expect(missing.toSorted()).toEqual(Object.values(notIn).flat().toSorted());
});
