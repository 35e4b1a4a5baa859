import type { SponsorPackageChoice, TicketGives, TicketInput, TicketKind } from '@plenum/contract';

/** What makes a firm one of the event; nobody comes in with it. */
export const isPackage = ({ kind }: { kind: TicketKind }): boolean =>
  kind === 'booth' || kind === 'sponsor';

/** What fits the kind stays; a booth begins in the smallest tier. */
export function usualGives(
  kind: TicketKind,
  { boothTier, sponsorPackageId, passTicketId, passes }: TicketGives,
  packages: readonly SponsorPackageChoice[],
): TicketGives {
  const comesWith = isPackage({ kind })
    ? { passTicketId, passes }
    : { passTicketId: null, passes: 0 };
  return {
    boothTier: kind === 'booth' ? (boothTier ?? 'silver') : null,
    sponsorPackageId: kind === 'sponsor' ? (sponsorPackageId ?? packages[0]?.id ?? null) : null,
    ...comesWith,
  };
}

/** None of a ticket are none, and without a ticket there are none. */
export function tidyGives(gives: TicketGives): TicketGives {
  const isSome = gives.passes > 0 && gives.passTicketId !== null;
  return { ...gives, ...(!isSome && { passTicketId: null, passes: 0 }) };
}

/** What was removed since must be chosen anew. */
export const lacksPackage = ({ kind, gives }: Pick<TicketInput, 'kind' | 'gives'>): boolean =>
  kind === 'sponsor' && gives.sponsorPackageId === null;
