import encodeQR from 'qr';
import { allFonts, usualFonts } from './fonts.ts';
import type { Order, Printed } from './order.ts';
import { type Compiler, openTypesetter } from './typesetter.ts';

/** Whatever else is wrong is wrong with the template. */
const lacksSign = /could not be displayed with font/;

/** The other end of `papers`: prints what it is told to, one after the other, until nobody listens. */
export function servePapers(): void {
  const usual = openTypesetter(usualFonts());
  let all: Compiler | null = null;
  // Opened when a sign asks for it: few papers do, and those that do not stay as they were.
  const withAll = () => (all ??= openTypesetter(allFonts()));
  const tries = [
    { typesetter: () => usual, standard: 'a-3b' },
    { typesetter: withAll, standard: 'a-3b' },
    { typesetter: withAll, standard: '1.7' },
  ] as const;
  process.on('message', (order: Order) => void process.send?.(printed(withCodes(order))));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');

  function printed(order: Order): Printed {
    let fault = 'There is no typesetter for this machine.';
    for (const { typesetter, standard } of tries) {
      const compiler = typesetter();
      if (!compiler) break;
      try {
        // Also before a picture: a picture alone never says which signs are missing.
        const pdf = pdfOf(compiler, order, standard);
        if (order.isDrawn) return { svg: svgOf(compiler, order) };
        return { pdf, isArchival: standard === 'a-3b' };
      } catch (error) {
        fault = said(error);
        if (!lacksSign.test(fault)) break;
      }
    }
    return { fault };
  }
}

function pdfOf(compiler: Compiler, { template, inputs, at }: Order, pdfStandard: 'a-3b' | '1.7') {
  const creationTimestamp = Math.floor(at.getTime() / 1000);
  try {
    return compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard, creationTimestamp });
  } finally {
    // What it remembers of a document is never needed again, and grows.
    compiler.evictCache(0);
  }
}

/** Signs that no font has stand there as boxes, as they would on the paper. */
function svgOf(compiler: Compiler, { template, inputs }: Order): string {
  try {
    return compiler.plainSvg({ mainFileContent: template, inputs });
  } finally {
    compiler.evictCache(0);
  }
}

const withCodes = ({ codes, ...order }: Order): Order =>
  codes
    ? {
        ...order,
        inputs: {
          ...order.inputs,
          codes: JSON.stringify(codes.map((code) => encodeQR(code, 'svg', { ecc: 'medium' }))),
        },
      }
    : order;

/** Its faults have their words in a place of their own, and quote the template alone. */
const said = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error).slice(0, 2_000);
};
