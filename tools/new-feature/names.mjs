const pluralOf = (thing) => (thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`);
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

const singularOf = (feature) => (feature.endsWith('s') ? feature.slice(0, -1) : 'entry');
