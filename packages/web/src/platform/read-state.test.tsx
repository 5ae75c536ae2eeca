import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../testing/ui.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { Column } from '../ui/table/types.ts';
import { readPages } from './read-state.ts';

afterEach(cleanup);

const columns: readonly Column<string>[] = [{ key: 'kode', title: 'Kode', text: (kode) => kode }];
const codes = () => [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);

it('keeps the pages that are here where a later one is refused, and asks for that one again', async () => {
  let lost = true;
  const pages = ['A1', 'A2', 'A3'];
  const asked: number[] = [];
  function List() {
    const list = useInfiniteQuery({
      queryKey: ['baris'],
      initialPageParam: 0,
      queryFn: ({ pageParam }) => {
        asked.push(pageParam);
        if (lost && pageParam === 1) throw new Error('terputus');
        return Promise.resolve(pages[pageParam] ?? '');
      },
      getNextPageParam: (_last, all) => (all.length < pages.length ? all.length : undefined),
      retry: false,
    });
    return <DataTable label="Baris" columns={columns} rows={list.data?.pages} rowKey={String} {...readPages(list)} />;
  }
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  );
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
