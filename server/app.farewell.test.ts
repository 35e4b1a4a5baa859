import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, aBooth, anAdmin, aPublishedEvent } from './testing/builders.ts';
import { aFeedPost } from './testing/feed/posts.ts';
import { aPost } from './testing/blog/posts.ts';
import { aMeeting } from './testing/calendar/calendar.ts';
import { columnsNamingPeople } from './testing/shown/columns-naming-people.ts';
import { anOrder } from './testing/orders.ts';
import { aProduct } from './testing/shop.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** What becomes of each column that names a person when their membership ends. */
const goes = 'goes with the membership';
const account = 'belongs to the account, in whatever organisation';
const record = 'says who did something, and opens nothing';
const asked = 'opens something to members alone, who are looked up each time';

const becomesOf: Readonly<Record<string, readonly string[]>> = {
  [goes]: [
    'agenda_feeds.person_id',
    'blog_authors.person_id',
    'blog_bookmarks.person_id',
    'calendar_entries.owner_id',
    'calendar_feeds.owner_id',
    'exhibitors_saved.person_id',
    'exhibitors_staff.person_id',
    'feed_comments.person_id',
    'feed_likes.person_id',
    'feed_posts.person_id',
    'feed_votes.person_id',
    'shop_addresses.person_id',
    'shop_cart_lines.person_id',
    'shop_wishes.person_id',
  ],
  [account]: [
    'accounts_devices.person_id',
    'accounts_exports.person_id',
    'accounts_passkeys.person_id',
    'accounts_recovery_codes.person_id',
    'accounts_settings.person_id',
    'accounts_tickets.person_id',
    'accounts_two_step.person_id',
  ],
  [record]: [
    'agenda_changes.person_id',
    'agenda_versions.published_by',
    'audit_entries.person_id',
    'blog_comments.person_id',
    'blog_posts.author_id',
    'bookings.person_id',
    'bookings_changes.person_id',
    'bookings_checks.person_id',
    'bookings_letters.person_id',
    'bookings_waiting_changes.person_id',
    'calls.callee_id',
    'calls.caller_id',
    'calls_groups.started_by',
    'calls_groups_knocks.person_id',
    'calls_groups_people.person_id',
    'chat_conversations.created_by',
    'chat_files.author_id',
    'chat_lines.author_id',
    'chat_mentions.person_id',
    'chat_reactions.person_id',
    'dropcards_ledger.person_id',
    'email_messages.author_id',
    'imports.doer',
    'imports.made_by',
    'email_recipients.person_id',
    'events_announcements.created_by',
    'exhibitors_asks.answered_by',
    'exhibitors_asks.person_id',
    'exhibitors_downloads.person_id',
    'exhibitors_talks.person_id',
    'exhibitors_visits.person_id',
    'help_articles.changed_by',
    'help_versions.changed_by',
    'help_votes.person_id',
    'invoices_changes.person_id',
    'invoices_mails.person_id',
    'moderation_cases.person_id',
    'moderation_cases.settled_by',
    'moderation_measures.appeal_answered_by',
    'moderation_measures.by_id',
    'moderation_measures.person_id',
    'moderation_reports.person_id',
    'payments_changes.person_id',
    'payments_statements.person_id',
    'polls_votes.person_id',
    'questions.person_id',
    'questions_asked.person_id',
    'questions_votes.person_id',
    'shop_order_changes.person_id',
    'shop_orders.person_id',
    'shop_ratings.person_id',
    'stages_guests.person_id',
    'stages_runs.began_by',
    'stages_viewers.person_id',
    'todo_tasks.assignee_id',
    'todo_tasks.created_by',
  ],
  [asked]: [
    'accounts_links.made_by',
    'accounts_links.person_id',
    'accounts_sessions.acted_by',
    'accounts_sessions.person_id',
    'agenda_reminders.person_id',
    'agenda_stars.person_id',
    'analytics_weekly.person_id',
    'bookmarks_lists.person_id',
    'calendar_guests.person_id',
    'calendar_imports.owner_id',
    'chat_blocks.blocked_id',
    'chat_blocks.person_id',
    'chat_conversations.asker_id',
    'chat_conversations.high_id',
    'chat_conversations.low_id',
    'chat_members.person_id',
    'chat_requests.taken_by',
    'chat_settings.person_id',
    'dashboard_layouts.person_id',
    'dropcards.assignee_id',
    'dropcards.person_id',
    'dropcards_cards.person_id',
    'email_copies.owner_id',
    'email_files.owner_id',
    'events_people.person_id',
    'exhibitors_invited.invited_by',
    'notifications.person_id',
    'notifications_devices.person_id',
    'notifications_letters.person_id',
    'notifications_settings.person_id',
    'organisations_members.person_id',
    'people_views.person_id',
    'profiles.person_id',
    'profiles_connections.asked_id',
    'profiles_connections.asker_id',
    'profiles_found.person_id',
    'profiles_searches.person_id',
    'profiles_words.person_id',
    'repeat_keys.person_id',
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('of each column that names a person it is said what becomes of it', () => {
  expect(columnsNamingPeople().toSorted()).toEqual(Object.values(becomesOf).flat().toSorted());
});

test('what goes with the membership is gone, whichever way it ends', async () => {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const [removed, double] = [await aColleague(app, admin), await aColleague(app, admin)];
  const kept = await aColleague(app, admin);
  const other = await aBooth(app, admin, event.id);
  await aBooth(app, admin, event.id, [removed, double]);
  const { id: productId } = await aProduct(app, admin);
  const { id: postId } = await aPost(app, admin);
  const poll = { answers: ['Tea', 'Coffee'], hours: 1 };
  const shown = { postId: await aFeedPost(app, admin, event.id, { poll }) };
  for (const member of [removed, double]) {
    const { token } = member;
    await anOrder(app, admin, member, { input: { keepsAddress: true } });
    const params = { eventId: event.id, exhibitorId: other.id };
    const naming = { token: admin.token, params: { personId: member.person.id } };
    const made = [
      await app.call('PUT /api/blog/authors/:personId', naming),
      await app.call('PUT /api/blog/posts/:postId/bookmark', { token, params: { postId } }),
      await app.call('POST /api/events/:eventId/feed', { token, params }),
      await app.call('POST /api/events/:eventId/posts', { token, params, body: { text: 'Hello' } }),
      await app.call('PUT /api/feed/posts/:postId/like', { token, params: shown }),
      await app.call('PUT /api/feed/posts/:postId/vote', {
        token,
        params: shown,
        body: { answer: 0 },
      }),
      await app.call('POST /api/feed/posts/:postId/comments', {
        token,
        params: shown,
        body: { text: 'Hm' },
      }),
      await app.call('POST /api/calendar/feed', { token }),
      await app.call('POST /api/calendar/entries', { token, body: aMeeting }),
      await app.call('PUT /api/events/:eventId/hall/:exhibitorId/saved', { token, params }),
      await app.call('POST /apps/ecommerce/cart', { token, body: { productId } }),
      await app.call('POST /apps/ecommerce/wishlist', { token, body: { productId } }),
    ];
    expect(made.map(({ status }) => status)).toEqual([
      200, 200, 201, 201, 200, 200, 201, 201, 201, 200, 201, 201,
    ]);
  }
  const left = async (personId: number) => {
    const counts = (becomesOf[goes] ?? []).map(async (name) => {
      const [table, column] = name.split('.');
      const parts = [`select from ${table} where ${column} = `, ' limit 1'];
      return (await app.testDb.db.row({ parts, values: [personId] })) === null ? [] : [name];
    });
    return (await Promise.all(counts)).flat();
  };
  for (const { person } of [removed, double])
    expect(await left(person.id)).toEqual(becomesOf[goes]);
  const params = { personId: removed.person.id };
  await app.call('DELETE /api/people/:personId', { token: admin.token, params });
  const body = { keepId: kept.person.id, doubleIds: [double.person.id] };
  await app.call('POST /api/people/merge', { token: admin.token, body });
  for (const { person } of [removed, double]) expect(await left(person.id)).toEqual([]);
});
