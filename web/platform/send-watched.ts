import { CallProblem } from './call-problem.ts';
import { config } from './config.ts';
import type { Answer, Sending } from './send.ts';

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
};

/** For files: `fetch` cannot tell how much of them is on its way. */
export function sendWatched(sending: Sending, headers: Record<string, string>): Promise<Answer> {
  const { method, url, body, signal, onProgress } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => {
      signal?.removeEventListener('abort', stop);
      reject(signal?.aborted ? CallProblem.cancelled() : new CallProblem(0, undefined));
    };
    request.open(method, url);
    request.timeout = config.uploadTimeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      signal?.removeEventListener('abort', stop);
      const later = request.getResponseHeader('retry-after');
      resolve({
        status: request.status,
        body: readBody(request.responseText),
        ...(later && { retryAfterSeconds: Number(later) }),
      });
    });
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, fail);
    signal?.addEventListener('abort', stop);
    request.send(body as Blob);
  });
}
