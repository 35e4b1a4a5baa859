import type { MyEvent, Sponsor, SponsorPackage, SponsorSetup } from '@plenum/contract';
import { useState } from 'react';
import { movedBefore } from '../../../ui/order/moved-before.ts';
import { movePackage, moveSponsor, removePackage, removeSponsor } from '../sponsors.api.ts';
import { useSetupChange } from './use-setup-change.ts';

/** What is being written, if anything: one at a time. */
export type OpenPart =
  | { what: 'package' | 'sponsor'; id: number }
  | { what: 'new-sponsor'; packageId: number }
  | { what: 'new-package' };

type Asked = { what: 'sponsor'; of: Sponsor } | { what: 'package'; of: SponsorPackage };

export type SetupActions = ReturnType<typeof useSetupActions>;

/** Everything that can be done to the set-up, for all who draw a part of it. */
export function useSetupActions(event: MyEvent, { packages }: SponsorSetup) {
  const { apply, learn, readAgain } = useSetupChange(event.id);
  const [open, setOpen] = useState<OpenPart>();
  const [asked, setAsked] = useState<Asked>();
  const remove = ({ what, of: { id } }: Asked) =>
    apply(() => (what === 'sponsor' ? removeSponsor : removePackage)(event.id, id));
  return {
    event,
    packages,
    open,
    setOpen,
    learn,
    readAgain,
    finish: (setup: SponsorSetup) => {
      learn(setup);
      setOpen(undefined);
    },
    moveSponsor: (id: number, beforeId: number | null) =>
      apply(
        () => moveSponsor(event.id, id, beforeId),
        (setup) => ({ ...setup, sponsors: movedBefore(setup.sponsors, id, beforeId) }),
      ),
    movePackage: (id: number, beforeId: number | null) =>
      apply(
        () => movePackage(event.id, id, beforeId),
        (setup) => ({ ...setup, packages: movedBefore(setup.packages, id, beforeId) }),
      ),
    /** The one right above; what stands behind the one right below: null is the end. */
    neighboursOf: (id: number) => {
      const place = packages.findIndex((one) => one.id === id);
      const hasBelow = place < packages.length - 1;
      return {
        above: packages[place - 1]?.id ?? null,
        below: hasBelow ? (packages[place + 2]?.id ?? null) : undefined,
      };
    },
    asked,
    askSponsor: (of: Sponsor) => setAsked({ what: 'sponsor', of }),
    askPackage: (of: SponsorPackage) => setAsked({ what: 'package', of }),
    answer: (isYes: boolean) => {
      setAsked(undefined);
      if (asked && isYes) remove(asked);
    },
  };
}
