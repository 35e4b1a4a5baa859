import type { Static, TSchema } from 'typebox';

interface Command {
  input: TSchema;
  answer: TSchema;
}

/** What a window may say on its socket, by name: feature first. Nothing is written by one. */
export type CommandTable = Readonly<Record<`${string}.${string}`, Command>>;

export type CommandsOf<T extends CommandTable> = {
  [K in keyof T]: T[K] extends Command
    ? { input: Static<T[K]['input']>; answer: Static<T[K]['answer']> }
    : never;
};
