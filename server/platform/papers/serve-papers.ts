import type { Order, Printed } from './order.ts';
import { openTypesetter } from './typesetter.ts';

const standards = ['a-3b', '1.7'] as const;
/** Whatever else is wrong is wrong with the template. */
const lacksSign = /could not be displayed with font/;

/** The other end of `papers`: prints what it is told to, one after the other, until nobody listens. */
export function servePapers(): void {
  const typesetter = openTypesetter();
  process.on('message', (order: Order) => void process.send?.(printed(order)));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');

  function printed(order: Order): Printed {
    if (!typesetter) return { fault: 'There is no typesetter for this machine.' };
    let fault = '';
    for (const standard of standards) {
      try {
        return { pdf: pdfOf(order, standard), isArchival: standard === 'a-3b' };
      } catch (error) {
        fault = said(error);
        if (!lacksSign.test(fault)) break;
      }
    }
    return { fault };
  }

  function pdfOf({ template, inputs, at }: Order, pdfStandard: (typeof standards)[number]) {
    const creationTimestamp = Math.floor(at.getTime() / 1000);
    try {
      return (
        typesetter?.pdf(
          { mainFileContent: template, inputs },
          { pdfStandard, creationTimestamp },
        ) ?? new Uint8Array()
      );
    } finally {
      // What it remembers of a document is never needed again, and grows.
      typesetter?.evictCache(0);
    }
  }
}

/** Its faults have their words in a place of their own, and quote the template alone. */
const said = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error).slice(0, 2_000);
};
