import { CallProblem } from './call-problem.ts';
import { config } from './config.ts';

export interface Sending {
  method: string;
  url: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Of a file on its way up: from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
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

const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json');

/** One request, one answer. Throws a problem of status 0 when the server cannot be reached. */
export async function send(sending: Sending): Promise<Answer> {
  const { method, url, body, signal, onProgress } = sending;
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
    ...sending.headers,
  };
  if (onProgress) return (await import('./send-watched.ts')).sendWatched(sending, headers);
  const timeout = AbortSignal.timeout(config.callTimeoutMs);
  const init: RequestInit = {
    method,
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: await readBody(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, undefined);
  }
}
