import { decimalOf } from '@plenum/contract';
import encodeQR from 'qr';
import { printableLine } from '../papers/printable.ts';

interface Transfer {
  holder: string;
  iban: string;
  /** Empty within Europe, where nobody needs one. */
  swiftCode: string;
  amount: number;
  currency: string;
  reference: string;
}

const packed = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
const mostBytes = 331;
/** What the standard lets a transfer carry: a cent to a billion less one. */
const most = 99_999_999_999;

/** At whole signs, so that no half of one is left. */
function within(text: string, mostSigns: number): string {
  return [...printableLine(text)].slice(0, mostSigns).join('');
}

/**
 * A transfer as banks in Europe read it from a code (EPC069-12, "GiroCode"). Null where there is none:
 * other currencies, nothing to pay, no account.
 */
export function giroText(transfer: Transfer): string | null {
  const { holder, iban, swiftCode, amount, currency, reference } = transfer;
  if (currency !== 'EUR' || iban === '' || amount < 1 || amount > most) return null;
  const name = within(holder, 70);
  if (name === '') return null;
  const lines = ['BCD', '002', '1', 'SCT', packed(swiftCode), name, packed(iban)];
  const text = [...lines, `EUR${decimalOf(amount, currency)}`, '', '', within(reference, 140)].join(
    '\n',
  );
  return Buffer.byteLength(text) <= mostBytes ? text : null;
}

/** As a picture; error correction as the standard asks for. */
export function giroCode(transfer: Transfer): string | null {
  const text = giroText(transfer);
  return text === null ? null : encodeQR(text, 'svg', { ecc: 'medium', border: 2 });
}
