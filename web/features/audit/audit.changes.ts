/** A plain value as it was recorded: a list of them is said as one. */
export type Fact = string | number | boolean | null | readonly string[] | Sum;

export interface Sum {
  minor: number;
  currency: string;
}

export interface Change {
  field: string;
  /** Undefined: nothing was recorded on this side. */
  before: Fact | undefined;
  after: Fact | undefined;
}

type Facts = ReadonlyMap<string, Fact>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A person in a list is said by name and address, anything else in it by its plain values. */
function wordItem(item: unknown): string {
  if (!isRecord(item)) return isPlain(item) ? String(item ?? '') : '';
  const { fullName, email } = item;
  if (typeof fullName === 'string' && typeof email === 'string') {
    return fullName ? `${fullName} (${email})` : email;
  }
  return Object.values(item).map(wordItem).filter(Boolean).join(', ');
}

function readFacts(value: unknown, path = ''): [string, Fact][] {
  if (Array.isArray(value)) return [[path, value.map(wordItem)]];
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) =>
      readFacts(inner, path ? `${path}.${name}` : name),
    );
  }
  return isPlain(value) && path !== '' ? [[path, value]] : [];
}

const amounts = ['amount', 'gross'];

/** Amounts are recorded in the smallest unit, beside their currency: it is told with them. */
function withSums(facts: Facts): Facts {
  const currency = facts.get('currency');
  const minors = amounts.filter((field) => typeof facts.get(field) === 'number');
  if (typeof currency !== 'string' || minors.length === 0) return facts;
  const told = new Map(facts);
  told.delete('currency');
  for (const field of minors) told.set(field, { minor: Number(facts.get(field)), currency });
  return told;
}

const isSame = (one: Fact | undefined, other: Fact | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Ids name nothing to a reader; the entry itself says whom it is about. */
const isTold = (field: string) => field !== 'id' && !field.endsWith('.id');

/** Only what differs, field by field. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = withSums(new Map(readFacts(before)));
  const is = withSums(new Map(readFacts(after)));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => isTold(field) && !isSame(was.get(field), is.get(field)))
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }));
}
