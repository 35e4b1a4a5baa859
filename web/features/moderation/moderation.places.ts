/** The parts of the desk, kept in its address. */
export const deskTabs = ['queue', 'settled', 'measures', 'words'] as const;
export type DeskTab = (typeof deskTabs)[number];

export interface ModerationSearch {
  tab?: Exclude<DeskTab, 'queue'> | undefined;
}

const isTab = (text: unknown): text is DeskTab => deskTabs.some((tab) => tab === text);

export function readModerationSearch({ tab }: Record<string, unknown>): ModerationSearch {
  return isTab(tab) && tab !== 'queue' ? { tab } : {};
}
