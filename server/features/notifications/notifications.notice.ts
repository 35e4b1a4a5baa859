import type { News } from '@plenum/contract';

export type Notice = News & {
  /** A path of the app. */
  link: string;
  /** The same key never tells a person twice, whoever comes back with it. */
  key?: string;
  /**
   * While it is unread, the same kind under the same group key is renewed: counted, with the newest
   * words and their key, on top. Dots part it (`chat.12`), see `readNoticesUnder`.
   */
  groupKey?: string;
};
