import { sql } from '../../platform/db/sql.ts';
import { aColleague } from '../builders.ts';
import { aMail } from './email.ts';
import type { Make } from '../entity-places.ts';

/** What lies in mailboxes. */
export const emailEntities: Readonly<Record<string, Make>> = {
  // Sent to somebody, with a newer mail after it.
  'email.copy': async (app, actor) => {
    const sent = await aMail(app, { from: actor, to: [await aColleague(app, actor, 'admin')] });
    await aMail(app, { from: actor, state: 'draft' });
    return sent.copyOf(actor);
  },
  'email.draft': async (app, actor) => {
    const to = [await aColleague(app, actor, 'admin')];
    return (await aMail(app, { from: actor, to, state: 'draft' })).copyOf(actor);
  },
  // Put there for a draft, and not in one yet.
  'email.file': async (app, { person }) => {
    const storedAs = await app.work.files.keep('bin', Buffer.from('Hello'));
    const row = await app.testDb.db.row<{ id: number }>(
      sql`insert into email_files (organisation_id, owner_id, name, type, size, stored_as,
            picture_as, width, height, created_at)
          values (${person.organisationId}, ${person.id}, 'point.png', 'image/webp', 5,
            ${storedAs}, ${storedAs}, 1, 1, now())
          returning id`,
    );
    return row?.id ?? 0;
  },
  'email.addressee': async (app, actor) => (await aColleague(app, actor, 'admin')).person.id,
};
