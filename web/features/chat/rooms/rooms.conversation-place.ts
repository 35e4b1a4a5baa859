import type { Conversation, Line } from '@plenum/contract';
import { createContext, use } from 'react';
import type { SeenLine } from '../lines/lines.marks.ts';
import type { LineDeeds } from '../lines/use-line-deeds.ts';

/** What every line of an open conversation needs to know. */
export interface ConversationPlace {
  conversation: Conversation;
  me: number;
  deeds: LineDeeds;
  /** Whom I do not want to hear. */
  blocked: ReadonlySet<number>;
  /** The line that was asked for, marked where it stands. */
  focus: number | undefined;
  isInThread: boolean;
  openThread: (line: Line) => void;
  linkTo: (line: Line) => string;
  /** The last line of mine that others have read; direct and group only. */
  seen: SeenLine | null;
}

export const ConversationPlaceContext = createContext<ConversationPlace | null>(null);

export function useConversationPlace(): ConversationPlace {
  const place = use(ConversationPlaceContext);
  if (!place) throw new Error('A line stands in a conversation.');
  return place;
}
