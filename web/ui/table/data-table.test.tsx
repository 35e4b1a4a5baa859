// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import shell from '../../locales/en/shared/shell.json';
import table from '../../locales/en/shared/table.json';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-column.ts';
import { useTableSelection } from './use-table-selection.ts';

interface Talk {
  id: number;
  title: string;
  room: string;
}

const talk = (id: number, title = `Talk ${id}`): Talk => ({ id, title, room: `Room ${id}` });
const columnsCalled = (title: string): TableColumn<Talk>[] => [
  {
    id: 'title',
    label: title,
    isSortable: true,
    cell: (row) => (
      <a href="#here" data-open>
        {row.title}
      </a>
    ),
  },
  { id: 'room', label: 'Room', cell: (row) => row.room },
];

const words = { list: 'Talks' };
const usual = columnsCalled('Title');
const rowId = ({ id }: Talk) => String(id);
const change = vi.fn<(part: object) => void>();
const readAgain = vi.fn<() => void>();

interface Shown {
  rows?: Talk[] | undefined;
  total?: number;
  columns?: TableColumn<Talk>[];
  problem?: unknown;
  isFiltered?: boolean;
}

function Talks({ columns = usual, problem = null, isFiltered = false, ...shown }: Shown) {
  const selection = useTableSelection(rowId);
  const address = {
    q: '',
    sort: 'title',
    page: 1,
    perPage: 25,
    filters: {},
    isFiltered,
    text: '',
    change,
    clearFilters: () => change({}),
    goTo: () => undefined,
  };
  return (
    <DataTable
      name="talks"
      label={words.list}
      searchLabel="Search talks"
      columns={columns}
      rows={shown.rows}
      total={shown.total ?? shown.rows?.length ?? 0}
      rowId={rowId}
      rowName={({ title }) => title}
      address={address}
      reading={{ problem, isReading: false, isStale: false, readAgain }}
      selection={selection}
      bulkActions={<button type="button">{selection.rows.map(({ title }) => title).join()}</button>}
      empty={<p>{'—'}</p>}
    />
  );
}

const framed = (shown: Shown) => (
  <IntlProvider locale="en" messages={{ shell, table }} timeZone="UTC">
    <MantineProvider env="test">
      <Talks {...shown} />
    </MantineProvider>
  </IntlProvider>
);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the table', () => {
  test('asks for another order by its heads, and says the one it has', () => {
    render(framed({ rows: [talk(1)] }));
    const head = screen.getByRole('columnheader', { name: 'Title' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(change).toHaveBeenCalledWith({ sort: '-title' });
    expect(screen.queryByRole('button', { name: 'Room' })).toBeNull();
  });

  test('keeps what was chosen while the rows go by', () => {
    const { rerender } = render(framed({ rows: [talk(1), talk(2)], total: 4 }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Talk 2' }));
    rerender(framed({ rows: [talk(3), talk(4)], total: 4 }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('button', { name: 'Talk 2,Talk 3,Talk 4' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('leaves the focus in its row when the columns are called something else', () => {
    const { rerender } = render(framed({ rows: [talk(1), talk(2)] }));
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement?.textContent).toBe('Talk 2');
    rerender(framed({ rows: [talk(1), talk(2)], columns: columnsCalled('Titel') }));
    expect(document.activeElement?.textContent).toBe('Talk 2');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'x' });
    expect(screen.getByRole('button', { name: 'Talk 2' })).toBeDefined();
  });

  test('tells apart a failure, a search without result, a page past the end and nothing at all', () => {
    const { rerender } = render(framed({ problem: new Error('no') }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(readAgain).toHaveBeenCalledOnce();
    rerender(framed({ rows: [], isFiltered: true }));
    expect(screen.getByText('Nothing matches')).toBeDefined();
    rerender(framed({ rows: [], total: 30 }));
    expect(screen.getByText('This page does not exist')).toBeDefined();
    rerender(framed({ rows: [] }));
    expect(screen.getByText('—')).toBeDefined();
  });
});
