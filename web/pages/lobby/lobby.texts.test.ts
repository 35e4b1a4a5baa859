import { expect, test } from 'vitest';
import de from '../../locales/de/shared/lobby.json' with { type: 'json' };
import en from '../../locales/en/shared/lobby.json' with { type: 'json' };
import fr from '../../locales/fr/shared/lobby.json' with { type: 'json' };
import pt from '../../locales/pt/shared/lobby.json' with { type: 'json' };

test.each(Object.entries({ de, en, fr, pt }))(
  'what stands side by side in the lobby has names that differ, in %s',
  (_, { onNow, yourNext, live, next, first, program, announcements, booths }) => {
    const { stage, session, next: comingUp } = onNow;
    const names = [stage, session, comingUp, yourNext.label, live, next, first, program];
    const all = [...names, announcements, booths.title];
    expect(new Set(all).size).toBe(all.length);
  },
);
