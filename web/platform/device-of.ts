type Signs = readonly (readonly [sign: string, name: string])[];

/** The first sign that fits counts: most browsers also claim to be the ones they descend from. */
const browsers: Signs = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Vivaldi', 'Vivaldi'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];

const systems: Signs = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

export interface Device {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

const find = (signs: Signs, agent: string) => signs.find(([sign]) => agent.includes(sign))?.[1];

/** What a browser calls itself, in words that people use. */
export function deviceOf(agent: string): Device {
  const system = find(systems, agent);
  return {
    browser: find(browsers, agent),
    system,
    isHandheld: system !== undefined && handhelds.has(system),
  };
}
