import type { Config } from '../../config/config.ts';
import { problem } from '../http/problem.ts';

type Ways = Pick<Config, 'smtpUrl' | 'production' | 'demo'>;

/** A demo or a development machine shows on its console what no mail server takes. */
export const hasConsole = ({ production, demo }: Ways): boolean => demo || !production;

/** Whether a letter for its reader alone reaches them. */
export const carriesSecrets = (ways: Ways): boolean => ways.smtpUrl !== null || hasConsole(ways);

/** Asked before anybody is looked up, so that the answer is the same for every address. */
export function requireWayOut(ways: Ways): void {
  if (!carriesSecrets(ways)) throw problem('mail_off');
}

/** Said at the start by a server that cannot write to anybody. */
export const mailWarning = (ways: Ways): string | null =>
  carriesSecrets(ways)
    ? null
    : 'SMTP_URL is not set: nobody can confirm an address, set a new password, be invited or join ' +
      'by mail. These calls are refused until it is.';
