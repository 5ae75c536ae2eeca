import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dec } from '@kilau/contract/core/dec.ts';
import { renderUi } from '../../testing/ui.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column, DataTableProps } from './types.ts';

afterEach(cleanup);

interface Row {
  readonly kode: string;
  readonly harga: Dec;
}
const row = (kode: string, harga: string): Row => ({ kode, harga: Dec.from(harga) });
const rows = [row('A2', '900'), row('A10', '1000'), row('B1', '50')];
const columns: readonly Column<Row>[] = [
  { key: 'kode', title: 'Kode', text: ({ kode }) => kode },
  {
    key: 'harga',
    title: 'Harga',
    numeric: true,
    text: ({ harga }) => harga.toString(),
    sortBy: ({ harga }) => harga,
    total: '1,950',
  },
];

const show = (props: Partial<DataTableProps<Row>> = {}) =>
  renderUi(<DataTable label="Barang" columns={columns} rows={rows} rowKey={({ kode }) => kode} {...props} />);
/** First cell of every row of the body. */
const codes = () =>
  [...document.querySelectorAll('tbody tr[data-line]')].map(
    (line) => line.querySelector('td:not(:has(input))')?.textContent,
  );
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const frame = () => new Promise(requestAnimationFrame);

describe('DataTable', () => {
  it('sorts by value, up, down, and back to the order given', async () => {
    await show();
    const head = screen.getByRole('button', { name: /Harga/ });
    const order = [codes()];
    for (let time = 0; time < 3; time += 1) {
      fireEvent.click(head);
      order.push(codes());
    }
    expect(order).toEqual([
      ['A2', 'A10', 'B1'],
      ['B1', 'A2', 'A10'],
      ['A10', 'A2', 'B1'],
      ['A2', 'A10', 'B1'],
    ]);
  });

  it('searches, counts, and offers to clear a search that finds nothing', async () => {
    await show({ searchable: true });
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'a' } });
    expect(codes()).toEqual(['A2', 'A10']);
    expect(screen.getByText('2 baris')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'zzz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hapus Pencarian' }));
    expect(codes()).toHaveLength(3);
  });

  it('counts as it says all figures', async () => {
    await show({ searchable: true, rows: Array.from({ length: 1200 }, (_, nomor) => row(`A${nomor}`, '1')) });
    expect(screen.getByText('1,200 baris')).toBeTruthy();
  });

  it('says so when it is empty, waiting or failed', async () => {
    const retry = vi.fn();
    await show({ rows: [] });
    expect(screen.getByText('Tidak Ada Data')).toBeTruthy();
    cleanup();
    await show({
      rows: [],
      searchable: true,
      query: 'zzz',
      onQuery: vi.fn(),
      empty: { title: 'Data Barang Kosong', searched: 'Data Barang Kosong' },
    });
    expect(screen.getByText('Data Barang Kosong')).toBeTruthy();
    cleanup();
    await show({ rows: undefined, status: 'loading' });
    expect(screen.getByRole('status').textContent).toContain('Memuat');
    cleanup();
    await show({ rows: undefined, status: 'failed', error: 'Koneksi Bermasalah', onRetry: retry });
    expect(screen.getByText('Koneksi Bermasalah')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('moves among the rows by keyboard and opens with Enter', async () => {
    const open = vi.fn();
    await show({ onOpen: open });
    const [first] = screen.getAllByRole('row').filter((line) => line.dataset['line'] === '0');
    first?.focus();
    press('ArrowDown');
    await frame();
    press('Enter');
    press('End');
    await frame();
    press('Enter');
    press('ArrowDown');
    await frame();
    press('Enter');
    expect(open.mock.calls.map(([opened]) => (opened as Row).kode)).toEqual(['A10', 'B1', 'B1']);
    expect(screen.getAllByRole('row').filter((line) => line.tabIndex === 0)).toHaveLength(1);
  });

  it('goes on by a screen with Space where it selects nothing, and back with Shift', async () => {
    await show({ onOpen: () => undefined });
    const at = () => (document.activeElement as HTMLElement).dataset['line'];
    screen
      .getAllByRole('row')
      .find((line) => line.dataset['line'] === '0')
      ?.focus();
    expect(fireEvent.keyDown(document.activeElement as HTMLElement, { key: ' ' })).toBe(false);
    await frame();
    expect(at()).toBe('2');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: ' ', shiftKey: true });
    await frame();
    expect(at()).toBe('0');
  });

  it('selects rows one by one and all at once', async () => {
    function Page() {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
      return (
        <>
          <DataTable
            label="Barang"
            columns={columns}
            rows={rows}
            rowKey={({ kode }) => kode}
            selected={selected}
            onSelect={setSelected}
          />
          <output>{[...selected].join(' ')}</output>
        </>
      );
    }
    await renderUi(<Page />);
    const chosen = () => document.querySelector('output')?.textContent;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih A10' }));
    expect(chosen()).toBe('A10');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua baris' }));
    expect(chosen()).toBe('A2 A10 B1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua baris' }));
    expect(chosen()).toBe('');
  });

  it('shows pages, and the first one again after a search', async () => {
    await show({ pageSize: 2, searchable: true });
    fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    expect(codes()).toEqual(['B1']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } });
    expect(codes()).toEqual(['A2', 'A10']);
  });

  it('keeps room below a row in focus for every line of its totals', async () => {
    const room = () => screen.getByRole('table').style.getPropertyValue('--foot-lines');
    await show({ before: ['BRUTO', 'BATAL'].map((label) => ({ key: label, label, totals: {} })), totalLabel: 'NETTO' });
    expect(room()).toBe('3');
    cleanup();
    await show();
    expect(room()).toBe('1');
    cleanup();
    await show({ columns: columns.slice(0, 1) });
    expect(room()).toBe('0');
  });

  it('puts groups under headings with their subtotals, and the total below', async () => {
    await show({
      rows: undefined,
      totalLabel: 'TOTAL',
      sections: [
        { key: 's1', title: 'SL01 · RINA', totals: { harga: '1,900' }, rows: rows.slice(0, 2) },
        { key: 's2', title: 'SL02 · DEWI', totals: { harga: '50' }, rows: rows.slice(2) },
      ],
    });
    expect(codes()).toEqual(['SL01 · RINA', 'A2', 'A10', 'SL02 · DEWI', 'B1']);
    expect(within(screen.getByRole('table')).getByText('1,900')).toBeTruthy();
    expect(document.querySelector('tfoot')?.textContent).toBe('TOTAL1,950');
  });

  it('marks how deep a group stands, where groups stand in groups', async () => {
    await show({
      rows: undefined,
      sections: [
        { key: 'b', title: 'BCA', totals: { harga: '1,900' }, level: 0, rows: [] },
        { key: 'b1', title: 'LACI 1', totals: { harga: '900' }, level: 1, rows: rows.slice(0, 1) },
        { key: 'b2', title: 'LACI 2', totals: { harga: '1,000' }, level: 1, rows: rows.slice(1, 2) },
      ],
    });
    expect(codes()).toEqual(['BCA', 'LACI 1', 'A2', 'LACI 2', 'A10']);
    const levels = [...document.querySelectorAll<HTMLElement>('tbody tr')].map((line) => line.dataset['level']);
    expect(levels).toEqual(['0', '1', undefined, '1', undefined]);
  });

  it('asks the caller where the caller searches and sorts', async () => {
    const query = vi.fn();
    const sort = vi.fn();
    await show({ searchable: true, query: '', onQuery: query, onSort: sort });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } });
    fireEvent.click(screen.getByRole('button', { name: /Kode/ }));
    expect(query).toHaveBeenCalledWith('a');
    expect(sort).toHaveBeenCalledWith({ key: 'kode', descending: false });
    expect(codes()).toEqual(['A2', 'A10', 'B1']);
  });

  it('marks in a struck row what says why it is struck', async () => {
    const status: Column<Row> = { key: 'status', title: 'Status', text: () => 'Batal', verdict: true };
    await show({ columns: [...columns, status], struck: ({ kode }) => kode === 'A10' });
    const cells = [...document.querySelectorAll('tr[data-struck] > td')];
    expect(cells.map((cell) => [cell.textContent, cell.matches('[data-verdict]')])).toEqual([
      ['A10', false],
      ['1000', false],
      ['Batal', true],
    ]);
  });

  describe('of which some rows are still at the server', () => {
    let loads = 0;
    /** Comes row by row, or is refused until it is asked for again. */
    function Pages({ refuses = false, ...props }: Partial<DataTableProps<Row>> & { readonly refuses?: boolean }) {
      const [here, setHere] = useState(1);
      const [failed, setFailed] = useState(false);
      const load = () => {
        loads += 1;
        if (refuses) setFailed(true);
        else setHere((count) => count + 1);
      };
      return (
        <DataTable
          label="Barang"
          columns={columns}
          rows={rows.slice(0, here)}
          rowKey={({ kode }) => kode}
          more={{ has: here < rows.length, loading: false, load }}
          status={failed ? 'failed' : 'ready'}
          onRetry={() => setFailed(false)}
          {...props}
        />
      );
    }

    it('puts all of them in order, not those that happen to be here', async () => {
      await renderUi(<Pages />);
      expect(codes()).toEqual(['A2']);
      fireEvent.click(screen.getByRole('button', { name: /Harga/ }));
      await waitFor(() => expect(codes()).toEqual(['B1', 'A2', 'A10']));
    });

    it('asks for what is refused once, until a person asks again', async () => {
      await renderUi(<Pages refuses />);
      loads = 0;
      fireEvent.click(screen.getByRole('button', { name: /Harga/ }));
      const again = await screen.findByRole('button', { name: 'Coba Lagi' });
      await frame();
      expect(loads).toBe(1);
      fireEvent.click(again);
      expect(loads).toBe(2);
    });

    it('keeps those that are here where one that was scrolled to is refused, in a file too, and says so', async () => {
      const again = vi.fn();
      const more = { has: true, loading: false, load: again };
      await renderUi(<Pages csv more={more} refused="Koneksi Bermasalah" onRetry={again} />);
      expect(codes()).toEqual(['A2']);
      expect(screen.getByRole('alert').textContent).toContain('Koneksi Bermasalah');
      fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
      await frame();
      expect(screen.getByRole('button', { name: 'CSV' }).dataset['loading']).toBeUndefined();
      expect(again).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
      expect(again).toHaveBeenCalledOnce();
    });

    it('brings all of them into its file, or none at all', async () => {
      const files: Blob[] = [];
      URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
      URL.revokeObjectURL = () => undefined;
      await renderUi(<Pages csv />);
      fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
      await waitFor(() => expect(files).toHaveLength(1));
      expect((await files[0]?.text())?.match(/[AB]\d+/g)).toEqual(['A2', 'A10', 'B1']);
      cleanup();
      await renderUi(<Pages csv refuses />);
      fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
      expect(screen.getByRole('button', { name: 'CSV' }).dataset['loading']).toBeUndefined();
      expect(files).toHaveLength(1);
    });
  });
});
