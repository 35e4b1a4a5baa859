import type { TicketInput, TicketKind } from '@plenum/contract';

/** What makes a firm one of the event; nobody comes in with it. */
export const isPackage = ({ kind }: { kind: TicketKind }): boolean =>
  kind === 'booth' || kind === 'sponsor';

/** What it makes of the firm fits its kind, and it opens nothing by itself. */
export function givesRightly({
  kind,
  gives,
  opens,
}: Pick<TicketInput, 'kind' | 'gives' | 'opens'>) {
  const { boothTier, sponsorPackageId, passTicketId, passes } = gives;
  return (
    (boothTier !== null) === (kind === 'booth') &&
    (sponsorPackageId !== null) === (kind === 'sponsor') &&
    (passTicketId !== null) === passes > 0 &&
    (isPackage({ kind }) ? opens.what === 'nothing' : passes === 0)
  );
}
