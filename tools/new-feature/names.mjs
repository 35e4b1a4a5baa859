/** Of a thing that takes its plural from what it ends in: wish, wishes; entry, entries. */
const pluralOf = (thing) => {
  if (thing.endsWith('y')) return `${thing.slice(0, -1)}ies`;
  return /(?:ss|x|z|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;
};
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The spellings of a feature and of the one thing its first list holds. */
export function namesOf(feature, thing = singularOf(feature)) {
  const things = pluralOf(thing);
  return {
    feature,
    thing,
    things,
    Feature: capital(feature),
    Thing: capital(thing),
    Things: capital(things),
    table: things === feature ? feature : `${feature}_${things}`,
  };
}

const singularOf = (feature) => {
  if (feature.endsWith('ies')) return `${feature.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(feature)) return feature.slice(0, -2);
  return feature.endsWith('s') ? feature.slice(0, -1) : 'entry';
};
