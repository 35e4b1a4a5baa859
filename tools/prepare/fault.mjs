/** Something the person at the console can mend: shown as it is, without a stack. */
export class PrepareFault extends Error {}

export function explain(error) {
  console.error(error instanceof PrepareFault ? error.message : error);
  process.exit(1);
}
