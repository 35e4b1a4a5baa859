import type { AnalyticsPeriod } from '@plenum/contract';
import { refuseUnknownZone } from '../../../platform/clock/time-zone.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { reportOrder } from '../../../platform/papers/report.ts';
import type { Work } from '../../../platform/work.ts';
import { organisationById } from '../../organisations/index.ts';
import { readReport } from '../figures/figures.ts';
import { paperOf } from './paper.report.ts';
import { wordsIn } from './paper.words.ts';

interface Asked {
  period: AnalyticsPeriod;
  language: Language | undefined;
  /** Of whoever reads it; the organisation's where it is not said. */
  timeZone: string | undefined;
}

/** The figures of the screen as a file to keep, send or put before others. */
export async function printFigures(
  work: Work,
  organisationId: number,
  { period, language, timeZone }: Asked,
): Promise<{ name: string; pdf: Uint8Array }> {
  if (timeZone !== undefined) refuseUnknownZone(timeZone);
  const at = work.clock.now();
  const [organisation, report] = await Promise.all([
    organisationById(work.db, organisationId),
    readReport(work, { organisationId }, period),
  ]);
  const ownZone = organisation?.timeZone ?? 'UTC';
  const words = wordsIn(language ?? organisation?.languages[0] ?? 'en');
  const paper = paperOf(report, words, {
    organisation: organisation?.name ?? '',
    at,
    timeZone: timeZone ?? ownZone,
    ownZone,
  });
  const { pdf } = await work.papers.print(String(organisationId), reportOrder(paper, at));
  const { from, until } = report.span;
  return { name: `${paper.title}-${from}-${until}.pdf`.replaceAll(/\s+/g, '-'), pdf };
}
