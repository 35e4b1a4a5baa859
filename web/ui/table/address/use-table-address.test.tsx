// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTableAddress } from './use-table-address.ts';

const rules = { sorts: ['name'], filters: { status: ['1', '2'], kind: ['a', 'b'] } } as const;

function Table() {
  const address = useTableAddress(rules);
  return (
    <button
      type="button"
      onClick={() => {
        address.change({ q: undefined });
        address.change({ status: '2' });
        address.change({ kind: 'b' });
      }}
    >
      {address.text}
    </button>
  );
}

afterEach(cleanup);

test('changes that come before the first has gone through all count', async () => {
  const history = createMemoryHistory({ initialEntries: ['/?q=word&view=list'] });
  const router = createRouter({ routeTree: createRootRoute({ component: Table }), history });
  render(<RouterProvider router={router as never} />);
  (await screen.findByRole('button')).click();
  await vi.waitFor(() => expect(screen.getByRole('button').textContent).toContain('kind=b'));
  expect(router.latestLocation.search).toEqual({ status: '2', kind: 'b', view: 'list' });
});
