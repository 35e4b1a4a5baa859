import { randomUUID } from 'node:crypto';

/** What somebody who books was told became of it. */
export interface Wish {
  token: string;
  isGivenUp: boolean;
  isBooked: boolean;
  isCancelled: boolean;
  /** Who each place was handed to last. */
  emails: Map<number, string>;
}

/** What everyone outside was told: the truth that the database is compared with. */
export interface Remembered {
  wishes: Wish[];
  /** Money that was written down, by its reference. */
  transfers: Map<string, number>;
  /** What was said at the door, by the key of the device. */
  checks: Map<string, string>;
  /** Codes of tickets that were good once, to be shown at the door. */
  passes: string[];
}

export const nothingYet = (): Remembered => ({
  wishes: [],
  transfers: new Map(),
  checks: new Map(),
  passes: [],
});

/** The keys of the tries of one deed. */
export type KeyTries = () => () => string;
const newKey = () => randomUUID().replaceAll('-', '');
export const oneKeyADeed: KeyTries = () => {
  const key = newKey();
  return () => key;
};
export const anotherKeyEachTry: KeyTries = () => newKey;
