import { type HeadFor, type PageHead, shorten } from '../../platform/http/page-head.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Work } from '../../platform/work.ts';
import { wordsOfEvent } from '../events/index.ts';
import { findShownProfiles } from './speakers.queries.ts';

const speakerPath = /^\/e\/([^/]+)\/speakers\/([1-9]\d{0,14})\/?$/;

/** The head of `/e/{slug}/speakers/{id}`. */
export const speakerHead =
  (work: Work): HeadFor =>
  (path, language) => {
    const [, slug, id] = speakerPath.exec(path) ?? [];
    return slug === undefined ? null : readHead(work, slug, Number(id), language);
  };

async function readHead(
  work: Work,
  slug: string,
  id: number,
  asked: Language | null,
): Promise<PageHead> {
  const { event, words, home, address, head } = await wordsOfEvent(work, slug, asked);
  const shown = event.modules.includes('speakers')
    ? await findShownProfiles(work.db, event.organisationId, event.id)
    : [];
  const speaker = shown.find((one) => one.id === id);
  if (!speaker) throw problem('not_found');
  const { name, title, company } = speaker;
  const does = [title, company].filter(Boolean).join(', ');
  const bio = words(speaker.bio);
  const image = speaker.picture ? new URL(speaker.picture, home).href : head.image;
  return {
    ...head,
    image,
    title: name,
    description: shorten([does, bio].filter(Boolean).join(' · ')),
    canonical: `${address}/speakers/${id}`,
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      url: `${address}/speakers/${id}`,
      ...(title && { jobTitle: title }),
      ...(company && { worksFor: { '@type': 'Organization', name: company } }),
      ...(image && { image }),
      ...(bio && { description: shorten(bio, 1_000) }),
    },
    calls: [`/api/e/${slug}`, `/api/e/${slug}/speakers`],
    opening: { over: event.name, title: name, when: '', lead: does, picture: null, text: bio },
  };
}
