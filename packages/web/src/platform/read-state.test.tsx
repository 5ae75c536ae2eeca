import { QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../testing/ui.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { Column } from '../ui/table/types.ts';
import { ConnectionError, ProblemError } from './problem-error.ts';
import { readPages, readState } from './read-state.ts';

afterEach(cleanup);

const columns: readonly Column<string>[] = [{ key: 'kode', title: 'Kode', text: (kode) => kode }];
const codes = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);

async function show(List: FunctionComponent): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderUi(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  return client;
}

it('keeps the pages that are here where a later one is refused, and asks for that one again', async () => {
  let lost = true;
  const pages = ['A1', 'A2', 'A3'];
  const asked: number[] = [];
  await show(function List() {
    const list = useInfiniteQuery({
      queryKey: ['baris'],
      initialPageParam: 0,
      queryFn: ({ pageParam }) => {
        asked.push(pageParam);
        if (lost && pageParam === 1) throw new Error('terputus');
        return Promise.resolve(pages[pageParam] ?? '');
      },
      getNextPageParam: (_last, all) => (all.length < pages.length ? all.length : undefined),
    });
    return <DataTable label="Baris" columns={columns} rows={list.data?.pages} rowKey={String} {...readPages(list)} />;
  });
  fireEvent.click(await screen.findByRole('button', { name: /Kode/ }));
  const again = await screen.findByRole('button', { name: 'Coba Lagi' });
  expect(codes()).toEqual(['A1']);
  expect(asked).toEqual([0, 1]);
  lost = false;
  fireEvent.click(again);
  await screen.findByText('A3');
  expect(codes()).toEqual(['A1', 'A2', 'A3']);
  expect(asked).toEqual([0, 1, 1, 2]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was read before the line was lost and says that it may be old, but nothing that is refused', async () => {
  let answer: () => string[] = () => ['A1'];
  const client = await show(function List() {
    const list = useQuery({ queryKey: ['baris'], queryFn: () => Promise.resolve(answer()) });
    return <DataTable label="Baris" columns={columns} rows={list.data} rowKey={String} {...readState(list)} />;
  });
  await screen.findByText('A1');
  answer = () => {
    throw new ConnectionError(false);
  };
  await client.invalidateQueries();
  await screen.findByRole('alert');
  expect(codes()).toEqual(['A1']);
  answer = () => ['A1', 'A2'];
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  await screen.findByText('A2');
  expect(screen.queryByRole('alert')).toBeNull();
  answer = () => {
    throw new ProblemError(403, { code: 'tidak_berhak', message: 'Tidak berhak.', params: {} });
  };
  await client.invalidateQueries();
  await screen.findByText('Tidak berhak.');
  await waitFor(() => expect(codes()).toEqual([]));
});
