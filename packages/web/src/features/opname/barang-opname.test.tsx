import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BarangOpname as Baris, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { BarangOpname } from './BarangOpname.tsx';

const HILANG: Baris = {
  kode_barcode: '10000001',
  asal: 'BAKI',
  status_barang: 'OPEN',
  hasil: 'HILANG',
  nama_barang: 'CINCIN',
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  di_baki: 'A01',
  nomor: '',
  kadar: 70,
  berat: 2.5,
  foto: '',
  kali: 0,
  oleh: '',
  waktu: null,
};
const opname = (status: Opname['status'], barang: readonly Baris[]): Opname => ({
  no_opname: 'KL-SO-1',
  jenis: 'SCAN',
  tgl: '2026-11-21',
  status,
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  nama_baki: 'BAKI A01',
  berat: 2.5,
  mulai_oleh: 'KASIR1',
  mulai_pada: '2026-11-21T01:00:00.000Z',
  selesai_oleh: '',
  selesai_pada: null,
  disetujui_oleh: '',
  qty: 1,
  ketemu: 0,
  belum: 1,
  keluar: 0,
  lain: 0,
  barang,
});

beforeEach(() => {
  session.open(testUser());
  withKeys();
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

/** A count whose field for scans has the hand, and which ends with Enter in it. */
async function end(barang: readonly Baris[]) {
  function Page() {
    const [status, setStatus] = useState<Opname['status']>('AKTIF');
    const selesai = () => setStatus('SELESAI');
    return (
      <>
        {status === 'AKTIF' ? <input aria-label="scan" onKeyDown={selesai} /> : null}
        <BarangOpname opname={opname(status, barang)} />
      </>
    );
  }
  await openPage(Page, '/');
  const scan = await screen.findByLabelText('scan');
  act(() => scan.focus());
  fireEvent.keyDown(scan, { key: 'Enter' });
  expect(document.activeElement).toBe(document.body);
}

it('has the hand at the first missing piece once the count has ended', async () => {
  await end([HILANG]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /10000001/ })));
});

it('has it in its search where nothing is missing', async () => {
  await end([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
});
