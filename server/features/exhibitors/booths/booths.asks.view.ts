import type { Ask, BoothAsk } from '@plenum/contract';
import type { AskRow, BoothAskRow } from './booths.asks.queries.ts';

export const askView = (row: AskRow): Ask => ({
  id: row.id,
  text: row.text,
  at: row.at.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answer === null ? null : (row.answeredBy ?? ''),
});

export const boothAskView = (row: BoothAskRow): BoothAsk => ({
  ...askView(row),
  personId: row.personId,
  fullName: row.fullName,
  avatar: row.avatar,
});
