import { Agent, type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aPersonWithPassword } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What one network may have at work and in line: `entrance` in `turnstile.ts`. */
const [atWork, inLine] = [20, 500];
/** More than there is room for. */
const unanswered = atWork + inLine + 150;

interface SignIn {
  status: number;
  retryAfter: string | undefined;
}

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await openTestApp({
    limits: { 'sign-in': { points: 10_000, seconds: 600 } },
    env: { TRUST_PROXY: 'loopback' },
  });
  address = await app.listen();
});
afterAll(() => app.close());

function signIn(network: string, body: object, answered: (answer: SignIn) => void): ClientRequest {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
  return request(`${address}/jwt/login`, { method: 'POST', headers, agent: new Agent() })
    .on('response', (response) => {
      response.resume();
      const { statusCode: status = 0, headers: told } = response;
      answered({ status, retryAfter: told['retry-after'] });
    })
    .on('error', () => undefined)
    .end(JSON.stringify(body));
}

test('a network that floods the entrance is refused beyond its line, and another’s sign-in passes it', async () => {
  const person = await aPersonWithPassword(app);
  const theirs: SignIn[] = [];
  const flood: ClientRequest[] = [];
  const lookedAt = () => theirs.filter(({ status }) => status === 400).length;
  const isTooMuch = () => theirs.some(({ status }) => status === 429) && lookedAt() > 0;
  // As many as are answered are sent anew: however fast they are looked at, the line fills up.
  const fill = () => {
    while (flood.length - theirs.length < unanswered) {
      const body = { email: `${flood.length}@example.org`, password: 'wrong' };
      flood.push(signIn('198.51.100.7', body, (answer) => theirs.push(answer)));
    }
  };
  fill();
  await vi.waitUntil(
    () => {
      fill();
      return isTooMuch();
    },
    { timeout: 20_000, interval: 20 },
  );

  const before = lookedAt();
  const own = await new Promise<SignIn>((resolve) => signIn('203.0.113.9', person, resolve));
  const meanwhile = lookedAt() - before;
  for (const one of flood) one.destroy();

  expect(own.status).toBe(200);
  // Beside those at work, perhaps, but before all who stand in line.
  expect(meanwhile).toBeLessThan(2 * atWork);
  const refused = theirs.filter(({ status }) => status !== 400);
  expect(refused.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
  expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
});
