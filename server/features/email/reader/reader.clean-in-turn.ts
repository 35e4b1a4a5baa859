import { apart } from '../../../platform/apart/apart.ts';
import { type Cleaned, cleanMail, type Known } from './reader.clean.ts';

/** Cleaned in less time than it takes to carry it elsewhere. */
const short = 8_000;
const cleanApart = apart<typeof cleanMail>('email.words', 'invalid');

export const cleanInTurn = async (whose: string, html: string, known: Known): Promise<Cleaned> =>
  html.length <= short ? cleanMail(html, known) : cleanApart(whose, html, known);
