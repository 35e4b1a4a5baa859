import { setImmediate } from 'node:timers/promises';
import type { HelpArticleInput, Texts } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { textOf } from '../../platform/mail/text-of.ts';
import { cleanWords } from '../../platform/rich-text/clean-words.ts';
import { searchable } from './help.looking.ts';
import type { ArticleFields } from './help.rows.ts';

const longestBody = 20_000;

/** Without languages in which nothing is said. */
const said = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''));

/** One language after the other: between two of them everybody else has their turn. */
export async function cleaned<T extends Partial<HelpArticleInput>>(input: T): Promise<T> {
  const title = input.title && said(input.title);
  if (!input.body) return { ...input, ...(title && { title }) };
  const body: Texts = {};
  for (const [language, html] of Object.entries(said(input.body))) {
    const clean = cleanWords(html);
    if (clean.length > longestBody) throw refusal('/body', 'is longer than can be kept');
    Object.assign(body, { [language]: clean });
    await setImmediate();
  }
  return { ...input, ...(title && { title }), body };
}

const refusal = (path: string, message: string) =>
  problem('invalid', { errors: [{ path, message }] });

/** An article without any title could be found and opened by nobody. */
export function refuseUntitled({ title }: Pick<ArticleFields, 'title'>): void {
  if (Object.keys(title).length === 0) throw refusal('/title', 'is said in no language');
}

/** What is searched of it. */
export function soughtIn({ title, body }: Pick<ArticleFields, 'title' | 'body'>) {
  const headText = searchable(Object.values(title));
  const texts = Object.values(body).map((html) => textOf(html));
  return { headText, searchText: `${headText} ${searchable(texts)}` };
}
