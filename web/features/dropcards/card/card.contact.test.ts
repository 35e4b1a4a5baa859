import { expect, test } from 'vitest';
import { placeOfField } from './card.contact.ts';

test.each([
  ['email', 'ada@example.org', 'mailto:ada@example.org', 'ada@example.org'],
  ['phone', '+49 (30) 123-45', 'tel:+493012345', '+49 (30) 123-45'],
  ['website', 'https://www.example.org/', 'https://www.example.org/', 'example.org'],
  ['website', 'example.org/about', 'https://example.org/about', 'example.org/about'],
  ['linkedIn', 'https://example.org/in/ada', 'https://example.org/in/ada', 'example.org/in/ada'],
  ['country', 'PT', undefined, 'Portugal'],
  ['country', 'Narnia', undefined, 'Narnia'],
  ['company', 'Nordlicht', undefined, 'Nordlicht'],
] as const)('%s %s leads to %s', (field, value, href, text) => {
  expect(placeOfField(field, value, 'en')).toEqual(href ? { href, text } : { text });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 'x'])(
  'the website %s is text and leads nowhere',
  (value) => {
    expect(placeOfField('website', value, 'en').href).toBeUndefined();
  },
);
