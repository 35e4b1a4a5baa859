import { useEffect, useState, useSyncExternalStore } from 'react';
import { heldValue } from '../../../platform/stored-value.ts';
import { type Inputs, type InputsState, noInputs, openInputs } from '../studio/studio.inputs.ts';
import { openSound, type Sound } from '../studio/studio.sound.ts';

interface GuestInputs {
  state: InputsState;
  /** Null: not opened yet. */
  inputs: Inputs | null;
  /** How loud the microphone is, from 0 to 1. */
  level: () => number;
}

const closed: GuestInputs = { state: noInputs, inputs: null, level: () => 0 };

/** Camera and microphone of a guest, as a studio has them: asked for at once, closed with the screen. */
export function useGuestInputs(): GuestInputs {
  const [store] = useState(storeOfInputs);
  useEffect(() => store.open(), [store]);
  return useSyncExternalStore(store.subscribe, store.get);
}

function storeOfInputs() {
  const held = heldValue(closed);
  return {
    ...held,
    open: () => {
      let sound: Sound | null = null;
      let isClosed = false;
      const inputs = openInputs(
        () => sound,
        (state) => {
          if (!isClosed) held.set({ ...held.get(), state });
        },
      );
      held.set({ state: noInputs, inputs, level: () => sound?.level() ?? 0 });
      const prepare = async () => {
        // First: a page that hears and sees is allowed to sound.
        await Promise.all([inputs.open('video'), inputs.open('audio')]);
        const made = await openSound();
        if (isClosed) return made.close();
        sound = made;
        inputs.resend();
      };
      void prepare();
      return () => {
        isClosed = true;
        inputs.close();
        sound?.close();
      };
    },
  };
}
