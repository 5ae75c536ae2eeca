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
const tini: Row = {
  nomor: 'KL-FJ-261121-0014',
  nama: 'BU TINI',
  berat: '4.500',
  total: '6,022,000',
  status: 'OPEN',
};
const rows: readonly Row[] = [
  tini,
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

it('cuts words, but no figure: what goes on in the next line is kept together', async () => {
  await draw();
  const [first, second] = within(await screen.findByRole('list', { name: 'Penjualan' })).getAllByRole('listitem');
  const facts = [...(first?.querySelectorAll('[data-figures] > span') ?? [])];
  expect(facts.map((fact) => [fact.textContent, fact.hasAttribute('data-figure')])).toEqual([
    ['0014 ·', false],
    ['4.500 gr', true],
  ]);
  // Words alone stay in their one line.
  expect(second?.querySelector('[data-figures]')).toBeNull();
});

it('cuts no words either where nothing opens that would tell the rest', async () => {
  await act(async () => {
    await renderUi(
      <DataTable<Row>
        label="Label"
        columns={[column('nama'), column('nomor'), column('status')]}
        rows={[tini]}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama'], whole: true }}
      />,
    );
  });
  const [first] = within(await screen.findByRole('list', { name: 'Label' })).getAllByRole('listitem');
  expect([...(first?.querySelectorAll('[data-figures] > span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'KL-FJ-261121-0014 ·',
    'OPEN',
  ]);
});

it('says what a figure counts where it tells how a row stands', async () => {
  await act(async () => {
    await renderUi(
      <DataTable<Row>
        label="Kiriman"
        columns={[column('nomor'), column('berat', { numeric: true })]}
        rows={rows}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nomor'], state: 'berat' }}
      />,
    );
  });
  const [first] = within(await screen.findByRole('list', { name: 'Kiriman' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('KL-FJ-261121-0014berat 4.500');
});

it('leaves the notes the whole width where nothing is known of how a row stands', async () => {
  await act(async () => {
    await renderUi(
      <DataTable<Row>
        label="Laci"
        columns={columns}
        rows={rows.map((row, index) => ({ ...row, status: index === 0 ? '' : row.status }))}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama', 'nomor'], amount: ['total'], state: 'status' }}
      />,
    );
  });
  const [first, second] = within(await screen.findByRole('list', { name: 'Laci' })).getAllByRole('listitem');
  expect([first, second].map((item) => item?.querySelector('[data-wide]') !== null)).toEqual([true, false]);
});

it('leaves out a blank as it does what is empty', async () => {
  await act(async () => {
    await renderUi(
      <DataTable
        label="Banner"
        columns={[column('nama'), column('nomor'), column('status'), column('berat')]}
        rows={[{ nomor: 'MENABUNG', nama: ' ', berat: '3', total: '', status: ' ' }]}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama', 'nomor'] }}
      />,
    );
  });
  const list = await screen.findByRole('list', { name: 'Banner' });
  expect(within(list).getByRole('listitem').textContent).toBe('MENABUNG3');
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

it('says what a figure counts where no sum above the list does', async () => {
  await act(async () => {
    await renderUi(
      <DataTable
        label="Hadiah"
        columns={[column('nama'), column('total', { title: 'Poin', numeric: true })]}
        rows={[{ nomor: '', nama: 'MUG KERAMIK', berat: '', total: '40', status: '' }]}
        rowKey={({ nama }) => nama}
        cards={{ title: ['nama'], amount: ['total'] }}
      />,
    );
  });
  const list = await screen.findByRole('list', { name: 'Hadiah' });
  expect(within(list).getByRole('listitem').textContent).toBe('MUG KERAMIKPoin 40');
});

it('passes over a figure that is nought, and names the one that stands in its place, in groups too', async () => {
  const cash = [
    column('nama'),
    column('total', { title: 'Keluar', numeric: true, total: '7' }),
    column('berat', { title: 'Masuk', numeric: true, total: '5' }),
  ];
  const row = { nomor: '1', nama: 'PENJUALAN', berat: 'Rp. 5', total: 'Rp. 0', status: '' };
  const paid = { ...row, nomor: '2', nama: 'LISTRIK', berat: '', total: 'Rp. 7' };
  await act(async () => {
    await renderUi(
      <DataTable<Row>
        label="Kas"
        columns={cash}
        sections={[
          { key: 'a', title: 'A', totals: { berat: 'Rp. 5', total: 'Rp. 0' }, rows: [row] },
          { key: 'b', title: 'B', totals: { berat: 'Rp. 0', total: 'Rp. 7' }, rows: [paid] },
        ]}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama'], amount: ['total', 'berat'] }}
        totalLabel="TOTAL"
      />,
    );
  });
  const items = within(await screen.findByRole('list', { name: 'Kas' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'AMasuk Rp. 5',
    'PENJUALANMasuk Rp. 5',
    'BRp. 7',
    'LISTRIKRp. 7',
  ]);
  expect(screen.getByText(/^TOTAL/).parentElement?.textContent).toBe('TOTAL · Masuk 5Keluar7');
});

it('tells the sum that comes to something where the first comes to nothing', async () => {
  await act(async () => {
    await renderUi(
      <DataTable
        label="Nota"
        columns={[column('nama'), column('total', { total: 'Rp. 0' }), column('berat', { total: 'Rp. 5' })]}
        rows={rows.map((row) => ({ ...row, total: 'Rp. 0' }))}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nama'], amount: ['total', 'berat'] }}
        totalLabel="NETTO"
        before={[{ key: 'gross', label: 'BRUTO', totals: { total: 'Rp. 0', berat: 'Rp. 7' } }]}
      />,
    );
  });
  await screen.findByRole('list', { name: 'Nota' });
  const sums = screen.getByText(/^NETTO/).parentElement?.textContent;
  expect(sums).toBe('NETTO · BRUTO Rp. 7 · total Rp. 0beratRp. 5');
});

it('says what a figure counts that names its row, and the one beside it', async () => {
  await act(async () => {
    await renderUi(
      <DataTable
        label="Tenor"
        columns={[column('berat', { title: 'Tenor', numeric: true }), column('total', { title: 'DP', numeric: true })]}
        rows={[{ nomor: '1', nama: '', berat: '3', total: '20', status: '' }]}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['berat'], amount: ['total'] }}
      />,
    );
  });
  const list = await screen.findByRole('list', { name: 'Tenor' });
  expect(within(list).getByRole('listitem').textContent).toBe('Tenor 3DP 20');
});

it('draws a long list a portion at a time, as its end comes near', async () => {
  let near: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        near = () => told([{ isIntersecting: true }]);
      }
      observe(): void {
        /* told by hand */
      }
      disconnect(): void {
        near = () => undefined;
      }
    },
  );
  const many = Array.from({ length: 250 }, (_, index) => ({ ...tini, nomor: `KL-${index}` }));
  await act(async () => {
    await renderUi(
      <DataTable
        label="Barang"
        columns={columns}
        rows={many}
        rowKey={(row) => row.nomor}
        cards={{ title: ['nomor'] }}
      />,
    );
  });
  const drawn = () => screen.getAllByText(/^KL-/).length;
  expect(drawn()).toBe(100);
  act(() => near());
  expect(drawn()).toBe(200);
  act(() => near());
  expect(drawn()).toBe(250);
  act(() => near());
  expect(drawn()).toBe(250);
});

it.each([
  ['a word where nothing else stands beside it', false, ''],
  ['none to see where the sums stand beside it', true, 'sr-only'],
])('gives the box that ticks all rows %s', async (_name, sums, hidden) => {
  await act(async () => {
    await renderUi(
      <DataTable<Row>
        label="Label"
        columns={[column('nomor'), column('berat', sums ? { numeric: true, total: '4.500' } : {})]}
        rows={rows}
        rowKey={({ nomor }) => nomor}
        cards={{ title: ['nomor'] }}
        selected={new Set()}
        onSelect={() => undefined}
      />,
    );
  });
  await screen.findByRole('checkbox', { name: 'Pilih semua baris' });
  expect(screen.getByText('Pilih semua baris').className).toBe(hidden);
});
