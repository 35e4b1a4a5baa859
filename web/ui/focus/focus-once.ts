/** The same function each time: called when the field appears, not when one types. */
export const focusOnce = (field: HTMLElement | null) => field?.focus();
