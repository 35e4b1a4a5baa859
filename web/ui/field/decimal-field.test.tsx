// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../platform/config.ts';
import { DecimalField } from './decimal-field.tsx';

function Field({ locale, isFixed }: { locale: Locale; isFixed: boolean }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <MantineProvider>
      <IntlProvider locale={locale} messages={{}} timeZone="UTC">
        <DecimalField
          label={locale}
          digits={2}
          isFixed={isFixed}
          value={value}
          onChange={setValue}
        />
        <output>{value}</output>
      </IntlProvider>
    </MantineProvider>
  );
}

afterEach(cleanup);

function type(text: string, locale: Locale, isFixed = false) {
  render(<Field locale={locale} isFixed={isFixed} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  const typed = field.value;
  fireEvent.blur(field);
  return { typed, left: field.value, value: screen.getByRole('status').textContent };
}

test('a decimal is typed as the language writes it', () => {
  expect(type('12,5', 'de')).toEqual({ typed: '12,5', left: '12,5', value: '1250' });
  cleanup();
  expect(type('1,234.56', 'en')).toEqual({ typed: '1,234.56', left: '1,234.56', value: '123456' });
});

test('what is half typed is left alone until one goes on', () => {
  expect(type('12.', 'en', true)).toEqual({ typed: '12.', left: '12.00', value: '1200' });
  cleanup();
  expect(type('', 'en', true)).toEqual({ typed: '', left: '', value: '' });
});
