import type { FaceEvent, OrganisationPage } from '@plenum/contract';
import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Work } from '../../platform/work.ts';
import { wordsIn } from '../../platform/words.ts';
import { requireShownFace } from './face.access.ts';
import { homeOf } from './face.home.ts';
import { readOrganisationPage } from './face.shown.ts';

const facePath = /^\/o\/([a-z0-9-]+)\/?$/;

/** The head of `/o/{place}`. */
export const faceHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, place] = facePath.exec(path) ?? [];
    return place === undefined ? null : readHead(work, place, language);
  };

async function readHead(work: Work, place: string, asked: Language | null): Promise<PageHead> {
  const { organisationId } = await requireShownFace(work.db, place);
  const page = await readOrganisationPage(work, place);
  const language = asked ?? page.languages[0] ?? 'en';
  const words = (texts: OrganisationPage['lead']) => wordsIn(texts, [language, ...page.languages]);
  const [lead, text] = [words(page.lead), words(page.about)];
  const base = await homeOf(work, work.db, organisationId);
  const whole = (path: string | null) => path && new URL(path, base).href;
  const names = page.events.map(({ name }) => name).join(' · ');
  const canonical = `${base}/o/${place}`;
  return {
    language,
    languages: page.languages,
    title: page.name,
    description: shorten(lead || text || names),
    canonical,
    image: whole(bannerOf(page) ?? page.logo),
    siteName: page.name,
    accent: page.accent,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: page.name,
      url: canonical,
      description: shorten(text || lead, 1_000),
      ...(page.logo && { logo: whole(page.logo) }),
      event: page.events.slice(0, 20).map((event) => eventFacts(event, base)),
    },
    calls: [`/api/o/${place}`],
    opening: { over: '', title: page.name, when: '', lead, picture: bannerOf(page), text },
  };
}

const bannerOf = ({ events }: OrganisationPage): string | null =>
  events.find(({ banner }) => banner)?.banner ?? null;

const eventFacts = ({ name, slug, startsOn, endsOn }: FaceEvent, base: string) => ({
  '@type': 'Event',
  name,
  url: `${base}/e/${slug}`,
  startDate: startsOn,
  endDate: endsOn,
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: `${base}/e/${slug}` },
});
