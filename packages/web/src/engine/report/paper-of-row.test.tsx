import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire, ReportWireGroup } from '@kilau/contract/core/report-wire.ts';
import { penjualanTransaksi } from '@kilau/contract/features/penjualan/penjualan-transaksi.report.ts';
import { titipUang } from '@kilau/contract/features/titipan/titip-uang.report.ts';
import { session } from '../../platform/session.ts';
import { laidOut } from '../../testing/laid-out.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { paperOfRow } from './paper-of-row.ts';
import { ReportFound } from './ReportFound.tsx';

beforeEach(() => {
  history.replaceState(null, '');
  laidOut();
});
afterEach(() => {
  cleanup();
  session.close();
});

const group = (baris: ReportWireGroup['baris'], kunci: readonly string[] = []): ReportWireGroup => ({
  kunci,
  label: '',
  baris,
  subtotal: {},
});
const answerOf = (report: Report, grup: readonly ReportWireGroup[]): ReportWire => ({
  judul: report.key,
  filter: {},
  kolom: Object.entries(report.columns).map(([nama, { kind }]) => ({
    nama,
    label: nama,
    jenis: kind,
    desimal: null,
    total: false,
  })),
  grup,
  total: {},
  jumlah_baris: 2,
  terpotong: false,
});
const deposits = answerOf(titipUang, [
  group([
    { no_titip: 'KL-TT-261121-0001', nama: 'SITI' },
    { no_titip: 'LAMA 7', nama: 'BUDI' },
    { nama: 'TANPA NOMOR' },
  ]),
]);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

function draw(report: Report, answer: ReportWire, before?: Parameters<typeof ReportFound>[0]['before']) {
  return openPage(() => <ReportFound report={report} answer={answer} empty={{}} before={before} />, report.page);
}

it('leads from a row to the paper that it names, and keeps the row for the way back', async () => {
  session.open(testUser({ level: 'OWN' }));
  const router = await draw(titipUang, deposits);
  fireEvent.keyDown(await rowOf(/TANPA NOMOR/), { key: 'Enter' });
  expect(router.state.location.pathname).toBe(titipUang.page);
  fireEvent.keyDown(await rowOf(/BUDI/), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/lihat-titipan'));
  expect(router.state.location.search).toEqual({ q: 'LAMA 7' });
  expect(router.state.location.state.kembali).toBe(true);
  expect(history.state).toMatchObject({ baris: { seksi: 'titip-uang', tempat: '1', nomor: 'LAMA 7' } });
});

it('leads nowhere who may not open the page of the paper', async () => {
  session.open(testUser({ level: 'KASIR', akses: [] }));
  const router = await draw(titipUang, deposits);
  fireEvent.keyDown(await rowOf(/SITI/), { key: 'Enter' });
  await act(() => Promise.resolve());
  expect(router.state.location.pathname).toBe(titipUang.page);
});

it('has the hand on the row that led away, as long as that names the same paper', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  session.open(testUser({ level: 'OWN' }));
  await draw(titipUang, deposits, { seksi: 'titip-uang', tempat: '1', nomor: 'LAMA 7' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('BUDI'));
  cleanup();
  await draw(titipUang, deposits, { seksi: 'titip-uang', tempat: '1', nomor: 'KL-TT-261120-0009' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('SITI'));
  vi.unstubAllGlobals();
});

it('knows papers by the heading of their group, and by what their number says', () => {
  const row = { nama_barang: 'CINCIN' };
  const sales = [group([row], ['KL-FJ-261121-0002', '2026-11-21', 'SL01'])];
  expect(paperOfRow(penjualanTransaksi, sales, () => true)(row)).toEqual({
    nomor: 'KL-FJ-261121-0002',
    path: '/lihat-penjualan',
  });
  // A purchase calls its number as a sale does; a number that is of neither is none of theirs.
  const of = (nomor: string) =>
    paperOfRow(
      { columns: { no_faktur_group: penjualanTransaksi.columns.no_faktur_group } },
      [],
      () => true,
    )({
      no_faktur_group: nomor,
    })?.path;
  expect(['KL-FB-261121-0001', 'PI-261121-0001', 'KL-XX-261121-0001', ''].map(of)).toEqual([
    '/lihat-pembelian',
    undefined,
    undefined,
    undefined,
  ]);
});
