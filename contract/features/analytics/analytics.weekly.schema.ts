import * as Type from 'typebox';
import { Language, TimeZone } from '../accounts/index.ts';
import { analyticsPeriods } from './analytics.figures.schema.ts';

export const PaperQuery = Type.Object({
  period: Type.Optional(Type.Enum([...analyticsPeriods])),
  language: Type.Optional(Language),
  timeZone: Type.Optional(TimeZone),
});
export type PaperQuery = Type.Static<typeof PaperQuery>;

export const WeeklyReport = Type.Object({ isOn: Type.Boolean() });
export type WeeklyReport = Type.Static<typeof WeeklyReport>;

export const WeeklyReportInput = Type.Object(
  {
    isOn: Type.Boolean(),
    /** Whose Monday it is, for people who chose no zone in their account. */
    timeZone: Type.Optional(TimeZone),
  },
  { additionalProperties: false },
);
export type WeeklyReportInput = Type.Static<typeof WeeklyReportInput>;

/** What the link in such a mail shows to whoever holds it. */
export const WeeklyLink = Type.Object({ organisation: Type.String(), isOn: Type.Boolean() });
export type WeeklyLink = Type.Static<typeof WeeklyLink>;
