import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { cards, drops, ledgers } from './dropcards.live.ts';

test('my card and who holds it are what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain({ card: cards.options(1), drops: drops.options(1), ledger: ledgers.options(1) }, [
    [
      ['dropcards.mine_changed', { eventId: 1 }],
      ['card', 'drops', 'ledger'],
    ],
  ]));
