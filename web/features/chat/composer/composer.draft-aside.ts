import type { Conversation } from '@plenum/contract';
import { createContext, type ReactNode } from 'react';
import type { Draft } from './use-draft.ts';

export type DraftAside = (draft: Draft, conversation: Conversation) => ReactNode;

/** What a place shows beside what is being typed: help to a question, for example. */
export const DraftAsideContext = createContext<DraftAside | null>(null);
