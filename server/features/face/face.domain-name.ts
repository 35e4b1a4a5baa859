import { domainToASCII } from 'node:url';

const whole =
  /^(?=.{4,190}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** Ends that name nothing on the internet, or that nobody can own. */
const nobodys = /(?:^|\.)(?:localhost|local|internal|invalid|example|home\.arpa|arpa|onion|lan)$/;

/** As servers write it; null: no domain that somebody can own, or one of the app's own. */
export function domainNameOf(text: string, own: string): string | null {
  // What is more than a name is no name, however much of it could be read as one.
  if (/[\s/:@?#\\%*[\]]/.test(text.trim())) return null;
  const name = domainToASCII(text.trim().replace(/\.$/, ''));
  if (!whole.test(name) || nobodys.test(name)) return null;
  return name === own || name.endsWith(`.${own}`) || own.endsWith(`.${name}`) ? null : name;
}

/** The domain that a request names, without its port; null: none, as where it names an address. */
export function domainAsked(host = ''): string | null {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return whole.test(name) ? name : null;
}
