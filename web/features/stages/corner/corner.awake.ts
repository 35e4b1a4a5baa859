import { heldValue } from '../../../platform/stored-value.ts';

/** Something is watched in this window: what shows it is needed from then on. */
export const isCornerAwake = heldValue(false);
