import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { DataTable } from './DataTable.tsx';
import type { Column } from './types.ts';

interface Row {
  readonly nomor: string;
  readonly nama: string;
  readonly berat: string;
  readonly total: string;
  readonly status: string;
}
const rows: readonly Row[] = [
  { nomor: 'KL-FJ-261121-0014', nama: 'BU TINI', berat: '4.500', total: '6,022,000', status: 'OPEN' },
  { nomor: 'KL-FJ-261121-0012', nama: '', berat: '', total: '6,409,000', status: 'CANC' },
];
const column = (key: keyof Row, more: Partial<Column<Row>> = {}): Column<Row> => ({
  key,
  title: key,
  text: (row) => row[key],
  ...more,
});
const columns = [
  column('nomor', { told: ({ nomor }) => nomor.slice(-4) }),
  column('nama'),
  column('berat', { numeric: true, told: ({ berat }) => (berat === '' ? '' : `${berat} gr`) }),
  column('total', { numeric: true, total: '6,022,000' }),
  column('status'),
];

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(max-width: 599px)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened = vi.fn();
/** The cards are fetched while the list is drawn, which has to be waited for inside `act`. */
const draw = () =>
  act(async () => {
    await renderUi(
      <DataTable
        label="Penjualan"
        columns={columns}
        rows={rows}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama', 'nomor'], amount: ['total'], state: 'status' }}
        struck={({ status }) => status === 'CANC'}
        onOpen={opened}
      />,
    );
  });

it('a phone shows each row in two lines: name and amount, then the other facts and the state', async () => {
  await draw();
  const [first, second] = within(await screen.findByRole('list', { name: 'Penjualan' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('BU TINI6,022,0000014 · 4.500 grOPEN');
  // Without a name its number names it; what is empty is left out.
  expect(second?.textContent).toBe('KL-FJ-261121-00126,409,000CANC');
});

it('opens at a tap, and strikes through what was taken back', async () => {
  await draw();
  fireEvent.click(await screen.findByRole('button', { name: /BU TINI/ }));
  expect(opened).toHaveBeenCalledWith(rows[0]);
  const struck = screen.getAllByRole('listitem').map((item) => item.dataset['struck'] === 'true');
  expect(struck).toEqual([false, true]);
});

it('tells the sum of the first column that says something, not of one that is empty in every row', async () => {
  await act(async () => {
    await renderUi(
      <DataTable
        label="Stok"
        columns={[column('nama'), column('status', { total: '0.000' }), column('total', { total: '6,022,000' })]}
        rows={rows.map((row) => ({ ...row, status: '' }))}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama'], amount: ['status', 'total'] }}
        totalLabel="JUMLAH"
      />,
    );
  });
  await screen.findByRole('list', { name: 'Stok' });
  expect(screen.getByText(/^JUMLAH/).parentElement?.querySelector('strong')?.textContent).toBe('6,022,000');
});
