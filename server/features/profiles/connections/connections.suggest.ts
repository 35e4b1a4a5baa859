import { createHash } from 'node:crypto';
import type { Suggestion, Texts } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import { findFellows } from '../../agenda/index.ts';
import { findFoundAmong, findSeen } from '../profiles.people.queries.ts';
import { findProfile } from '../profiles.queries.ts';
import type { ProfileRow, SeenRow } from '../profiles.rows.ts';
import { findLastPerson, findLikely, mostLikely } from './connections.suggest.queries.ts';
import { cardView, wordsShown } from '../profiles.view.ts';
import {
  type PeopleWork,
  type ProfileFacts,
  requireViewer,
  type Viewer,
} from '../profiles.viewer.ts';
import { presenceOf } from '../profiles.presence.ts';
import type { Work } from '../../../platform/work.ts';
import { shared } from '../profiles.words.ts';

const most = 12;
const starrersOfEach = 100;

type Reason = Suggestion['why'][number];

/** Whom to meet: every reason is something both of them wrote, and the other shows. */
export async function suggest(
  work: PeopleWork,
  person: Person,
  eventId: number,
): Promise<Suggestion[]> {
  const { db } = work;
  const viewer = await requireViewer(work, person, eventId);
  const { organisationId, id } = viewer;
  const mine = await findProfile(db, organisationId, id);
  if (!mine) return [];
  const fellows = await findFellows(db, organisationId, eventId, id, starrersOfEach);
  const titles = new Map(fellows.map((one) => [one.personId, one.titles]));
  const rows = await likelyRows(work, viewer, [...titles.keys()].slice(0, mostLikely));
  const online = await work.onlineIn(organisationId);
  return rows
    .map((row) => ({ row, why: reasonsFor(mine, row, titles.get(row.id) ?? []) }))
    .filter(({ why }) => why.length > 0)
    .toSorted((one, other) => worthOf(other.why) - worthOf(one.why))
    .slice(0, most)
    .map(({ row, why }) => ({ person: cardView(row, online), why }));
}

/** Whom this person should meet in an event, for who shows it elsewhere. */
export const suggestWith = (work: Work, facts: ProfileFacts) => {
  const onlineIn = presenceOf(work);
  return (person: Person, eventId: number) =>
    suggest({ ...work, facts, onlineIn }, person, eventId);
};

async function likelyRows(work: PeopleWork, viewer: Viewer, fellowIds: number[]) {
  const { db, clock } = work;
  const from = await startFor(work, viewer, clock.now());
  const likely = await findLikely(db, viewer, from);
  const ids = [...new Set([...likely.map(({ personId }) => personId), ...fellowIds])];
  const found = await findFoundAmong(db, viewer, ids);
  return (await findSeen(db, viewer, found)).filter(({ standing }) => standing === 'none');
}

/** Everyone begins somewhere else, and elsewhere the next day. */
async function startFor({ db }: PeopleWork, { organisationId, id }: Viewer, now: Date) {
  const last = await findLastPerson(db, organisationId);
  const day = now.toISOString().slice(0, 10);
  const drawn = createHash('sha256').update(`${id} ${day}`).digest().readUInt32BE();
  return Math.floor((drawn / 2 ** 32) * last) + 1;
}

function reasonsFor(mine: ProfileRow, row: SeenRow, titles: Texts[]): Reason[] {
  const interests = wordsShown(row, 'interests');
  const words = (what: Reason['what'], own: string[], theirs: string[]): Reason[] => {
    const both = shared(own, theirs);
    return both.length > 0 ? [{ what, words: both, sessions: [] }] : [];
  };
  return [
    ...words('they-offer', mine.needs, wordsShown(row, 'offers')),
    ...words('they-need', mine.offers, wordsShown(row, 'needs')),
    ...words('interest', mine.interests, interests),
    // A star is nobody else's business, but for those who are told what one is interested in.
    ...(interests.length > 0 && titles.length > 0
      ? [{ what: 'session' as const, words: [], sessions: titles }]
      : []),
  ];
}

const weights: Readonly<Record<Reason['what'], number>> = {
  'they-offer': 3,
  'they-need': 3,
  interest: 2,
  session: 1,
};

const worthOf = (why: readonly Reason[]): number =>
  why.reduce((sum, one) => sum + weights[one.what] * (one.words.length + one.sessions.length), 0);
