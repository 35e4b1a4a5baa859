/** Undefined until it is known, null when it cannot be. */
export const figureOf = ({
  data,
  isError,
}: {
  data: number | undefined;
  isError: boolean;
}): number | null | undefined => data ?? (isError ? null : undefined);
