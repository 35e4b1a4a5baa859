import type { ReceivedBy, Route } from '@plenum/contract';
import type { FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../mail/letter.ts';
import type { Person } from '../person.ts';
import { deviceMarkOf } from './device-mark.ts';
import { networkOf } from './limits.ts';

/** What a handler knows of a request. */
export interface Call<R extends Route> {
  received: ReceivedBy<R>;
  person: R['access'] extends 'public' ? null : Person;
  network: string;
  /** What the body says it is, without its parameters. */
  mediaType: string;
  /** What the browser calls itself. */
  agent: string;
  /** One that only few calls have, such as what signs the body; empty where it is not there. */
  header(name: string): string;
  /** What this browser was once given to be known by; no more than a claim. */
  deviceMark: string | null;
  /** By it a client knows its own write again; where the contract takes one. */
  repeatKey: string | null;
  /** What the browser reads first, of the languages we write. */
  language: Language | null;
}

/** What few handlers ask for is read from the request when one does. */
export class AnyCall {
  readonly received: Record<'params' | 'query' | 'body', unknown>;
  readonly person: Person | null;
  readonly repeatKey: string | null;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest, changesState: boolean) {
    const { params, query, body, caller, headers } = request;
    this.#request = request;
    this.received = { params, query, body };
    const person = caller?.person ?? null;
    this.person = person && changesState ? { ...person, network: networkOf(request.ip) } : person;
    this.repeatKey = changesState ? (headers['idempotency-key']?.toString() ?? null) : null;
  }

  get network(): string {
    return networkOf(this.#request.ip);
  }

  get mediaType(): string {
    return (this.#request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  }

  get agent(): string {
    return this.#request.headers['user-agent']?.slice(0, 300) ?? '';
  }

  header(name: string): string {
    return this.#request.headers[name]?.toString() ?? '';
  }

  get deviceMark(): string | null {
    return deviceMarkOf(this.#request);
  }

  get language(): Language | null {
    return languageOf(this.#request.headers['accept-language']);
  }
}
