const silencers = /\b(?:oxlint|eslint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)/;

/** Comments that silence a rule or the compiler: the code is mended, or the rule is wrong for all. */
export function faultsOfExceptions(files, read) {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        const found = silencers.exec(line)?.[0];
        return found ? [`${file}:${index + 1}: ${found} is not for this house.`] : [];
      }),
  );
}
