import { CallProblem } from './call-problem.ts';
import { config } from './config.ts';
import { hearAnswer } from './maintenance.ts';

export interface Sending {
  method: string;
  url: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** A good answer is a file, not JSON. */
  wantsFile?: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A file as it arrived, with what the server calls it. */
export interface ReceivedFile {
  disposition: string;
  content: Blob;
}

const readFile = async (response: Response): Promise<ReceivedFile> => ({
  disposition: response.headers.get('content-disposition') ?? '',
  content: await response.blob(),
});

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
export async function send(sending: Sending): Promise<Answer> {
  const { method, url, body, headers, signal, wantsFile = false } = sending;
  const timeout = AbortSignal.timeout(wantsFile ? config.downloadTimeoutMs : config.callTimeoutMs);
  const init: RequestInit = {
    method,
    headers: {
      accept: wantsFile ? '*/*' : 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, init);
    hearAnswer(response.status === 503 && response.headers.has('retry-after'));
    const read = wantsFile && response.ok ? readFile : readBody;
    return { status: response.status, body: await read(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, undefined);
  }
}
