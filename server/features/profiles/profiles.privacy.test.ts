import { randomBytes, randomUUID } from 'node:crypto';
import type {
  Audience,
  Connections,
  Directory,
  DirectoryChoices,
  Found,
  PersonPage,
  ProfileField,
  ProfileUpdate,
  Suggestion,
} from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sql } from '../../platform/db/sql.ts';

/** Viewer × field × audience, in every place a person can be met; all of it from the outside. */

const onCard: ProfileField[] = ['headline', 'company', 'country', 'interests'];
const chosenBy: Partial<Record<ProfileField, keyof DirectoryChoices>> = {
  company: 'companies',
  country: 'countries',
  interests: 'interests',
};
const filters: Partial<Record<ProfileField, string>> = {
  company: 'company',
  country: 'country',
  interests: 'interest',
};
const unsearched: ReadonlySet<ProfileField> = new Set(['languages', 'links', 'phone']);
const fields: ProfileField[] = [
  ...onCard,
  'about',
  'offers',
  'needs',
  'languages',
  'links',
  'email',
  'phone',
];

/** Who sees what was shown to so many. */
const seenBy = {
  nobody: ['me'],
  connections: ['me', 'a connection'],
  holders: ['me', 'a connection', 'a booth with the card'],
  attendees: ['me', 'a connection', 'a booth with the card', 'an attendee'],
  everyone: [
    'me',
    'a connection',
    'a booth with the card',
    'an attendee',
    'another booth',
    'an organiser',
  ],
} as const satisfies Record<Audience, readonly string[]>;
const audiences = Object.keys(seenBy) as Audience[];
const viewers = seenBy.everyone;
type ViewerName = (typeof viewers)[number];

interface Subject {
  actor: Actor;
  secret: string;
}

interface Seen {
  list: Directory;
  choices: DirectoryChoices;
  connections: Connections;
}

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
const actors = new Map<ViewerName, Actor>();
const subjects = new Map<string, Subject>();
const seen = new Map<ViewerName, Seen>();

/** Rarely side by side in a real word; none of them begins a word with the language `pt`. */
const letters = 'bcdfghjkmqvwxz';
/** A word nobody else has, and no other word is as like as a slip of the finger makes it. */
const aSecret = () =>
  Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');

function fieldsWith(field: ProfileField, secret: string): Omit<ProfileUpdate, 'version'> {
  // These stand in the account, and are there already.
  if (field === 'email' || field === 'phone') return {};
  if (field === 'languages') return { languages: ['pt'] };
  if (field === 'links') return { links: [`https://${secret}.example/`] };
  const isList = field === 'interests' || field === 'offers' || field === 'needs';
  return { [field]: isList ? [secret] : secret };
}

async function aSubject(field: ProfileField, audience: Audience, booth: number): Promise<Subject> {
  const actor = await crowd.attendee(`Person ${field} ${audience}`);
  const phone = 4_900_000_000 + actor.person.id;
  const secret =
    field === 'email'
      ? actor.email
      : field === 'phone'
        ? String(phone)
        : field === 'languages'
          ? '"pt"'
          : aSecret();
  const info = { bio: '', dob: null, country: '', website: '', phone };
  await app.call('PUT /api/accounts/settings/info', { token: actor.token, body: info });
  const hidden = Object.fromEntries(fields.map((one) => [one, 'nobody'])) as Record<
    ProfileField,
    Audience
  >;
  const privacy = { ...hidden, [field]: audience };
  const { status } = await crowd.write(actor, { ...fieldsWith(field, secret), privacy });
  expect(status).toBe(200);
  await befriend(actor);
  await drop(actor, booth);
  return { actor, secret };
}

/** Past the daily limit, and without the other feature. */
async function befriend({ person }: Actor): Promise<void> {
  const other = actors.get('a connection');
  await app.testDb.db.run(
    sql`insert into profiles_connections
          (organisation_id, event_id, asker_id, asked_id, note, state, asked_at, answered_at)
        values (${person.organisationId}, ${crowd.event.id}, ${person.id}, ${other?.person.id}, '',
          'connected', now(), now())`,
  );
}

async function drop({ person }: Actor, exhibitorId: number): Promise<void> {
  await app.testDb.db.run(
    sql`insert into dropcards (organisation_id, event_id, exhibitor_id, exhibitor_name, person_id,
          key, asked_hash, via, given, note, dropped_at)
        values (${person.organisationId}, ${crowd.event.id}, ${exhibitorId}, 'Booth', ${person.id},
          ${randomUUID()}, '', 'tap', '{}', '', now())`,
  );
}

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  actors.set('an organiser', admin);
  actors.set('an attendee', await crowd.attendee('An Attendee'));
  actors.set('a connection', await crowd.attendee('A Connection'));
  const [holder, other] = [await aColleague(app, admin), await aColleague(app, admin)];
  actors.set('a booth with the card', holder);
  actors.set('another booth', other);
  const booth = await crowd.booth([holder]);
  await crowd.booth([other]);
  for (const field of fields) {
    for (const audience of audiences) {
      subjects.set(`${field} ${audience}`, await aSubject(field, audience, booth.id));
    }
  }
  for (const [name, actor] of actors) {
    const list = (await crowd.list(actor, { perPage: 100 })).body as Directory;
    const choices = (await crowd.choices(actor)).body as DirectoryChoices;
    const connections = (await crowd.connections(actor)).body as Connections;
    seen.set(name, { list, choices, connections });
  }
}, 120_000);
afterAll(() => app.close());

