import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../platform/house.ts';
import { problem } from '../../platform/http/problem.ts';
import { addressOf, type Work } from '../../platform/work.ts';
import { findShownOf, findShownPlaces } from '../events/index.ts';
import { domainAsked } from './face.domain-name.ts';
import { aboutDomains } from './face.domains.ts';
import { findOwners } from './face.domains.queries.ts';
import { findShownFace, findShownFaceOf } from './face.queries.ts';

const goodForMs = 10_000;

type Owners = ReadonlyMap<string, number>;

/**
 * Whose a domain is. All that are proven are read once in a while and after each change: a name that
 * nobody proved, and there is no end of such, asks the database nothing of its own.
 */
function knownOwners({ db, kept, clock }: Work): (domain: string) => Promise<number | null> {
  let known: { owners: Promise<Owners>; until: number } | null = null;
  kept.listen((about) => {
    if (about === null || about === aboutDomains) known = null;
  });
  const read = async (): Promise<Owners> =>
    new Map((await findOwners(db)).map(({ name, organisationId }) => [name, organisationId]));
  return async (domain) => {
    const now = clock.now().getTime();
    if (!known || known.until <= now) {
      const reading = { owners: read(), until: now + goodForMs };
      known = reading;
      reading.owners.catch(() => {
        if (known === reading) known = null;
      });
    }
    return (await known.owners).get(domain) ?? null;
  };
}

/**
 * At a domain that is proven only the public pages of its organisation are served: no sign-in, no
 * token, nothing of another. The app's own address and names nobody proved are as they were.
 */
export function guardHosts(app: FastifyInstance, work: Work): void {
  const home = addressOf(work.config);
  const own = new URL(home).hostname;
  const ownerOf = knownOwners(work);
  app.addHook('onRequest', (request, reply, done) => {
    const domain = domainAsked(request.headers.host);
    if (domain === null || domain === own) return done();
    ownerOf(domain)
      .then((organisationId) =>
        organisationId === null ? true : receive(work, { request, reply, organisationId, home }),
      )
      .then((goesOn) => goesOn && done(), done);
  });
}

interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  organisationId: number;
  home: string;
}

/** Whether the request goes on; otherwise it has been answered. */
async function receive(work: Work, { request, reply, organisationId, home }: Visit) {
  const house: House = { organisationId, app: home, isElsewhere: false };
  request.house = house;
  // A token belongs to the app's own address; what stands below a domain is not ours to speak for.
  delete request.headers.authorization;
  if (reply.hasHeader('strict-transport-security')) {
    reply.header('strict-transport-security', 'max-age=31536000');
  }
  const path = request.url.split('?')[0] ?? '';
  const place = await placeOf(work, organisationId, path);
  if (place === 'ours') return true;
  if (place === 'elsewhere') house.isElsewhere = true;
  const isVisit = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!isVisit || !path.startsWith('/')) throw problem('not_found');
  if (place === 'elsewhere') return true;
  const way = path === '/' ? await entranceOf(work, organisationId) : home + request.url;
  if (way === null) {
    house.isElsewhere = true;
    return true;
  }
  await reply.redirect(way, 302);
  return false;
}

const shared =
  /^\/(?:assets\/|icons\/|api\/files\/|favicon\.svg$|app\.webmanifest$|robots\.txt$|sitemap\.xml$)/;
const ofEvent = /^\/(?:api\/)?e\/([^/]+)/;
const ofOrganisation = /^\/(?:api\/)?o\/([^/]+)/;

/** `app`: what is only at the app's own address. */
async function placeOf(
  { db }: Work,
  organisationId: number,
  path: string,
): Promise<'ours' | 'elsewhere' | 'app'> {
  if (shared.test(path)) return 'ours';
  const slug = ofEvent.exec(path)?.[1];
  const place = ofOrganisation.exec(path)?.[1];
  if (slug === undefined && place === undefined) return 'app';
  const owner =
    slug === undefined
      ? (await findShownFace(db, place ?? ''))?.organisationId
      : (await findShownPlaces(db, [slug]))[0]?.organisationId;
  return owner === organisationId ? 'ours' : 'elsewhere';
}

/** The organisation's page; without one the newest of its events. */
async function entranceOf({ db }: Work, organisationId: number): Promise<string | null> {
  const face = await findShownFaceOf(db, organisationId);
  if (face) return `/o/${face.place}`;
  const [event] = await findShownOf(db, organisationId, 1);
  return event ? `/e/${event.slug}` : null;
}
