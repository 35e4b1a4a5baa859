import { randomUUID } from 'node:crypto';

/** The mark of each try: one for all tries of a thing, or, to see what that is worth, another one each. */
export type Marks = () => () => string;

export const oneMarkEach: Marks = () => {
  const mark = randomUUID();
  return () => mark;
};

export const anotherMarkEachTry: Marks = () => () => randomUUID();
