/** A bare list ends here; the header `x-has-more` says that there are more. */
export const mostInList = 2_000;
