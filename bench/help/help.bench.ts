import type { HelpArticle, HelpSetup } from '../../contract/index.ts';
import { listPublic, readPublicArticle } from '../../server/features/help/help.shown.ts';
import type { Db } from '../../server/platform/db/db.ts';
import type { Work } from '../../server/platform/work.ts';
import { caughtIn } from '../caught.ts';
import { type Endings, type Stocked, withEndings } from '../database.ts';
import { inHundredths, inWholes, withRange } from '../figures.ts';
import { measurePairs } from '../harness.ts';
import { loadTool } from '../http/load.ts';
import { meterFor, partByProcessor, spent } from '../http/meter.ts';
import type { OurSide } from '../http/sides.ts';
import { startBarePeople } from '../people/bare.ts';
import type { Result } from '../results.ts';
import { openVenue } from '../venue/stage.ts';

const articles = 40;
const pairs = 5;
const connections = 32;
const seconds = 4;
const goal = 0.7;

/** What visitors read of help, against bare node:http with the same SQL. */
export const measureHelp = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const { stocked, ours, slug } = await openVenue(endings);
  const articleId = await addHelp(ours);
  return [
    await compare(stocked, ours, {
      what: `an article among ${articles}`,
      path: `/api/e/${slug}/help/articles/${articleId}`,
      read: (work) => readPublicArticle(work, slug, articleId),
    }),
    await compare(stocked, ours, {
      what: 'the questions of the FAQ',
      path: `/api/e/${slug}/help/articles?place=faq`,
      read: (work) => listPublic(work, slug, { place: 'faq' }),
    }),
  ];
}

/** As an organiser writes it; one of the articles. */
async function addHelp({ origin, headers }: OurSide): Promise<number> {
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/api/help${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { categories } = await send<HelpSetup>('POST', '/categories', {
    slug: 'coming',
    icon: 'Compass',
    title: { en: 'Coming to the event' },
    lead: {},
  });
  await send('PATCH', '/setup', { isPublic: true });
  let last = 0;
  for (let place = 0; place < articles; place++) {
    const { id } = await send<HelpArticle>('POST', '/manage/articles', {
      categoryId: categories[0]?.id,
      title: { en: `How do I get to hall ${place}?` },
      body: {
        en: '<p>Take the tram to the fair, and follow the signs of your hall.</p>'.repeat(12),
      },
      inFaq: true,
      inKnowledge: true,
      isPublished: true,
      relatedIds: [],
    });
    last = id;
  }
  return last;
}

interface Read {
  what: string;
  path: string;
  read(work: Work): Promise<unknown>;
}

async function compare(place: Stocked, ours: OurSide, { what, path, read }: Read): Promise<Result> {
  const { statements } = await caughtIn(place.databaseUrl, (db: Db) => read({ db } as Work));
  const bareSide = await startBarePeople(place, statements);
  const load = { headers: { accept: 'application/json' }, connections, seconds };
  const mine = meterFor({ ...load, url: `${ours.origin}${path}` }, ours);
  const bare = meterFor({ ...load, url: bareSide.url }, bareSide);
  await mine.warmUp();
  await bare.warmUp();
  const measured = await measurePairs(pairs, mine.measure, bare.measure);
  await bareSide.stop();
  return {
    what: `Help, ${what}: our part of a bare server’s requests per second`,
    figure: withRange(measured.ratio, inHundredths),
    goal: `≥ ${inHundredths(goal)}`,
    isReached: measured.ratio.median >= goal,
    notes: [
      `${pairs} pairs of ${seconds} s, ${loadTool()} with ${connections} connections, the same ${statements.length} statements`,
      `ours ${withRange(measured.ours, inWholes)} requests/s, ${spent(mine)}`,
      `bare ${withRange(measured.baseline, inWholes)} requests/s, ${spent(bare)}`,
      partByProcessor(mine, bare),
    ].join('; '),
    void: measured.void,
  };
}
