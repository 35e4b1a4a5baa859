interface Merged {
  value: unknown;
  /** Both changed the same, each to something else: the value is mine. */
  isClash: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
interface Thing extends Fields {
  id: string | number;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** Texts by language, choices by name: each of their values stands for itself. */
const isRecord = (value: unknown): value is Fields =>
  isFields(value) && !('id' in value) && Object.values(value).every(isPlain);

const isThing = (value: unknown): value is Thing =>
  isFields(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number');

const keyOf = (item: unknown) => JSON.stringify(isThing(item) ? item.id : item);

/** A list of words or of things with ids; each stands in it once. */
function itemsOf(value: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(value) || !value.every((item) => isPlain(item) || isThing(item))) {
    return undefined;
  }
  const items = new Map(value.map((item: unknown) => [keyOf(item), item]));
  return items.size === value.length ? items : undefined;
}

/** What one changed, or both alike, is taken; texts and lists meet in their parts. */
export function merge(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, isClash: false };
  if (isSame(base, mine)) return { value: theirs, isClash: false };
  if ([base, mine, theirs].every(isRecord)) return mergeFields(base, mine, theirs);
  const lists = [itemsOf(base), itemsOf(mine), itemsOf(theirs)] as const;
  if (lists[0] && lists[1] && lists[2]) return mergeLists(lists[0], lists[1], lists[2]);
  return { value: mine, isClash: true };
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function mergeFields(base: unknown, mine: unknown, theirs: unknown): Merged {
  const [before, my, their] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const merged = Object.keys({ ...their, ...my }).map(
    (name) => [name, merge(before[name], my[name], their[name])] as const,
  );
  const values = merged.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(values.map(([name, { value }]) => [name, value])),
    isClash: merged.some(([, { isClash }]) => isClash),
  };
}

type Items = ReadonlyMap<string, unknown>;

/** What is no thing is the same wherever it stands, or it is gone. */
const mergeItem = (base: unknown, mine: unknown, theirs: unknown): Merged =>
  isThing(mine) && isThing(theirs) ? mergeFields(base, mine, theirs) : merge(base, mine, theirs);

function mergeLists(base: Items, mine: Items, theirs: Items): Merged {
  const { order, isClash } = mergeOrders(base, mine, theirs);
  const merged = order.map((key) => mergeItem(base.get(key), mine.get(key), theirs.get(key)));
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    isClash: isClash || merged.some((one) => one.isClash),
  };
}

/** The order of whoever changed it; what only the other has comes behind what it follows there. */
function mergeOrders(base: Items, mine: Items, theirs: Items) {
  const inAll = (items: Items) =>
    [...items.keys()].filter((key) => base.has(key) && mine.has(key) && theirs.has(key));
  const [before, my, their] = [inAll(base), inAll(mine), inAll(theirs)];
  const isMineMoved = !isSame(before, my);
  const isClash = isMineMoved && !isSame(before, their) && !isSame(my, their);
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first.keys()];
  let last: string | undefined;
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(last === undefined ? 0 : order.indexOf(last) + 1, 0, key);
    last = key;
  }
  return { order, isClash };
}
