import { drawnPicture, type MyEvent, type TemplateProfile, type Texts } from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import type { Person } from '../../platform/person.ts';
import { findBookmarked, listArticles } from '../blog/index.ts';
import { requireMyEvent, shownAnnouncements } from '../events/index.ts';
import { findSaved, findShownBooths } from '../exhibitors/index.ts';
import type { FeedWork } from './feed.needs.ts';

const newsShown = 3;
const sidesShown = 6;

/** In the language asked for, or in any that it is written in. */
const wordsIn = (texts: Texts, language: Language | null): string =>
  (language && texts[language]) ?? Object.values(texts)[0] ?? '';

/** Booths on the floor; a favourite is one that this person keeps. */
export async function pagesOf(
  { db }: FeedWork,
  { organisationId, id }: Person,
  eventId: number,
): Promise<TemplateProfile['suggestedPages']> {
  const [booths, saved] = await Promise.all([
    findShownBooths(db, organisationId, eventId),
    findSaved(db, organisationId, eventId, id),
  ]);
  return booths.slice(0, sidesShown).map((booth) => ({
    avatar: booth.logo ?? drawnPicture(booth.name),
    username: booth.name,
    subtitle: wordsIn(booth.tagline, null),
    favorite: saved.includes(booth.id),
  }));
}

/** Why somebody should be met stands in the words that both wrote. */
export async function suggestionsOf(
  work: FeedWork,
  person: Person,
  eventId: number,
): Promise<TemplateProfile['suggestions']> {
  const { modules } = await requireMyEvent(work.db, person, eventId);
  if (!modules.includes('people')) return [];
  const suggested = await work.suggest(person, eventId);
  return suggested.slice(0, sidesShown).map(({ person: { fullName, avatar }, why }) => ({
    avatar: avatar ?? drawnPicture(fullName),
    name: fullName,
    mutualFriend: why
      .flatMap(({ words, sessions }) => [...words, ...sessions.map((one) => wordsIn(one, null))])
      .join(', '),
  }));
}

interface About {
  event: MyEvent | undefined;
  language: Language | null;
}

/**
 * What the organisation itself says: what it announces in the event first, then its articles. A
 * favourite is an article that this person keeps; an announcement cannot be kept.
 */
export async function newsOf(
  work: FeedWork,
  person: Person,
  { event, language }: About,
): Promise<TemplateProfile['twitterFeeds']> {
  const { posts } = await listArticles(work, person.organisationId, { perPage: newsShown });
  const ids = posts.map(({ id }) => id);
  const kept = await findBookmarked(work.db, person.organisationId, person.id, ids);
  const articles = posts.map(({ id, title, cover, tags, excerpt, author }) => ({
    imgUrl: cover ?? drawnPicture(title),
    title,
    id: author?.fullName ?? String(id),
    tags: tags.map((tag) => `#${tag}`).join(' '),
    desc: excerpt,
    favorite: kept.includes(id),
  }));
  const announced = event ? await announcedIn(work, person, event, language) : [];
  return [...announced, ...articles].slice(0, newsShown);
}

async function announcedIn(
  { db, clock }: FeedWork,
  person: Person,
  event: MyEvent,
  language: Language | null,
): Promise<TemplateProfile['twitterFeeds']> {
  const row = await requireMyEvent(db, person, event.id);
  const { shown } = await shownAnnouncements(db, row, clock.now());
  return shown.map(({ words }) => ({
    imgUrl: event.logo ?? drawnPicture(event.name),
    title: event.name,
    id: event.slug,
    tags: '',
    desc: wordsIn(words, language),
    favorite: false,
  }));
}
