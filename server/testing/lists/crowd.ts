import type pg from 'pg';
import { type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import { bookings } from './booked-crowd.ts';
import type { CrowdPlace } from './crowd-place.ts';

const booth = JSON.stringify({
  name: 'Northlight',
  tagline: {},
  description: {},
  topics: [],
  links: [],
  products: [],
  documents: [],
  logo: null,
  banner: null,
});
const notice = JSON.stringify({
  eventId: 1,
  eventName: 'Horizon Summit',
  timeZone: 'Europe/Berlin',
  languages: ['en'],
  sessions: [{ id: 7, title: { en: 'Opening' }, startsAt: null, room: null, before: null }],
});

const members = ({ organisationId, size }: CrowdPlace): Sql[] => [
  sql`insert into accounts (email, username, full_name)
      select 'crowd-' || n || '@example.org', 'crowd-' || n,
        (array['Anna', 'Maria', 'Lena', 'Noah', 'Emil', 'Ines', 'Paulo', 'Chloé', 'Tomas', 'Yara'])[1 + n % 10]
          || ' ' || (array['Berger', 'Sommer', 'Vogt', 'Moreau'])[1 + n / 10 % 4]
          || '-' || chr(65 + n / 80 % 26) || chr(97 + n / 2080 % 26)
      from generate_series(1, ${size}::int) n`,
  sql`insert into organisations_members (organisation_id, person_id, role, company, joined_at,
        last_seen_at, sort_name, search_text)
      select ${organisationId}, a.id, 'client', 'Halbinsel', now() - a.id * interval '1 minute',
        now() - a.id * interval '7 seconds', lower(a.full_name),
        lower(concat_ws(' ', a.full_name, a.username, a.email))
      from accounts a where a.username like 'crowd-%'`,
  sql`insert into organisations_counted (organisation_id, members) values (${organisationId}, ${size})`,
];

const records = ({ organisationId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into todo_tasks (organisation_id, title, due_date, due_at, assignee_id, tags,
        is_completed, is_important, is_deleted, position, created_by)
      select ${organisationId}, 'Task ' || n || ' of the ' || n % 97 || ' kinds', '', null,
        ${personId}, array['team'], n % 3 = 0, n % 11 = 0, n % 50 = 0, n * 1024, ${personId}
      from generate_series(1, ${size}::int) n`,
  sql`insert into audit_entries (organisation_id, at, person_id, network, action, subject_id, subject)
      select ${organisationId}, now() - (${size}::int - n) * interval '1 minute',
        case when n % 2 = 0 then ${personId}::bigint end, '192.0.2.1',
        (array['people.changed', 'todo.task_added', 'events.published', 'email.sent'])[1 + n % 4],
        n % 5000, 'Subject ' || n
      from generate_series(1, ${size}::int) n`,
  sql`insert into notifications (organisation_id, person_id, kind, data, link, created_at, read_at)
      select ${organisationId}, ${personId} + n % 1000, 'agenda.session_changed', ${notice}, '/',
        now() - (${size}::int - n) * interval '1 second', case when n % 2 = 0 then now() end
      from generate_series(1, ${size}::int) n`,
  sql`insert into imports (organisation_id, kind, name, state, at, worked_at)
      select ${organisationId}, 'people', 'file ' || n, 'done', now(), now()
      from generate_series(1, ${size}::int) n`,
  sql`insert into mail_messages (organisation_id, to_address, subject, text_body, html_body, state)
      select ${organisationId}, 'person-' || n || '@example.org', 'Welcome', '', '', 'kept'
      from generate_series(1, ${size}::int) n`,
  sql`insert into accounts_sessions (organisation_id, person_id, agent, last_seen_at, ended_at)
      select ${organisationId}, ${personId} + n % 1000, 'Firefox', now() - n * interval '1 minute',
        case when n % 20 > 0 then now() end
      from generate_series(1, ${size}::int) n`,
  sql`insert into accounts_links (organisation_id, token_hash, kind, email, role, made_by, expires_at)
      select ${organisationId}, decode(md5(n::text), 'hex'), 'invite',
        'guest-' || n || '@example.org', 'client', ${personId}, now() + interval '7 days'
      from generate_series(1, ${size}::int) n`,
  sql`insert into calendar_entries (organisation_id, owner_id, calendar, title, starts_at, ends_at,
        time_zone, uid, created_at, changed_at)
      select ${organisationId}, ${personId} + n % 1000, 'Business', 'Meeting number ' || n, at,
        at + interval '20 minutes', 'UTC', 'crowd-' || n, now(), now()
      from generate_series(1, ${size}::int) n,
        lateral (select now() + (n - ${size}::int / 2) * interval '1 minute' as at) t`,
];

const invoices = ({ organisationId, size }: CrowdPlace): Sql[] => [
  sql`insert into invoices_clients (organisation_id, name, company, email, phone, street, postcode,
        city, country, tax_number)
      select ${organisationId}, 'Person ' || n || ' of many', 'Company ' || n || ' of many',
        'billing-' || n || '@example.org', '', 'Street', '1', 'City ' || n % 300, 'DE', ''
      from generate_series(1, ${size}::int) n`,
  sql`insert into invoices (organisation_id, kind, number, state, client_id, client_name,
        client_person, client_email, parties, service, currency, prices_include_tax, due_on, note,
        lines, net, tax, gross, issued_on)
      select ${organisationId}, 'invoice', case when n % 50 > 0 then 'R' || n end,
        case when n % 50 = 0 then 'draft' when n % 3 = 0 then 'sent' else 'paid' end, n,
        'Company ' || n || ' of many', 'Person ' || n || ' of many',
        'billing-' || n || '@example.org', case when n % 50 > 0 then '{}'::jsonb end, 'Booth',
        'EUR', false, current_date - 5000 + n, '', '[]', n, 0, n,
        case when n % 50 > 0 then current_date - 5000 + n - 14 end
      from generate_series(1, ${size}::int) n`,
  sql`insert into payments (organisation_id, kind, way, state, invoice_id, invoice_number,
        client_name, amount, currency, reference, paid_on, said, created_at)
      select ${organisationId}, 'payment', 'transfer', case when n % 50 = 0 then 'failed' else 'paid' end,
        n, 'R' || n, 'Company ' || n || ' of many', n, 'EUR', 'Line ' || n, current_date - n / 10,
        '{}', now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
  sql`insert into payments_statements (organisation_id, name, created_at)
      values (${organisationId}, 'november.xml', now())`,
  // Who brings statements in works them off: one in fifty waits.
  sql`insert into payments_entries (organisation_id, statement_id, key, kind, booked_on, amount,
        currency, payer, payer_account, text, reference, named, is_twin, state)
      select ${organisationId}, (select max(id) from payments_statements), 'line-' || n,
        case when n % 1000 = 0 then 'reversal' else 'credit' end, current_date - n / 10, n, 'EUR',
        'Payer ' || n, '', 'Invoice R' || n, '', array[n], false,
        case when n % 50 = 0 then 'open' when n % 3 = 0 then 'ignored' else 'assigned' end
      from generate_series(1, ${size}::int) n`,
  sql`insert into payments_entry_parts (organisation_id, entry_id, payment_id)
      select organisation_id, id, amount from payments_entries
      where organisation_id = ${organisationId} and state = 'assigned'`,
];

const help = ({ organisationId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into help_categories (organisation_id, slug, icon, title, lead, place, faq_count,
        knowledge_count, article_count)
      select ${organisationId}, 'kind-' || n, 'Package', '{"en": "Kind"}', '{}', n, ${size}::int / 50,
        ${size}::int / 50, ${size}::int / 50
      from generate_series(1, 50) n`,
  sql`insert into help_articles (organisation_id, category_id, title, body, in_faq, in_knowledge,
        is_published, place, head_text, search_text, changed_at, changed_by)
      select c.organisation_id, c.id, jsonb_build_object('en', 'Question answer' || n),
        '{"en": "<p>Words of it</p>"}', true, true, n % 100 > 0, n, ' question answer' || n,
        ' question answer' || n || '  words of it', now(), ${personId}
      from generate_series(1, ${size}::int) n
      join help_categories c on c.organisation_id = ${organisationId}
        and c.slug = 'kind-' || (1 + n % 50)`,
];

const shop = ({ organisationId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into shop_products (organisation_id, name, description, brand, categories, tax_rate,
        discount, has_free_shipping, needs_shipping, state, option_names, low_price, high_price,
        low_list_price, variant_count, stars, ratings)
      select ${organisationId}, 'Thing ' || n || ' of many', '', 'Brand ' || n % 400,
        array['Kind ' || n % 60], 1900, 0, n % 3 = 0, true,
        case when n % 40 = 0 then 'hidden' else 'on_sale' end, '{}', price, price, price, 1, n % 5 + 1, 1
      from generate_series(1, ${size}::int) n, lateral (select n::bigint * 7919 % 20011 as price) t`,
  sql`insert into stock_quotas (organisation_id, size)
      select ${organisationId}, n % 20 from generate_series(1, ${size}::int) n`,
  sql`insert into shop_variants (organisation_id, product_id, position, option_values, sku,
        list_price, price, quota_id)
      select ${organisationId}, id, 0, '{}', 'SKU-' || id, low_price, low_price, id
      from shop_products where organisation_id = ${organisationId}`,
  sql`insert into shop_orders (organisation_id, person_id, invoice_id, number, state, way, buyer_name,
        email, address, summary, pieces, needs_shipping, currency, net, tax, gross, due_on, placed_at)
      select ${organisationId}, ${personId} + n % 1000, n, 'R' || n,
        case when n % 50 = 0 then 'shipped' else 'done' end, 'transfer', 'Person ' || n || ' of many',
        'billing-' || n || '@example.org', '{"company": ""}', 'Summit mug', 1, true, 'EUR', n, 0, n,
        current_date - n / 10, now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
];

const event = ({ organisationId, eventId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into events_people (organisation_id, event_id, person_id, role)
      select organisation_id, ${eventId}, person_id, 'attendee' from organisations_members
      where organisation_id = ${organisationId} on conflict do nothing`,
  sql`with lobby as (
        update chat_conversations set sequence = ${size}
        where organisation_id = ${organisationId} and event_id = ${eventId} and about = 'lobby'
        returning id)
      insert into chat_lines (organisation_id, conversation_id, sequence, changed, author_id,
        client_id, text, created_at)
      select ${organisationId}, lobby.id, n, n, ${personId}, gen_random_uuid(),
        'Line ' || n || case when n % 10 = 0 then ' says hello' else '' end,
        now() - (${size}::int - n) * interval '1 second'
      from lobby, generate_series(1, ${size}::int) n`,
  sql`with made as (
        insert into chat_conversations (organisation_id, kind, low_id, high_id, sequence, last_line_at)
        select ${organisationId}, 'direct', ${personId} + m.person_id % 1000, m.person_id, 0,
          now() - m.person_id * interval '1 second'
        from organisations_members m
        where m.organisation_id = ${organisationId} and m.person_id > ${personId} + 1000
        returning id, low_id, high_id)
      insert into chat_members (organisation_id, conversation_id, person_id)
      select ${organisationId}, id, person from made, unnest(array[low_id, high_id]) person`,
  sql`insert into agenda_changes (organisation_id, event_id, person_id, deed, subject, before, after, made_at)
      select ${organisationId}, ${eventId}, ${personId}, 'moved', 'A session', '[]', '[]',
        now() - (${size}::int - n) * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
  sql`insert into exhibitors_applications (organisation_id, event_id, company, contact_name, email,
        website, tier, words, state, created_at)
      select ${organisationId}, ${eventId}, 'Company ' || n, 'Somebody',
        'company-' || n || '@example.org', '', 'gold', '', 'waiting', now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
  sql`insert into profiles_connections
        (organisation_id, event_id, asker_id, asked_id, note, state, asked_at, answered_at)
      select ${organisationId}, ${eventId}, m.person_id, ${personId} + m.person_id % 1000, '',
        case when m.person_id % 2 = 0 then 'connected' else 'waiting' end, now(),
        case when m.person_id % 2 = 0 then now() end
      from organisations_members m
      where m.organisation_id = ${organisationId} and m.person_id > ${personId} + 1000`,
];

const posts = ({ organisationId, eventId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into feed_posts (organisation_id, event_id, person_id, text, audience, pictures,
        answers, ends_at, created_at)
      select ${organisationId}, ${eventId}, ${personId} + n % 1000, 'Post ' || n,
        case when n % 5 = 0 then 'connections' else 'event' end,
        case when n % 1000 = 1 then array['/api/files/pictures/one.webp'] else '{}' end,
        case when n % 1000 = 2 then array['Tea', 'Coffee'] else '{}' end,
        case when n % 1000 = 2 then now() + interval '1 day' end,
        now() - (${size}::int - n) * interval '1 second'
      from generate_series(1, ${size}::int) n`,
  sql`insert into feed_likes (organisation_id, post_id, person_id, at)
      select organisation_id, id, person_id, now() from feed_posts
      where organisation_id = ${organisationId}`,
  sql`insert into feed_comments (organisation_id, post_id, person_id, text, created_at)
      select organisation_id, id, person_id, 'Hm', now() from feed_posts
      where organisation_id = ${organisationId}`,
];

const blog = ({ organisationId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into blog_posts (organisation_id, author_id, title, slug, language, excerpt, words,
        categories, tags, state, publish_at, told_at, created_at, changed_at)
      select ${organisationId}, ${personId}, 'Article' || n, 'article-' || n, 'en', 'About it',
        'Words of word' || n || ' ', array['Kind ' || n % 90], array['tag' || n],
        case when n % 10000 = 3 then 'withdrawn' when n % 4 = 0 then 'draft' else 'published' end,
        now() - (${size}::int - n) * interval '1 minute', now(), now(),
        now() - (${size}::int - n) * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
  sql`insert into blog_comments (organisation_id, post_id, person_id, text, created_at)
      select organisation_id, id, ${personId}, 'Hm', now() from blog_posts
      where organisation_id = ${organisationId}`,
];

const booths = ({ organisationId, eventId, personId }: CrowdPlace): Sql[] => [
  sql`insert into exhibitors (organisation_id, event_id, tier, is_shown, shown, place)
      select ${organisationId}, ${eventId}, 'gold', false, ${booth}, n from generate_series(1, 1000) n`,
  sql`insert into exhibitors_staff (organisation_id, event_id, exhibitor_id, person_id)
      select organisation_id, event_id, min(id), ${personId} from exhibitors
      where organisation_id = ${organisationId} group by organisation_id, event_id`,
  sql`insert into dropcards (organisation_id, event_id, exhibitor_id, exhibitor_name, person_id, key,
        asked_hash, via, given, note, dropped_at, rating, tags)
      select ${organisationId}, ${eventId}, b.id, 'Northlight', m.person_id, gen_random_uuid(), '',
        'tap', jsonb_build_object('fullName', m.sort_name, 'company', m.company), '', now(),
        (m.person_id % 6)::int, case when m.person_id % 9 = 0 then array['hot'] else '{}' end
      from organisations_members m join exhibitors b on b.organisation_id = m.organisation_id
        and b.place = 1 + m.person_id % 1000
      where m.organisation_id = ${organisationId} and m.role = 'client'`,
  sql`insert into exhibitors_visits
        (organisation_id, event_id, exhibitor_id, person_id, day, visited_at, last_at, seconds)
      select organisation_id, event_id, exhibitor_id, person_id, current_date, now(), now(), 60
      from dropcards where organisation_id = ${organisationId} and person_id % 2 = 0`,
];

/** So many rows in each table that lists are read from, made at once and checked by nobody on their way in. */
export const fillLists = (client: pg.ClientBase, place: CrowdPlace): Promise<void> =>
  fill(
    client,
    [members, records, invoices, help, shop, event, bookings, posts, blog, booths].flatMap((part) =>
      part(place),
    ),
  );

/** Of what is billed and sold alone; each invoice has a line and a client, as one that was issued. */
export async function fillMoney(
  client: pg.ClientBase,
  place: Omit<CrowdPlace, 'eventId' | 'size'>,
  counts: { invoices: number; products: number },
): Promise<void> {
  const at = (size: number) => ({ ...place, eventId: 0, size });
  await fill(client, [
    ...invoices(at(counts.invoices)),
    ...shop(at(counts.products)),
    sql`update invoices set parties = jsonb_build_object('client', jsonb_build_object('company',
            client_name, 'name', client_person, 'country', 'DE', 'taxNumber', '')),
          lines = jsonb_build_array(jsonb_build_object('description', 'Booth', 'quantity', 1,
            'unitPrice', gross, 'discount', null, 'taxRate', 0, 'taxReason', null, 'net', gross,
            'tax', 0, 'gross', gross))
        where number is not null`,
  ]);
}

async function fill(client: pg.ClientBase, fillings: readonly Sql[]): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const filling of fillings) await client.query(statementOf(filling));
  await client.query('vacuum analyze');
}
