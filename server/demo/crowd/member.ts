import type { ReplyOf, Routes } from '@plenum/contract';
import type { FastifyInstance } from 'fastify';
import {
  type Door,
  findSessionOn,
  insertSession,
  touchSession,
} from '../../features/accounts/index.ts';
import type { Work } from '../../platform/work.ts';
import { oneOf, type Random } from '../summit/random.ts';
import { callAt, type Input, type RouteName } from './calls.ts';
import { CrowdWindow, type Heard } from './window.ts';

export interface CrowdParts {
  work: Work;
  door: Door;
  http: FastifyInstance;
}

export interface MemberFacts {
  id: number;
  fullName: string;
}

const tokenSeconds = 3_600;
const renewSeconds = 600;
/** What organisers read among the sessions of such a person. */
const agent = 'The crowd of the demo';

/** One of the demo's people, with a session like anybody's. There is one for good: coming again opens no other. */
export class Member {
  readonly id: number;
  readonly fullName: string;
  readonly #parts: CrowdParts;
  readonly #organisationId: number;
  #sessionId: number | null = null;
  #token = { text: '', until: 0 };
  #window: CrowdWindow | null = null;

  constructor(parts: CrowdParts, organisationId: number, { id, fullName }: MemberFacts) {
    this.id = id;
    this.fullName = fullName;
    this.#parts = parts;
    this.#organisationId = organisationId;
  }

  get isHere(): boolean {
    return this.#window?.isOpen ?? false;
  }

  async come(hear: (member: Member, heard: Heard) => void): Promise<void> {
    if (this.isHere) return;
    const token = await this.#freshToken();
    await touchSession(this.#parts.work.db, this.#organisationId, await this.#session());
    const address = addressOf(this.#parts.http);
    this.#window = await CrowdWindow.open(address, token, (heard) => hear(this, heard));
  }

  leave(): void {
    this.#window?.close();
    this.#window = null;
  }

  say: CrowdWindow['say'] = async (name, input) => this.#window?.say(name, input);

  async call<K extends RouteName>(key: K, ...input: Input<K>): Promise<ReplyOf<Routes[K]>> {
    return callAt(this.#parts.http, await this.#freshToken(), key, input);
  }

  /** Whoever stays long shows a new token, as a browser does. */
  async stay(): Promise<void> {
    if (this.isHere) await this.#freshToken();
  }

  async #freshToken(): Promise<string> {
    const now = this.#parts.work.clock.now();
    const left = this.#token.until - now.getTime();
    if (left > renewSeconds * 1_000) return this.#token.text;
    const claims = {
      personId: this.id,
      organisationId: this.#organisationId,
      sessionId: await this.#session(),
    };
    const text = await this.#parts.door.tokens.signAccess(claims, now, tokenSeconds);
    this.#token = { text, until: now.getTime() + tokenSeconds * 1_000 };
    await this.#window?.renew(text);
    return text;
  }

  async #session(): Promise<number> {
    const { db } = this.#parts.work;
    const organisationId = this.#organisationId;
    this.#sessionId ??=
      (await findSessionOn(db, organisationId, this.id, agent))?.id ??
      (await insertSession(db, organisationId, this.id, { agent, network: '' }));
    return this.#sessionId;
  }
}

/** One of those who are there. */
export const oneHere = (members: readonly Member[], random: Random): Member | undefined =>
  oneOf(
    members.filter(({ isHere }) => isHere),
    random,
  );

/** This very server, wherever it listens. */
function addressOf({ server }: FastifyInstance): string {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server does not listen.');
  const isEverywhere = at.address === '0.0.0.0' || at.address === '::';
  const host = at.address.includes(':') ? `[${at.address}]` : at.address;
  return `ws://${isEverywhere ? '127.0.0.1' : host}:${at.port}`;
}
