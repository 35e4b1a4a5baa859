import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Sent {
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Else POST where there is a body, and GET where there is none. */
  method?: string;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export type Client = (sent: Sent) => Promise<Answered>;

/** A browser's side of the line: connections stay open from one request to the next. */
export function openClient(connections: number): { send: Client; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Client = ({ url, headers, body, method: named }) =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? null : JSON.stringify(body);
      const type = json ? { 'content-type': 'application/json' } : {};
      const method = named ?? (json ? 'POST' : 'GET');
      const asked = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(json);
    });
  return { send, close: () => agent.destroy() };
}
