/** Messages and problems bear the name of their feature. `tables` is what each contract declares. */
export function faultsOfNames(tables) {
  return tables.flatMap(({ feature, kind, names }) =>
    names
      .filter((name) => !name.startsWith(`${feature}.`))
      .map(
        (name) => `contract/features/${feature}: ${kind} ${name} does not begin with ${feature}.`,
      ),
  );
}
