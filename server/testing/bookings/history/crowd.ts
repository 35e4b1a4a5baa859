import { bookOnce, type Scene } from './bookers.ts';
import { callOffSome, letIn, payBack, sendBack, writeMoneyDown } from './staff.ts';

const bookers = 8;

export interface Crowd {
  /** So many more have booked, or came to nothing. */
  more(count: number): Promise<void>;
  /** Everyone finishes what they are at. */
  finish(): Promise<void>;
}

/** Those who book, and staff beside them, each at one thing after another. */
export function letThemGo(scene: Scene, wishes: number): Crowd {
  let [begun, done] = [0, 0];
  let waiting: { at: number; resolve: () => void }[] = [];
  const over = new AbortController();
  const book = async () => {
    while (begun < wishes) {
      begun += 1;
      await bookOnce(scene);
      done += 1;
      for (const { at, resolve } of waiting) if (done >= at) resolve();
      waiting = waiting.filter(({ at }) => done < at);
    }
  };
  const again = async (deed: (scene: Scene) => Promise<void>) => {
    while (!over.signal.aborted) await deed(scene);
  };
  const buyers = Promise.all(Array.from({ length: bookers }, book));
  const staff = [writeMoneyDown, writeMoneyDown, payBack, sendBack, callOffSome, letIn, letIn];
  const beside = Promise.all(staff.map(again));
  return {
    more: (count: number) =>
      new Promise<void>((resolve) => {
        const at = Math.min(wishes, done + count);
        if (done >= at) resolve();
        else waiting.push({ at, resolve });
      }),
    finish: async () => {
      await buyers;
      over.abort();
      await beside;
    },
  };
}
