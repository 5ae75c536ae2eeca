import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PaperDetail } from './PaperDetail.tsx';

const NOMOR = 'KL-TR-261122-0001';
const line = (baris: number, more: Readonly<Record<string, unknown>>) => ({
  ke: 1,
  baris,
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  qty: 2,
  berat_bruto: null,
  berat: 5.25,
  ongkos: 0,
  qty_input: 0,
  berat_input: 0,
  sisa_qty: 2,
  selisih: 5.25,
  ...more,
});
const receipt = (more: Readonly<Record<string, unknown>>) => ({
  nomor: NOMOR,
  status: 'DONE',
  versi: 1,
  tgl: '2026-11-22',
  dibuat_oleh: 'KASIR1',
  keterangan: '',
  asal: 'SUPPLIER',
  kode_supplier: 'SP01',
  nama_supplier: 'CV SUMBER KENCANA',
  baris: [line(1, {}), line(2, { kode_dept: 'GL' })],
  bayar: [],
  riwayat: [],
  boleh: ['selesai'],
  ...more,
});

beforeEach(() => session.open(testUser()));
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function show(more: Readonly<Record<string, unknown>> = {}, kind: Kind = penerimaanBarang) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(receipt(more))));
  await openPage(() => <PaperDetail kind={kind} nomor={NOMOR} />, '/');
  await screen.findByText('22/11/2026');
}

it('tells a code with its name as one fact, and a code alone or a name alone as it is', async () => {
  await show();
  expect(screen.getByText('SP01 · CV SUMBER KENCANA')).toBeDefined();
  cleanup();
  await show({ nama_supplier: 'SP01' });
  expect(screen.getByText('SP01')).toBeDefined();
  cleanup();
  await show({ kode_supplier: '' });
  expect(screen.getByText('CV SUMBER KENCANA')).toBeDefined();
});

it('leaves out columns that say nothing in any line, but those that are added up', async () => {
  await show();
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).not.toContain('Ongkos Supplier');
  expect(heads()).toContain('Qty Input');
  cleanup();
  await show({ baris: [line(1, {}), line(2, { ongkos: 15_000 })] });
  expect(heads()).toContain('Ongkos Supplier');
});

it('has the hand at its first deed', async () => {
  await show();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lihat bukti'));
});

function Opened() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        baris
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={NOMOR}>
        <PaperDetail kind={penerimaanBarang} nomor={NOMOR} />
      </Dialog>
    </>
  );
}

it('has the hand at its first deed every time that it is opened', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(receipt({}))));
  await openPage(Opened, '/');
  const row = await screen.findByRole('button', { name: 'baris' });
  const openAndClose = async () => {
    row.focus();
    fireEvent.click(row);
    const deed = await screen.findByRole('button', { name: 'Lihat bukti' });
    // The dialog leads the hand a moment after it has come.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    expect(document.activeElement).toBe(deed);
    fireEvent.keyDown(deed, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await openAndClose();
  await openAndClose();
});

it('has the hand itself where its first deed is out of sight', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 30));
  await show();
  const deed = screen.getByRole('button', { name: 'Lihat bukti' });
  expect(document.activeElement).not.toBe(deed);
  expect(document.activeElement?.contains(deed)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  vi.restoreAllMocks();
});

it('has the hand itself where its first deed is below the end of its dialog, though on the screen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(receipt({}))));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return new DOMRect(0, this.matches('[role="dialog"]') ? 0 : 700, 100, this.matches('[role="dialog"]') ? 710 : 30);
  });
  await openPage(Opened, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'baris' }));
  const deed = await screen.findByRole('button', { name: 'Lihat bukti' });
  await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
  expect(document.activeElement).not.toBe(deed);
  expect(document.activeElement?.contains(deed)).toBe(true);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  vi.restoreAllMocks();
});

it('says of the total of an order that it is as ordered: what is finished may weigh more', async () => {
  const barang = [{ baris: 1, nama_barang: 'CINCIN', berat: 3, berat_jadi: 3.12, sub_total: 4_683_500 }];
  await show({ total: 4_509_000, nilai: 4_683_500, barang }, pesanan);
  expect(screen.getByText('Total saat dipesan').nextElementSibling?.textContent).toBe('Rp. 4,509,000');
});
