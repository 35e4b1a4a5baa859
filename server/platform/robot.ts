const robot = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|fetch/i;

/** They say so themselves; who hides it is held down by the limit of their network. */
export const isRobot = (agent: string): boolean => agent === '' || robot.test(agent);
