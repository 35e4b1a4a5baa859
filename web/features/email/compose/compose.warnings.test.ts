// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tellsOfFiles, warningsOf } from './compose.warnings.ts';

test.each([
  'The plan is attached.',
  'See the ATTACHMENT',
  'Please find enclosed the bill',
  'Im Anhang finden Sie den Plan',
  'Anbei der Plan',
  'Den Plan habe ich angehängt.',
  'Der Plan ist beigefügt',
  'Vous trouverez ci-joint le plan',
  'Le plan est en pièce jointe.',
  'Je joins le plan',
  'Segue em anexo o plano',
  'O plano está no anexo',
  'Anexei o plano',
  'Anexo o plano',
])('%s', (text) => expect(tellsOfFiles(text)).toBe(true));

test.each([
  'The staff is attaché to nobody',
  'Der Anhänger steht am Tor',
  'Nous nous joindrons à vous',
  'The annex is closed',
  '',
])('nothing goes with: %s', (text) => expect(tellsOfFiles(text)).toBe(false));

test('what is forgotten is told, what is there is not', () => {
  const own = '<p>The plan is <strong>attached</strong></p>';
  expect(warningsOf({ subject: ' ', own, files: 0 })).toEqual(['subject', 'file']);
  expect(warningsOf({ subject: 'Plan', own, files: 1 })).toEqual([]);
  expect(warningsOf({ subject: 'Attached: plan', own: '', files: 0 })).toEqual(['file']);
  expect(
    warningsOf({ subject: 'Plan', own: '<a href="https://x.org/attached">x</a>', files: 0 }),
  ).toEqual([]);
});
