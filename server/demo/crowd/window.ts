import type { CommandsOf, Messages } from '@plenum/contract';
import type { chatCommands } from '@plenum/contract/features/chat/index.ts';
import type { stagesCommands } from '@plenum/contract/features/stages/index.ts';
import { WebSocket } from 'ws';
import { knock } from '../../platform/sockets/packets.ts';

type Commands = CommandsOf<typeof chatCommands> & CommandsOf<typeof stagesCommands>;

export interface Heard<K extends keyof Messages = keyof Messages> {
  name: K;
  payload: Messages[K];
}

/** What is listened to; all else that a window is told goes unread. */
const wanted = ['chat.changes', 'chat.desk_changed', 'polls.changed'] as const;
const openings = wanted.map((name) => `42["${name}"`);

const query = new URLSearchParams(knock.query).toString();

/** The line of one person who has the app open, as a browser holds it. */
export class CrowdWindow {
  readonly #line: WebSocket;
  readonly #hear: (heard: Heard) => void;
  readonly #asked = new Map<number, (answer: unknown) => void>();
  #count = 0;

  private constructor(line: WebSocket, hear: (heard: Heard) => void) {
    this.#line = line;
    this.#hear = hear;
  }

  static open(address: string, token: string, hear: (heard: Heard) => void): Promise<CrowdWindow> {
    const line = new WebSocket(`${address}${knock.path}?${query}`, { perMessageDeflate: false });
    const window = new CrowdWindow(line, hear);
    return new Promise((resolve, reject) => {
      line.on('open', () => line.send(`40${JSON.stringify({ token })}`));
      line.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('40')) resolve(window);
        else window.#read(text);
      });
      line.on('error', reject);
      line.on('close', () => {
        window.#forget();
        reject(new Error('A window of the crowd was not let in.'));
      });
    });
  }

  get isOpen(): boolean {
    return this.#line.readyState === WebSocket.OPEN;
  }

  /** What is not answered before the line ends is not done. */
  say<K extends keyof Commands>(name: K, input: Commands[K]['input']): Promise<void> {
    return this.#ask([name, input]);
  }

  renew(token: string): Promise<void> {
    return this.#ask(['session.renew', token]);
  }

  close(): void {
    this.#line.close();
  }

  async #ask(said: readonly unknown[]): Promise<void> {
    if (!this.isOpen) return;
    this.#count += 1;
    const number = this.#count;
    await new Promise((answer) => {
      this.#asked.set(number, answer);
      this.#line.send(`42${number}${JSON.stringify(said)}`);
    });
  }

  #read(text: string): void {
    if (text === '2') return this.#line.send('3');
    if (openings.some((opening) => text.startsWith(opening))) {
      const [name, payload] = JSON.parse(text.slice(2)) as [keyof Messages, never];
      return this.#hear({ name, payload });
    }
    const number = Number(/^43(\d+)/.exec(text)?.[1]);
    this.#asked.get(number)?.(text);
    this.#asked.delete(number);
  }

  #forget(): void {
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }
}
