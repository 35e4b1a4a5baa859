import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Span } from './cut.ts';

/** What its holder may do with a run: watch it live, watch what was recorded or save it, send, or order about it. */
export type Right = 'live' | 'recorded' | 'saved' | 'send' | 'order';

export interface Pass {
  right: Right;
  /** As the server calls it: its organisation and its number. */
  run: string;
  /** Which sending of the run, where it is for one. */
  sending: number;
  /** What of a recording it is for; null: all of it. */
  span: Span | null;
}

/** Whose it is, where the server asks for that, means nothing here. */
const shape =
  /^(live|recorded|saved|send|order)\.(\d{1,16}-\d{1,16})\.(\d{1,9})(?:-(\d{1,9}))?\.(\d{13})(?:\.\d{1,16}(?:-\d{1,16}){3})?\.[\w-]{43}$/;

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether its last part is what we sign for the rest of it. */
export function isSigned(key: Buffer, text: string): boolean {
  const end = text.lastIndexOf('.');
  const given = Buffer.from(text.slice(end + 1), 'base64url');
  return given.length === 32 && timingSafeEqual(given, signatureOf(key, text.slice(0, end)));
}

/** Null: not ours, or over. */
export function readPass(key: Buffer, text: string, now: number): Pass | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  if (!isSigned(key, text)) return null;
  const [, right = '', run = '', number, last, until] = parts;
  if (Number(until) <= now) return null;
  const span = last === undefined ? null : { first: Number(number), last: Number(last) };
  return { right: right as Right, run, sending: Number(number), span };
}
