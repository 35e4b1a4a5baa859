import { isSigned } from '../pass.ts';

/** What its holder may do: take part, or order about the call. */
export interface CallPass {
  /** As the server calls it: a call or a stage, its organisation and its number. */
  call: string;
  right: 'seat' | 'order';
  /** Whose place in the call it is for, or about. */
  seat: number;
  /** Nobody hears who is in that place. */
  isSilenced: boolean;
}

const shape = /^(seat|order)\.([cs]\d{1,16}-\d{1,16})\.(\d{1,6})\.([01])\.(\d{13})\.[\w-]{43}$/;

/** Null: not ours, or over. */
export function readCallPass(key: Buffer, text: string, now: number): CallPass | null {
  const [, right = '', call = '', seat, silenced, until] = shape.exec(text) ?? [];
  if (right === '' || !isSigned(key, text) || Number(until) <= now) return null;
  return {
    right: right as CallPass['right'],
    call,
    seat: Number(seat),
    isSilenced: silenced === '1',
  };
}