const cells = fields.flatMap((field) =>
  audiences.flatMap((audience) =>
    viewers.map((viewer) => {
      const isSeen = (seenBy[audience] as readonly string[]).includes(viewer);
      return { field, audience, viewer, isSeen, word: isSeen ? 'is seen' : 'is hidden' };
    }),
  ),
);

/** Two letters change places: a small mistake finds no more than the word itself. */
const mistyped = (secret: string) => secret.replace(/^(..)(.)(.)/, '$1$3$2');

const idsIn = (people: readonly { id: number }[]) => people.map(({ id }) => id);

describe.each(cells)('$field shown to $audience, by $viewer, $word', (cell) => {
  const { field, audience, viewer, isSeen } = cell;
  const subject = () => {
    const found = subjects.get(`${field} ${audience}`);
    if (!found) throw new Error('There is no such subject.');
    return found;
  };
  const by = () => (viewer === 'me' ? subject().actor : (actors.get(viewer) ?? subject().actor));

  test('on the page', async () => {
    const { actor, secret } = subject();
    const page = await crowd.read(by(), actor);
    expect(page.status).toBe(200);
    expect(field in (page.body as PersonPage)).toBe(isSeen);
    expect(page.text.includes(secret)).toBe(isSeen);
  });

  test('by what is typed and what is chosen', async () => {
    const { actor, secret } = subject();
    const isMine = viewer === 'me' && audience === 'nobody';
    const isFound = isSeen && !unsearched.has(field) && !isMine;
    const filter = filters[field];
    const [list, mistaken, found, narrowed] = await Promise.all([
      crowd.list(by(), { q: secret }),
      crowd.list(by(), { q: mistyped(secret) }),
      crowd.find(by(), secret),
      filter ? crowd.list(by(), { [filter]: secret }) : null,
    ]);
    const [people, companies] = [(found.body as Found).people, (found.body as Found).companies];
    const lists = [list.body, mistaken.body].map((body) => body as Directory);
    if (field === 'email') {
      // An address is several words, some of which others have as well.
      for (const one of lists) expect(idsIn(one.people).includes(actor.person.id)).toBe(isFound);
    } else {
      const expected = isFound ? [actor.person.id] : [];
      for (const one of lists) {
        expect([idsIn(one.people), one.total]).toEqual([expected, expected.length]);
      }
      expect([idsIn(people.hits), people.total]).toEqual([expected, expected.length]);
      const many = field === 'company' ? expected.length : 0;
      expect([companies.hits.length, companies.total]).toEqual([many, many]);
    }
    if (!narrowed) return;
    const { people: some, total } = narrowed.body as Directory;
    const only = isSeen ? [actor.person.id] : [];
    expect([idsIn(some), total]).toEqual([only, only.length]);
  });

  if (viewer === 'me') return;
  test('on the card, and among the choices', async () => {
    const { actor, secret } = subject();
    const known = seen.get(viewer);
    const isOnCard = isSeen && onCard.includes(field);
    const cards = [known?.list.people.find(({ id }) => id === actor.person.id)];
    if (viewer === 'a connection') {
      const { connected } = known?.connections ?? { connected: [] };
      cards.push(connected.find(({ person }) => person.id === actor.person.id)?.person);
    }
    for (const card of cards) {
      expect(card?.fullName).toBe(actor.fullName);
      expect(field in (card ?? {})).toBe(isOnCard);
      expect(JSON.stringify(card).includes(secret)).toBe(isOnCard);
    }
    const place = chosenBy[field];
    const choice = place && known?.choices[place].find(({ value }) => value === secret);
    expect(choice?.people).toBe(place && isSeen ? 1 : undefined);
  });
});

describe('a suggestion', () => {
  const kinds = ['interests', 'offers', 'needs'] as const;
  const asked = [
    'an attendee',
    'a booth with the card',
    'another booth',
    'an organiser',
    'a connection',
  ] as const;
  const found = new Map<ViewerName, Suggestion[]>();
  const secretsOf = (field: ProfileField) =>
    audiences.map((audience) => subjects.get(`${field} ${audience}`)?.secret ?? '');

  beforeAll(async () => {
    const words = {
      interests: secretsOf('interests'),
      needs: secretsOf('offers'),
      offers: secretsOf('needs'),
    };
    const nobody = { interests: 'nobody', needs: 'nobody', offers: 'nobody' } as const;
    for (const name of asked) {
      const actor = actors.get(name) ?? admin;
      await crowd.write(actor, { ...words, privacy: nobody });
      found.set(name, (await crowd.suggestions(actor)).body as Suggestion[]);
    }
  });

  const rows = kinds.flatMap((field) =>
    audiences.flatMap((audience) => asked.map((viewer) => ({ field, audience, viewer }))),
  );
  test.each(rows)('of $field shown to $audience, to $viewer', ({ field, audience, viewer }) => {
    const subject = subjects.get(`${field} ${audience}`);
    const one = found.get(viewer)?.find(({ person }) => person.id === subject?.actor.person.id);
    const isSeen = (seenBy[audience] as readonly string[]).includes(viewer);
    // One is not suggested whom one knows; and to a booth nobody by what their card alone opened.
    const isUsual =
      viewer !== 'a connection' && (viewer === 'an attendee' || audience === 'everyone');
    expect(one !== undefined).toBe(isSeen && isUsual);
    if (!isSeen) expect(JSON.stringify(found.get(viewer))).not.toContain(subject?.secret);
  });
});
