import type { ChatPerson, FeedPost } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';

/** Who looks at what is posted in an event. */
export interface Reader extends Person {
  eventId: number;
  isModerator: boolean;
}

export interface PostRow {
  id: number;
  eventId: number;
  personId: number;
  author: ChatPerson;
  text: string;
  pictures: string[];
  audience: FeedPost['audience'];
  answers: string[];
  endsAt: Date | null;
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
  likes: number;
  likesAsOf: number;
  isLiked: boolean;
  likers: ChatPerson[];
  comments: number;
  /** Of each answer. */
  votes: number[];
  myVote: number | null;
}

export interface CommentRow {
  id: number;
  postId: number;
  parentId: number | null;
  personId: number | null;
  author: ChatPerson | null;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  removedAt: Date | null;
  hiddenAt: Date | null;
}
