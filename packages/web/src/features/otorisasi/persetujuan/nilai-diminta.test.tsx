import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PermintaanQr } from '@kilau/contract/features/otorisasi/qr.ts';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { PersetujuanPage } from './PersetujuanPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const nilai = { berat: 5, harga_gram: 1_000_000, harga_jual: 5_000_000, ongkos: 25_000, diskon: 50_000 };
const asked = (keystore: string, kode_barcode: string, more: Partial<PermintaanQr> = {}): PermintaanQr => ({
  keystore,
  diminta_oleh: 'KASIR1',
  catatan: '',
  permintaan: [{ kategori: 'OTORISASI DISKON', dokumen: '', nilai: { ...nilai, kode_barcode } }],
  dibuat: '2026-11-21T02:00:00Z',
  sisa_ms: 100_000,
  status: 'OPEN',
  diputus: null,
  alasan: '',
  ...more,
});
const LAIN = [
  { kategori: 'BUKA MENU', dokumen: '/lihat-penjualan', nilai: { halaman: '/lihat-penjualan' } },
  {
    kategori: 'SELISIH NON CASH',
    dokumen: '',
    nilai: {
      jenis_dokumen: 'titipan',
      no_dokumen: 'KL-TT-261121-0001',
      ke_bayar: 1,
      baris_bayar: 1,
      hasil: 'SELISIH',
      jumlah_masuk: 90_000,
      sebab: 'FEE',
      keterangan: null,
      selisih: -10_000,
    },
  },
];
const decided = { status: 'SETUJU', diputus: '2026-11-21T02:01:00Z' } as const;
const KARTU = {
  barang: {
    nama_barang: 'CINCIN POLOS',
    kode_group: '700',
    kode_baki: 'B01',
    kadar: 70,
    kadar_cetak: '17K',
    berat: 5,
    foto: '',
    tipe_ongkos: 'PER_GRAM',
    ongkos: 6000,
    harga_atribut: 10_000,
  },
  hari_ini: { harga: { harga_gram: 1_000_000 } },
};

beforeEach(async () => {
  session.open(testUser({ level: 'SPV' }));
  const list = {
    menunggu: [asked('AAAAAAAAAAAA', 'KL0001'), asked('DDDDDDDDDDDD', '', { permintaan: LAIN })],
    diputus: [asked('BBBBBBBBBBBB', 'KL0002', decided), asked('CCCCCCCCCCCC', 'KL0003', decided)],
    lewat: [],
  };
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.includes('barang/') ? KARTU : list)));
  await openPage(
    () => (
      <>
        <PersetujuanPage />
        <DialogStack />
      </>
    ),
    '/persetujuan',
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells which piece and how much, of what waits and of what was decided', async () => {
  for (const kode of ['KL0001', 'KL0002', 'KL0003']) {
    const told = await screen.findByText(new RegExp(`^${kode} · `));
    expect(told.textContent).toMatch(/Harga\u00A0Jual\u00A05,000,000 · .*25,000 · Diskon\u00A050,000$/);
  }
});

it('tells of a line what it would be otherwise and what the customer pays, and names the piece as the till does', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /OTORISASI DISKON/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Permintaan otorisasi' }));
  await dialog.findByText('KL0001 · 700 · 17K · 5.000 g · B01');
  const values = Array.from(dialog.getByText('Total').closest('dl')?.children ?? []).map(
    ({ textContent }) => textContent,
  );
  expect(values.filter((value) => value.includes('→'))).toEqual(['Ongkos30,000 → 25,000', 'Diskon0 → 50,000']);
  expect(values.at(-1)).toBe('Total4,985,000');
});

it('tells a page by its title, and of a payment which kind of paper it is of', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /BUKA MENU/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Permintaan otorisasi' });
  expect(dialog.textContent).toContain('BUKA MENU · Lihat Penjualan');
  expect(dialog.textContent).not.toContain('/lihat-penjualan');
  expect(within(dialog).getByText('Jenis Dokumen').closest('div')?.textContent).toBe('Jenis DokumenTitipan');
});
