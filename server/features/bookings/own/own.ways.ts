import type { BookingWay, InvoiceSettings, OfferedWay } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { offeredWays } from '../../payments/index.ts';

const hasSender = ({ sender }: InvoiceSettings): boolean =>
  sender.name.trim() !== '' && sender.country !== '';

/** How something that costs so much can be paid; none: it cannot be sold yet. */
export async function waysFor(
  db: Db,
  organisationId: number,
  { settings, currency, gross }: { settings: InvoiceSettings; currency: string; gross: number },
): Promise<{ way: BookingWay; words: OfferedWay['words'] }[]> {
  if (gross === 0) return [{ way: 'free', words: {} }];
  if (!hasSender(settings)) return [];
  return offeredWays(db, organisationId, { ...settings, currency });
}
