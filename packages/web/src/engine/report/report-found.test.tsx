import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { code, money, text } from '@kilau/contract/core/field.ts';
import { defineSectionedReport, section, total } from '@kilau/contract/core/report.ts';
import type { ReportWire, ReportWireColumn } from '@kilau/contract/core/report-wire.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { ReportFound } from './ReportFound.tsx';

beforeEach(() => session.open(testUser()));
afterEach(cleanup);

const report = defineSectionedReport({
  key: 'bank',
  page: '/laporan-bank',
  menu: 'laporan',
  filters: {},
  sections: {
    non_tunai: section({
      title: 'field.nama_bank',
      columns: {
        kode_bank: code({}),
        nama_bank: text({ max: 40 }),
        laci: code({ label: 'field.kasir' }),
        jenis: text({ max: 20 }),
        nilai: total(money({}), 'sum'),
      },
      groups: [{ by: ['kode_bank'], label: 'nama_bank' }, { by: ['laci'] }],
      tiles: [{ column: 'nilai' }],
    }),
    tunai: section({
      title: 'field.saldo',
      columns: { kasir: code({}), nilai: total(money({}), 'sum') },
    }),
  },
});
const kolom = (nama: string, kind: ReportWireColumn['jenis']): ReportWireColumn => ({
  nama,
  label: nama,
  jenis: kind,
  desimal: null,
  total: false,
});
const paid = (cara: string, nilai: number) => ({ jenis: cara, nilai });
const answer: ReportWire = {
  judul: 'Bank',
  filter: {},
  kolom: [],
  grup: [],
  total: {},
  jumlah_baris: 5003,
  terpotong: true,
  seksi: [
    {
      seksi: 'non_tunai',
      judul: 'Nama Bank',
      kolom: [kolom('jenis', 'text'), kolom('nilai', 'money')],
      grup: [
        {
          kunci: ['BCA'],
          label: 'BANK BCA',
          baris: [],
          subtotal: { nilai: 350_000 },
          grup: [
            { kunci: ['KASIR1'], label: '', baris: [paid('DEBET', 300_000)], subtotal: { nilai: 300_000 } },
            { kunci: ['KASIR2'], label: '', baris: [paid('QRIS', 50_000)], subtotal: { nilai: 50_000 } },
          ],
        },
      ],
      total: { nilai: 9_350_000 },
      jumlah_baris: 5000,
      terpotong: true,
    },
    {
      seksi: 'tunai',
      judul: 'Saldo',
      kolom: [kolom('kasir', 'code'), kolom('nilai', 'money')],
      grup: [{ kunci: [], label: '', baris: [{ kasir: 'KASIR1', nilai: 7000 }], subtotal: { nilai: 7000 } }],
      total: { nilai: 7000 },
      jumlah_baris: 3,
      terpotong: false,
    },
  ],
};
const lines = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map((cell) => cell.textContent)
        .filter((one) => one !== '')
        .join(' | '),
    );

describe('a report of several tables', () => {
  it('shows them one below the other, each under its title, with its own columns, groups and totals', async () => {
    await openPage(() => <ReportFound report={report} answer={answer} empty={{}} />, report.page);
    expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
      'Nama Bank',
      'Saldo',
    ]);
    expect(lines('Nama Bank')).toEqual([
      expect.stringContaining('Nilai') as string,
      'BCA · BANK BCA | Rp. 350,000',
      'KASIR1 | Rp. 300,000',
      'DEBET | Rp. 300,000',
      'KASIR2 | Rp. 50,000',
      'QRIS | Rp. 50,000',
      'TOTAL | Rp. 9,350,000',
    ]);
    expect(lines('Saldo').slice(1)).toEqual(['KASIR1 | Rp. 7,000', 'TOTAL | Rp. 7,000']);
    const [bank] = screen.getAllByRole('region', { name: 'Nama Bank' });
    expect(bank && within(bank).getByText(/menampilkan 2 dari 5,000 baris/)).toBeTruthy();
    expect(bank && within(bank).getByRole('group', { name: 'TOTAL' }).textContent).toBe('NilaiRp. 9,350,000');
    expect(screen.getAllByText(/menampilkan/)).toHaveLength(1);
  });

  it('says once that there is nothing', async () => {
    const empty = { ...answer, jumlah_baris: 0, terpotong: false, seksi: [] };
    await openPage(() => <ReportFound report={report} answer={empty} empty={{ title: 'Kosong' }} />, report.page);
    expect(await screen.findAllByText('Kosong')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
