import { CallProblem } from './call-problem.ts';
import { config } from './config.ts';
import { hearAnswer } from './maintenance.ts';

export interface Sending {
  method: string;
  url: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  body: unknown;
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** One request, one answer. Throws a problem of status 0 when the server cannot be reached. */
export async function send({ method, url, body, headers, signal }: Sending): Promise<Answer> {
  const timeout = AbortSignal.timeout(config.callTimeoutMs);
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, init);
    hearAnswer(response.status === 503 && response.headers.has('retry-after'));
    return { status: response.status, body: await readBody(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, undefined);
  }
}
