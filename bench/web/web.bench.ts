import { withEndings } from '../database.ts';
import { broken, type Result } from '../results.ts';
import { measureDragging } from './dragging.bench.ts';
import { measureScrolling } from './scrolling.bench.ts';
import { setWebStage } from './stage.ts';
import { measureVitals } from './vitals.bench.ts';

/** What a person with a slow machine sees of the screens. */
export const measureWeb = (): Promise<Result[]> =>
  withEndings(async (endings) => {
    const stage = await setWebStage(endings);
    if (!stage) {
      console.log('There is no Chromium: the screens are not measured.');
      return [];
    }
    return [
      ...(await measureVitals(stage)),
      ...(await measureScrolling(stage, endings).catch(brokenAt('scrolling'))),
      ...(await measureDragging(stage).catch(brokenAt('dragging'))),
    ];
  });

const brokenAt = (name: string) => (error: unknown) => broken(name, error);
