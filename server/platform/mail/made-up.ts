import type { Config } from '../../config/config.ts';

/** The demo gives its people addresses of a domain that is somebody's, and of those that are nobody's (RFC 2606). */
const ofTheDemo = /(?:@demo\.com|[@.]example(?:\.(?:com|net|org))?)$/i;

/** Whether a demo made this address up: nobody is there who waits for a letter. */
export const isMadeUp = ({ demo }: Pick<Config, 'demo'>, address: string): boolean =>
  demo && ofTheDemo.test(address);
