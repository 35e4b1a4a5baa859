import type { Static, TSchema } from 'typebox';

/** What travels on a socket, by name: feature first. A message is owned by the write that causes it. */
export type MessageTable = Readonly<Record<`${string}.${string}`, TSchema>>;

export type MessagesOf<T extends MessageTable> = {
  [K in keyof T]: T[K] extends TSchema ? Static<T[K]> : never;
};
