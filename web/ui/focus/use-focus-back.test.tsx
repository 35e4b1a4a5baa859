// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFocusBack } from './use-focus-back.ts';

const kinds = { opener: 'Report', field: 'Reason' };

function Dialog() {
  useFocusBack();
  return <input ref={(field) => field?.focus()} aria-label={kinds.field} />;
}

function Page({ isOpen, hasOpener = true }: { isOpen: boolean; hasOpener?: boolean }) {
  return (
    <main tabIndex={-1}>
      {hasOpener && <input type="button" value={kinds.opener} />}
      {isOpen && <Dialog />}
    </main>
  );
}

afterEach(cleanup);

test('whoever opened it has the focus again when it is gone', () => {
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('button');
  opener.focus();
  rerender(<Page isOpen />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(<Page isOpen={false} />);
  expect(document.activeElement).toBe(opener);
});

test('the page has it where that is gone too', () => {
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isOpen />);
  rerender(<Page isOpen={false} hasOpener={false} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
