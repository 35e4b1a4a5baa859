import type { Static, TObject, TSchema } from 'typebox';

/** Who may knock. What they may do behind the door is the service's gate. */
export type Access = 'public' | 'signed-in' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteKey = `${Method} /${string}`;

/**
 * What becomes of a write that is sent again because nobody knows whether it arrived.
 * `once`: done once for an Idempotency-Key, and answered alike; without a key it is done again.
 * `same`: it takes no key and needs none; again, it leaves the same and answers the same.
 * `never`: it takes no key, for its body or answer holds a secret, or because it is done anew each time.
 */
export type Repeats = 'once' | 'same' | 'never';

export interface Route {
  summary: string;
  access: Access;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** The body is a file itself, not JSON. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** A good answer is a file of this type, not JSON. */
  download?: string;
  replies: Readonly<Record<number, TSchema>>;
  /** Whether it is open to who acts as somebody else; they may read and change nothing unless said here. */
  whileActing?: boolean;
  /** Codes this route can answer beside those that any route can. */
  problems?: readonly string[];
  /** Every route that writes says it; one that reads may be asked again anyway. */
  repeats?: Repeats;
  /** Rate limit that guards it; state-changing calls of signed-in people have one anyway. */
  limit?: 'sign-in' | 'sign-up' | 'renew' | 'link' | 'forgotten' | 'passkey' | 'count';
  /** So small, and so badly missed, that it is answered however busy we are. */
  isNeverRefused?: true;
  /** Waits for servers that are not ours: it takes nothing from what a person may do at a time. */
  asksOutside?: true;
  /** The answer the spec fixes for a request that does not fit the schema; a problem otherwise. */
  whenInvalid?: { status: number; body: unknown };
}

interface Reading extends Route {
  repeats?: never;
}

/** A key belongs to a person: who calls without being one has none. */
type Writing =
  | (Route & { access: 'public'; repeats: Exclude<Repeats, 'once'> })
  | (Route & { access: Exclude<Access, 'public'>; repeats: Repeats });

/** What is gone answers like what never was: whoever deletes it again needs the first answer. */
interface Deleting extends Route {
  access: Exclude<Access, 'public'>;
  repeats: 'once';
}

export type RouteTable = Readonly<
  Record<`GET /${string}`, Reading> &
    Record<`DELETE /${string}`, Deleting> &
    Record<`${'POST' | 'PUT' | 'PATCH'} /${string}`, Writing>
>;

type Part<S> = S extends TSchema ? Static<S> : undefined;

type Parts<R extends Route, File> = {
  params: Part<R['params']>;
  query: Part<R['query']>;
  body: R extends { upload: object } ? File : Part<R['body']>;
};

/** What a browser holds of a file. */
interface SentFile {
  readonly size: number;
  readonly type: string;
}
type Sent<R extends Route> = Parts<R, SentFile>;

/** What a caller hands over: only the parts the route declares. */
export type InputOf<R extends Route> = {
  [K in keyof Sent<R> as Sent<R>[K] extends undefined ? never : K]: Sent<R>[K];
};

/** What a handler is given. */
export type ReceivedBy<R extends Route> = Parts<R, Uint8Array>;

/** What a handler answers where the route is a download. */
export interface Download {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
  /** The same name always means the same bytes: whoever has them need not ask again. */
  isForEver?: boolean;
  /** A page that stands for itself: it is looked at instead of kept as a file. */
  page?: StandingPage;
}

/** The same where all of it lies in memory. */
export interface WholeDownload extends Omit<Download, 'content' | 'page'> {
  bytes: Uint8Array;
}

export interface StandingPage {
  /** All of its style, letter by letter: nothing else of that kind is heard. */
  style: string;
  /** The sites that may show it within their own pages. */
  shownBy: readonly string[];
}

type StatusOf<R extends Route> = Extract<keyof R['replies'], number>;

export type AnswerOf<R extends Route> = R extends { download: string }
  ? Download | WholeDownload
  : { [S in StatusOf<R>]: { status: S; body: Static<R['replies'][S]> } }[StatusOf<R>];

type Good = 200 | 201 | 202;

/** What a successful call returns to the browser. */
export type ReplyOf<R extends Route> = {
  [S in StatusOf<R>]: S extends Good ? Static<R['replies'][S]> : never;
}[StatusOf<R>];
