import type { FaceEvent, OrganisationPage, ShownHelp } from '@plenum/contract';
import { wallTime } from '../../platform/clock/wall-time.ts';
import type { Work } from '../../platform/work.ts';
import { listPosts } from '../blog/index.ts';
import { type EventRow, findShownOf, requireShownEvent } from '../events/index.ts';
import { publicHelpOf } from '../help/index.ts';
import { carriesWhite, organisationById } from '../organisations/index.ts';
import { requireShownFace } from './face.access.ts';
import { findShownFaceOf } from './face.queries.ts';

const mostEvents = 100;
const newest = { perPage: 3 } as const;

/** What everyone sees of an organisation: each part as its own pages show it. */
export async function readOrganisationPage(work: Work, place: string): Promise<OrganisationPage> {
  const { db } = work;
  const face = await requireShownFace(db, place);
  const { organisationId, lead, about } = face;
  const [organisation, events, { posts }, help] = await Promise.all([
    organisationById(db, organisationId),
    findShownOf(db, organisationId, mostEvents),
    listPosts(work, organisationId, newest),
    publicHelpOf(db, organisationId),
  ]);
  const { name = '', logo = null, languages = [], timeZone = 'UTC' } = organisation ?? {};
  const accent = organisation?.accent ?? null;
  return {
    place: face.place,
    name,
    logo,
    accent: accent && carriesWhite(accent) ? accent : null,
    languages,
    lead,
    about,
    events: inTheirOrder(events, wallTime(work.clock.now(), timeZone).day).map(eventView),
    ...readable(events, posts, help),
  };
}

/** From an event to the rest of its organisation. */
export async function readAround(work: Work, slug: string) {
  const { organisationId } = await requireShownEvent(work.db, slug);
  const [face, organisation, { posts }] = await Promise.all([
    findShownFaceOf(work.db, organisationId),
    organisationById(work.db, organisationId),
    listPosts(work, organisationId, newest),
  ]);
  return {
    organisation: face && { place: face.place, name: organisation?.name ?? '' },
    hasNews: posts.length > 0,
  };
}

/** News and help stand at the first event that everyone may see; without one they stand nowhere. */
function readable(
  events: readonly EventRow[],
  posts: OrganisationPage['posts'],
  help: ShownHelp | null,
): Pick<OrganisationPage, 'posts' | 'help' | 'eventSlug'> {
  const [first] = events.toSorted((one, other) => one.id - other.id);
  if (!first) return { posts: [], help: [], eventSlug: null };
  return { posts, help: help?.categories ?? [], eventSlug: first.slug };
}

/** Live ones first, then those to come, the next one first, then those over, the last one first. */
function inTheirOrder(events: readonly EventRow[], today: string): EventRow[] {
  const isOver = ({ state, endsOn }: EventRow) => state === 'ended' || endsOn < today;
  const rank = (event: EventRow) => (isOver(event) ? 2 : event.state === 'live' ? 0 : 1);
  return events.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.startsOn.localeCompare(other.startsOn) * (isOver(one) ? -1 : 1) ||
      one.id - other.id,
  );
}

const eventView = ({
  id,
  slug,
  name,
  tagline,
  startsOn,
  endsOn,
  state,
  languages,
  logo,
  banner,
}: EventRow): FaceEvent => ({
  id,
  slug,
  name,
  tagline,
  startsOn,
  endsOn,
  state,
  languages,
  logo,
  banner,
});
