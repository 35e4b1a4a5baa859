import type { BoothContent } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { comparedItems, differencesOf } from './editor.difference.ts';

const shown: BoothContent = {
  name: 'Acme',
  tagline: { en: 'We build', de: 'Wir bauen' },
  description: {},
  videoUrl: null,
  links: [{ label: 'Jobs', url: 'https://acme.example/jobs' }],
  topics: ['Energy', 'Water'],
  sessionId: null,
  products: [],
  documents: [],
  logo: null,
  banner: '/files/banner',
};

describe('what a draft changes', () => {
  test('is nothing where both are the same', () => {
    expect(differencesOf(shown, structuredClone(shown))).toEqual([]);
  });

  test('is told language by language, with an empty side where nothing was said', () => {
    const draft = { ...shown, tagline: { en: 'We build', de: 'Wir planen', pt: 'Nós' } };
    expect(differencesOf(shown, draft)).toEqual([
      {
        field: 'tagline',
        language: 'de',
        before: { kind: 'text', text: 'Wir bauen' },
        after: { kind: 'text', text: 'Wir planen' },
      },
      {
        field: 'tagline',
        language: 'pt',
        before: { kind: 'text', text: '' },
        after: { kind: 'text', text: 'Nós' },
      },
    ]);
  });

  test('comes in the order visitors meet it, pictures and lists as such', () => {
    const draft = {
      ...shown,
      name: 'Acme & Co',
      banner: null,
      topics: ['Water', 'Wind'],
      products: [{ id: 'p', name: 'Pump', words: { en: 'Quiet' }, url: null, picture: null }],
    };
    const found = differencesOf(shown, draft);
    expect(found.map(({ field }) => field)).toEqual(['name', 'banner', 'topics', 'products']);
    expect(found[1]).toMatchObject({
      before: { kind: 'picture', url: '/files/banner' },
      after: { kind: 'picture', url: null },
    });
    expect(found[3]?.after).toEqual({ kind: 'list', items: ['Pump · Quiet'] });
  });
});

test('two lists are compared item by item', () => {
  expect(comparedItems(['Energy', 'Water'], ['Water', 'Wind'])).toEqual({
    gone: ['Energy'],
    added: ['Wind'],
    kept: ['Water'],
  });
});
