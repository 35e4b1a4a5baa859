const byHand = new Set(['setQueryData', 'setQueriesData', 'cancelQueries']);

/** What is kept of answers is changed in one place: by hand, an answer on its way sets it back. */
export const liveRule = {
  create(context) {
    return {
      MemberExpression({ property }) {
        if (!byHand.has(property.name ?? property.value)) return;
        const message = 'Declare it as live, and change it by `perform` or `teach` (decision 35).';
        context.report({ node: property, message });
      },
    };
  },
};
