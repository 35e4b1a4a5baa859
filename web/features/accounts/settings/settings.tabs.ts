/** The tabs of the account settings as people look for them, by their names in the address. */
export const settingsGroups = {
  profile: ['general', 'info', 'social'],
  security: ['password', 'two-step', 'passkeys', 'sessions'],
  preferences: ['notifications', 'language'],
  mine: ['data', 'delete'],
} as const;

export type SettingsGroup = keyof typeof settingsGroups;
export type SettingsTab = (typeof settingsGroups)[SettingsGroup][number];

const tabs: readonly SettingsTab[] = Object.values(settingsGroups).flat();

export interface SettingsSearch {
  tab?: SettingsTab | undefined;
}

/** The first tab needs no name: one place has one address. */
export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => ({
  tab: tabs.find((tab) => tab === search['tab'] && tab !== 'general'),
});
