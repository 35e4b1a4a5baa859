import type { Download } from '@plenum/contract';
import type { Language } from '../../../platform/mail/letter.ts';
import type { Work } from '../../../platform/work.ts';
import { readSale } from '../sale/sale.offer.ts';
import { framePage } from './frame.page.ts';
import { frameStyle } from './frame.style.ts';

interface Asked {
  /** Null: nobody asks for one that we speak. */
  language: Language | null;
  look: 'light' | 'dark' | null;
  network: string;
}

export async function frameOf(
  work: Work,
  slug: string,
  { language: asked, look, network }: Asked,
): Promise<Download> {
  const { event, sale, offer } = await readSale(work, slug, { network });
  const { organisationId, timeZone } = event;
  const home = await work.answers.homeOf(work, work.db, organisationId);
  const language = asked ?? event.languages[0] ?? 'en';
  const page = `${home}/e/${slug}/register`;
  const html = framePage({ offer, language, look, timeZone, page });
  return {
    name: 'frame.html',
    content: one(html),
    page: { style: frameStyle, shownBy: sale.frameSites },
  };
}

async function* one(html: string) {
  yield await Promise.resolve(html);
}
