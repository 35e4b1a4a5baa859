import type { Placement, SponsorWheels } from '@plenum/contract';
import type { Everything } from './sponsors.rows.ts';
import { wheelOf } from './sponsors.wheel.ts';

/** A wheel for each placement: on it stand the active sponsors whose package was sold there. */
export function wheelsOf({ packages, sponsors, rotation }: Everything): SponsorWheels {
  const wheelFor = (placement: Placement) => {
    const sold = new Map(
      packages
        .filter((one) => one.placements.includes(placement))
        .map(({ id, weight }) => [id, weight]),
    );
    const shares = sponsors
      .filter(({ isActive }) => isActive)
      .flatMap(({ id, packageId }) => {
        const weight = sold.get(packageId);
        return weight === undefined ? [] : [{ id, weight }];
      });
    return wheelOf(rotation.seed, placement, shares);
  };
  return {
    lobby: wheelFor('lobby'),
    program: wheelFor('program'),
    stage: wheelFor('stage'),
    mail: wheelFor('mail'),
  };
}
