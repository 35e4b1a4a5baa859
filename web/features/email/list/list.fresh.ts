const fresh = new Set<number>();

/** Drafts begun in this window: closed without a word in them they need not be kept. */
export const isFresh = (draftId: number): boolean => fresh.has(draftId);
export const rememberFresh = (draftId: number): void => void fresh.add(draftId);
