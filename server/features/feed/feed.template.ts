import {
  drawnPicture,
  type FeedPost,
  type MyEvent,
  type MyProfile,
  type TemplateProfile,
} from '@plenum/contract';
import type { Language } from '../../platform/mail/letter.ts';
import type { Person } from '../../platform/person.ts';
import { listMyEvents } from '../events/index.ts';
import { memberById } from '../organisations/index.ts';
import { readMine } from '../profiles/index.ts';
import { listComments } from './feed.comments.ts';
import type { FeedWork } from './feed.needs.ts';
import { listPosts } from './feed.service.ts';
import { newsOf, pagesOf, suggestionsOf } from './feed.template-sides.ts';

const postsShown = 3;
const photosShown = 9;
const answersShown = 2;
const commentsShown = 2;

const dayIn = (language: Language | null, at: Date | string): string =>
  new Date(at).toLocaleDateString(language ?? 'en', { dateStyle: 'medium', timeZone: 'UTC' });

const faceOf = ({ fullName, avatar }: FeedPost['author']) => ({
  avatar: avatar ?? drawnPicture(fullName),
  username: fullName,
});

/** About the event that is nearest; who is in none has a page without anything on it. */
export async function readTemplateProfile(
  work: FeedWork,
  person: Person,
  language: Language | null,
): Promise<TemplateProfile> {
  const [mine, [event], member] = await Promise.all([
    readMine(work, person),
    listMyEvents(work, person),
    memberById(work.db, person.organisationId, person.id),
  ]);
  const joined = member ? dayIn(language, member.joinedAt) : '';
  return {
    header: headerOf(mine, event),
    userAbout: aboutOf(mine, joined),
    twitterFeeds: await newsOf(work, person, { event, language }),
    ...(event ? await circleOf(work, person, event.id, language) : noCircle),
  };
}

const headerOf = (mine: MyProfile, event: MyEvent | undefined): TemplateProfile['header'] => ({
  ...faceOf({ id: 0, ...mine }),
  designation: mine.headline || mine.company,
  coverImg: event?.banner ?? drawnPicture(event?.name ?? mine.fullName),
});

const aboutOf = (mine: MyProfile, joined: string): TemplateProfile['userAbout'] => ({
  about: mine.about,
  joined,
  lives: mine.country,
  email: mine.email,
  website: mine.links[0] ?? '',
});

type Circle = Omit<TemplateProfile, 'header' | 'userAbout' | 'twitterFeeds'>;
const noCircle: Circle = {
  suggestedPages: [],
  post: [],
  latestPhotos: [],
  suggestions: [],
  polls: [],
};

async function circleOf(
  work: FeedWork,
  person: Person,
  eventId: number,
  language: Language | null,
): Promise<Circle> {
  const [newest, withPictures, withPolls, suggestedPages, suggestions] = await Promise.all([
    listPosts(work, person, eventId, {}),
    listPosts(work, person, eventId, { only: 'pictures' }),
    listPosts(work, person, eventId, { only: 'polls' }),
    pagesOf(work, person, eventId),
    suggestionsOf(work, person, eventId),
  ]);
  const shown = newest.posts.slice(0, postsShown);
  return {
    suggestedPages,
    suggestions,
    post: await Promise.all(shown.map((post) => postOf(work, person, post, language))),
    latestPhotos: withPictures.posts
      .flatMap(({ pictures }) => pictures)
      .slice(0, photosShown)
      .map((img) => ({ img })),
    polls: pollOf(withPolls.posts),
  };
}

async function postOf(
  work: FeedWork,
  person: Person,
  post: FeedPost,
  language: Language | null,
): Promise<TemplateProfile['post'][number]> {
  const { body: comments } = await listComments(work, person, post.id);
  const [picture] = post.pictures;
  const said = comments.flatMap(({ author, text }) => (author ? [{ author, text }] : []));
  return {
    ...faceOf(post.author),
    postTime: dayIn(language, post.at),
    postText: post.text,
    ...(picture !== undefined && { postImg: picture }),
    likes: post.likes,
    youLiked: post.isLiked,
    comments: String(post.comments),
    // Nothing here is passed on elsewhere.
    share: '0',
    likedUsers: post.likers.map(faceOf),
    likedCount: Math.max(0, post.likes - post.likers.length),
    detailedComments: said.slice(0, commentsShown).map(({ author, text }) => ({
      ...faceOf(author),
      comment: text,
      commentsLikes: 0,
      youLiked: false,
    })),
  };
}

/** The answers most people chose in the newest poll whose votes this reader may see; never whose they are. */
function pollOf(posts: readonly FeedPost[]): TemplateProfile['polls'] {
  const told = posts
    .map(({ poll }) => poll)
    .find((poll) => poll && (poll.isOver || poll.mine !== null));
  if (!told) return [];
  return told.answers
    .map(({ text, votes }) => ({ name: text, votes: votes ?? 0 }))
    .toSorted((one, other) => other.votes - one.votes)
    .slice(0, answersShown)
    .map(({ name, votes }) => ({
      name,
      result: `${told.votes === 0 ? 0 : Math.round((votes * 100) / told.votes)}%`,
      votedUser: [],
    }));
}
