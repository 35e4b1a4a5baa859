// Draws the order of a waiting room again from what was published, and says whether it is the same.
// node draw-again.mjs draw.json [secret …]    see docs/waiting-room.md
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sha256 = (...pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};
const bytes = (hex) => Buffer.from(hex, 'hex');

/** Marks in the order that the seed gives them, whatever order they come in. */
export function orderOf(seed, marks) {
  const known = marks.map(bytes).toSorted(Buffer.compare);
  const roll = sha256(...known);
  return known
    .map((mark) => ({ mark, lot: sha256(bytes(seed), roll, mark) }))
    .toSorted((one, other) => Buffer.compare(one.lot, other.lot))
    .map(({ mark }) => mark.toString('hex'));
}

/** What is wrong with a draw; nothing: it is as it was promised. */
export function faultsOf({ seed, seedHash, order }, hashBefore = seedHash) {
  const faults = [];
  if (sha256(bytes(seed)).toString('hex') !== seedHash) faults.push('The seed has another hash.');
  if (hashBefore !== seedHash) faults.push('Another hash was published before.');
  if (new Set(order).size !== order.length) faults.push('Somebody was drawn twice.');
  const place = orderOf(seed, order).findIndex((mark, at) => mark !== order[at]);
  if (place !== -1) faults.push(`Place ${place + 1} belongs to somebody else.`);
  return faults;
}

/** Which place somebody with that secret has; 0: none was drawn for it. */
export const placeOf = ({ order }, secret) => order.indexOf(sha256(secret).toString('hex')) + 1;

function main([file, ...secrets]) {
  if (!file) {
    process.stderr.write('Which file? node draw-again.mjs draw.json [secret …]\n');
    return 2;
  }
  const draw = JSON.parse(readFileSync(file, 'utf8'));
  const faults = faultsOf(draw);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0) {
    process.stdout.write(`All ${draw.order.length} places are as the seed draws them.\n`);
  }
  for (const secret of secrets) {
    const place = placeOf(draw, secret);
    process.stdout.write(place ? `Your place is ${place}.\n` : 'You are not in this draw.\n');
  }
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2));
