/** A client that was written against the spec's mock, on the wire: what it sends, keeps and loses. */
export interface OldClient {
  send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }>;
}

const axios = { accept: 'application/json, text/plain, */*' };

async function ask(address: string, token: string | null, [method, path, body]: Asked) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...axios,
      // As it keeps it: as JSON, in its quotes.
      ...(token !== null && { authorization: `Bearer ${JSON.stringify(token)}` }),
      ...(body && { 'content-type': 'application/json;charset=utf-8' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

type Asked = Parameters<OldClient['send']>;

export interface SignedIn {
  userData: { id: number };
  accessToken: string;
  refreshToken: string;
}

/** Signed in as whoever its form is filled with. */
export async function openOldClient(
  address: string,
  credentials: { email: string; password: string },
): Promise<OldClient & { signedIn: SignedIn }> {
  const { status, body } = await ask(address, null, ['POST', '/jwt/login', credentials]);
  if (status !== 200) throw new Error(`Signing in was answered ${status}.`);
  const signedIn = body as SignedIn;
  return { signedIn, send: (...asked) => ask(address, signedIn.accessToken, asked) };
}

interface Driving {
  answer: ReturnType<OldClient['send']>;
  /** 200 unless the spec says otherwise. */
  status?: number;
  /** Null: nothing that a client reads. */
  like: object | null;
}

/** How an old client makes a call, and what it must get to draw its screen. */
export type Driven = (client: OldClient & { signedIn: SignedIn }) => Driving | Promise<Driving>;
