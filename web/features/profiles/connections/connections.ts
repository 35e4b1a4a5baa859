/** What asks for an answer comes first. */
export const connectionGroups = ['incoming', 'outgoing', 'connected'] as const;
export type ConnectionGroup = (typeof connectionGroups)[number];
