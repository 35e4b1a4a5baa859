import type { InvoiceLine } from '@plenum/contract';
import type { Document } from './paper.document.ts';
import { isVatId } from './paper.data-parties.ts';

type Reason = InvoiceLine['taxReason'];

/** Why there is no tax, as EN 16931 names it. */
export interface Category {
  code: 'E' | 'AE' | 'O';
  reason: string;
  reasonCode: string;
}

const categories: Readonly<Record<NonNullable<Reason>, Category>> = {
  exempt: { code: 'E', reason: 'Tax exempt', reasonCode: '' },
  reverse_charge: { code: 'AE', reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' },
  outside_scope: { code: 'O', reason: 'Outside the scope of tax', reasonCode: 'VATEX-EU-O' },
};

/** Null where there is a rate, be it zero. */
export const categoryOf = (reason: Reason): Category | null => reason && categories[reason];

/** What is outside the scope of tax stands alone in the standard: beside others it counts as exempt. */
export function standardLines<Line extends InvoiceLine>(lines: readonly Line[]): Line[] {
  const isAlone = new Set(lines.map(({ taxReason }) => taxReason)).size === 1;
  return lines.map((line) =>
    line.taxReason === 'outside_scope' && !isAlone ? { ...line, taxReason: 'exempt' } : line,
  );
}

const isOf = (lines: readonly InvoiceLine[], reason: Reason) =>
  lines.some(({ taxReason }) => taxReason === reason);

/** Whether tax is no matter of the document at all. */
export const isOutsideScope = (lines: readonly InvoiceLine[]): boolean =>
  isOf(standardLines(lines), 'outside_scope');

/** Whether all is known of both sides that the standard asks for (BR-S-02, BR-AE-02, BR-CO-26 and their like). */
export function fitsStandard({ lines, parties: { sender, client } }: Document): boolean {
  if (isOutsideScope(lines)) return sender.registration.trim() !== '';
  if (!isVatId(sender.taxNumber)) return false;
  return !isOf(lines, 'reverse_charge') || isVatId(client.taxNumber);
}
