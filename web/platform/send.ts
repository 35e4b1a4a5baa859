import { CallProblem, codeOf, isCrowdCode } from './call-problem.ts';
import { config } from './config.ts';
import { hearAnswer } from './maintenance.ts';

export interface Sending {
  method: string;
  url: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Of a file on its way up: from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** A good answer is a file, not JSON. */
  wantsFile?: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
  /** When the server wants to be asked again. */
  retryAfterSeconds?: number;
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

const typeOf = (body: unknown) => (body instanceof Blob ? body.type : 'application/json');

/** A file may have to be read as well as to arrive. */
function patienceFor(body: unknown, wantsFile: boolean): number {
  if (wantsFile) return config.downloadTimeoutMs;
  return body instanceof Blob ? config.uploadTimeoutMs : config.callTimeoutMs;
}

/** One request, one answer. Throws a problem of status 0 when the server cannot be reached. */
export async function send(sending: Sending): Promise<Answer> {
  const { method, url, body, signal, onProgress, wantsFile = false } = sending;
  const headers = {
    accept: wantsFile ? '*/*' : 'application/json',
    ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
    ...sending.headers,
  };
  if (onProgress) return (await import('./send-watched.ts')).sendWatched(sending, headers);
  const timeout = AbortSignal.timeout(patienceFor(body, wantsFile));
  const init: RequestInit = {
    method,
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, init);
    const read = wantsFile && response.ok ? readFile : readBody;
    const body = await read(response);
    const later = response.headers.get('retry-after');
    // A crowd is no maintenance: others are answered.
    hearAnswer(response.status === 503 && later !== null && !isCrowdCode(codeOf(body)));
    return { status: response.status, body, ...(later && { retryAfterSeconds: Number(later) }) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallProblem(0, undefined);
  }
}
