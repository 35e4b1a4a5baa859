import type { LinePage, RouteKey } from '@plenum/contract';
import { Crowd } from '../../demo/crowd/crowd.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Actor } from '../builders.ts';
import { type CallInput, openTestApp, type TestApp } from '../test-app.ts';
import { openTestSocket, type TestSocket } from '../test-socket.ts';
import { openSmallDemo, type SmallDemo } from './small-demo.ts';

/** A small demo with its crowd, whose time goes on as a test lets it. */
export class WatchedCrowd {
  readonly app: TestApp;
  readonly demo: SmallDemo;
  readonly #address: string;
  crowd: Crowd;
  #windows: TestSocket[] = [];

  private constructor(app: TestApp, demo: SmallDemo, address: string) {
    this.app = app;
    this.demo = demo;
    this.#address = address;
    this.crowd = this.another();
  }

  static async open(): Promise<WatchedCrowd> {
    const app = await openTestApp({ env: { DEMO: '1', ACCESS_TOKEN_SECONDS: '86400' } });
    const address = await app.listen();
    return new WatchedCrowd(app, await openSmallDemo(app), address);
  }

  another(): Crowd {
    const { work, door, http } = this.app;
    return new Crowd({ work, door, http });
  }

  peopleHere = (): number[] =>
    this.app.work.hub.crowdIn(everyoneIn(this.demo.admin.person.organisationId)).people();

  onlookers = (): number[] => this.peopleHere().filter((id) => !this.crowd.has(id));

  /** Somebody opens a window and looks. */
  async come(token = this.demo.guest.token): Promise<TestSocket> {
    const window = await openTestSocket(this.#address, token);
    this.#windows.push(window);
    return window;
  }

  async leave(): Promise<void> {
    for (const { socket } of this.#windows.splice(0)) socket.close();
    await this.crowd.leave();
  }

  /** So many seconds in which nothing but the crowd goes on. */
  async live(seconds: number, step = 1): Promise<void> {
    for (let passed = 0; passed < seconds; passed += step) {
      this.app.clock.ahead += step;
      await this.crowd.turn();
    }
  }

  /** Until somebody sees what they wait for, as long as a visitor has patience. */
  async liveUntil<T>(look: () => Promise<T | undefined>, seconds = 240): Promise<T> {
    for (let passed = 0; passed < seconds; passed += 1) {
      await this.live(1);
      const seen = await look();
      if (seen !== undefined) return seen;
    }
    throw new Error(`Nothing was seen in ${seconds} seconds.`);
  }

  async ask<T>(key: RouteKey, input: CallInput = {}, { token }: Actor = this.demo.guest) {
    const { status, body } = await this.app.call(key, { token, ...input });
    if (status >= 400) throw new Error(`${key} was answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  }

  async linesIn(conversationId: number): Promise<LinePage['lines']> {
    const params = { conversationId };
    const key = 'GET /api/chat/conversations/:conversationId/lines';
    return (await this.ask<LinePage>(key, { params })).lines;
  }

  async answersTo(conversationId: number, lineId: number): Promise<LinePage['lines']> {
    const params = { conversationId, lineId };
    const key = 'GET /api/chat/conversations/:conversationId/threads/:lineId';
    return (await this.ask<Pick<LinePage, 'lines'>>(key, { params })).lines;
  }

  say(conversationId: number, text: string): Promise<{ id: number }> {
    return this.ask('POST /api/chat/conversations/:conversationId/lines', {
      params: { conversationId },
      body: { clientId: crypto.randomUUID(), text },
    });
  }
}
