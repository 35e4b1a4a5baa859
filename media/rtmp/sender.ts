import { type Pass, readPass } from '../pass.ts';
import type { Piece } from '../piece.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { Line, Server } from './asking.ts';
import { type Complaint, Unfit } from './tags.ts';

export interface Place {
  store: Store;
  server: Server;
  /** Signs passes. */
  secret: Buffer;
}

/** Puts pieces where a pass says, as if a studio had sent them; without one they go nowhere. */
export class Sender {
  readonly #place: Place;
  readonly #line: Line;
  #hasBegun = false;
  #open: { pass: Pass; text: string; next: number } | null = null;
  /** Another encoder sends, or there is no room: it asks for nothing until it comes again. */
  complaint: Complaint | null = null;
  /** Hears that what comes next is to begin with a keyframe. */
  readonly #onBreak: () => void;

  constructor(place: Place, line: Line, onBreak: () => void) {
    this.#place = place;
    this.#line = line;
    this.#onBreak = onBreak;
  }

  get wantsPass(): boolean {
    return this.#hasBegun && this.#open === null && this.complaint === null;
  }

  /** With the next keyframe. */
  sendTo(text: string | null): void {
    if (this.#openTo(text)) this.#onBreak();
  }

  #openTo(text: string | null): boolean {
    const pass = text === null ? null : readPass(this.#place.secret, text, Date.now());
    if (text === null || pass?.right !== 'send') return false;
    this.#open = { pass, text, next: 0 };
    return true;
  }

  /** With its first piece, and no sooner: what cannot be shown begins nothing. */
  async #begin(): Promise<void> {
    this.#hasBegun = true;
    const { server } = this.#place;
    // Where the server cannot answer now, it is asked again with the next report.
    const { pass } = await server.start(this.#line).catch(() => ({ pass: null }));
    this.#openTo(pass);
  }

  async take(piece: Piece): Promise<void> {
    if (!this.#hasBegun) await this.#begin();
    const open = this.#open;
    if (!open || (open.next === 0 && !piece.pictures[0]?.isKey)) return;
    const { store, server } = this.#place;
    try {
      await store.requireRoom(Date.now());
      const run = await store.run(open.pass.run);
      await run.take(open.pass.sending, open.next, piece, Date.now());
      open.next += 1;
      // Where the server cannot answer now, it can soon: what came is written.
      const isOn = await server.heard(open.text, run.totals.seconds).catch(() => true);
      if (!isOn) this.#leave(null);
    } catch (error) {
      await this.#refused(error, open.text);
    }
  }

  async #refused(error: unknown, pass: string): Promise<void> {
    const code = error instanceof Refusal ? error.code : (error as NodeJS.ErrnoException).code;
    switch (code ?? '') {
      case 'stages.over':
      case 'stages.gap':
        return this.#leave(null);
      case 'stages.taken_over':
        return this.#leave('taken_over');
      case 'stages.no_picture':
        return this.#onBreak();
      case 'stages.too_fast':
        throw new Unfit('too_much');
      case 'storage_full':
      case 'ENOSPC':
        this.#leave('storage_full');
        return this.#place.server.full(pass);
      default:
        throw error;
    }
  }

  #leave(complaint: Complaint | null): void {
    this.#open = null;
    this.complaint = complaint;
    this.#onBreak();
  }
}
