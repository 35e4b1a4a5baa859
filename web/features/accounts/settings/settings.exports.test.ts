import type { CallReply } from '../../../platform/api-client.ts';
import type { DataExport } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../../testing/live/replay.ts';
import { latestExport } from './settings.exports.ts';

const aCopy = (progress: number): DataExport => ({
  id: 1,
  state: progress < 100 ? 'working' : 'ready',
  progress,
  createdAt: '2026-11-22T09:00:00Z',
  expiresAt: null,
});

const begin: CallReply<'GET /api/accounts/exports/latest'> = { export: null };

test('the copy is as far as was told last, whatever crosses on its way', () =>
  expectReplay({
    begin,
    deeds: fc.constantFrom(0, 50, 100),
    act: (_, progress) => {
      const truth = { export: aCopy(progress) };
      return { truth, says: [['accounts.export_changed', truth] as const] };
    },
    reads: [{ options: latestExport.options(), answer: (truth) => truth }],
  }));
