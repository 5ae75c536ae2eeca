import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { PindahBarangPage } from './PindahBarangPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let sent: string[];

beforeEach(() => {
  session.open(testUser());
  sent = [];
  vi.stubGlobal('fetch', (url: string, { method }: { method?: string } = {}) => {
    if (method === 'POST') sent.push(url);
    const [, kode_barcode] = /\/get\/tersedia\/(\w+)$/.exec(url) ?? [];
    const barang = { kode_barcode, nama_barang: 'CINCIN', kode_group: '700', kode_baki: 'A01', kadar: 70, berat: 2.5 };
    return Promise.resolve(Response.json(kode_barcode === undefined ? { data: [], next: null } : barang));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

it('says that nothing was scanned when F8 is to save it, until something is', async () => {
  await openPage(PindahBarangPage, '/pindah-barang');
  const [codes] = await screen.findAllByRole('textbox');
  fireEvent.keyDown(document.body, { key: 'F8' });
  await screen.findByText('Barang Tidak Boleh Kosong');
  await waitFor(() => expect(document.activeElement).toBe(codes));
  expect(sent).toEqual([]);
  const field = document.querySelector('[data-scan-box] input') as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'A1' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findAllByText('CINCIN');
  expect(screen.queryByText('Barang Tidak Boleh Kosong')).toBeNull();
});
