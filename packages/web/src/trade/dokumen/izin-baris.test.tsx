import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mintaSemua } from '../../engine/approval/minta.tsx';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { berizin } from './izin-baris.ts';

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'izin-1' })));
});
afterEach(() => {
  cleanup();
  dialogs.set([]);
  session.close();
  vi.unstubAllGlobals();
});

const tampil = () => ({ judul: 'CINCIN', ringkasan: [] });
const baris = (id: string, harga: number) => ({ id, harga, otorisasi: null });
type Draf = {
  readonly barang: readonly { readonly id: string; readonly harga: number; readonly otorisasi: unknown }[];
};

async function setujui(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/Username/), 'SPV1');
  await userEvent.type(screen.getByLabelText(/Password/), 'rahasia{Enter}');
}

it('sends with the approvals what is entered by then, and gives none to a line that was changed meanwhile', async () => {
  await renderUi(<DialogHost />);
  const [cincin, kalung] = [baris('1', 100), baris('2', 200)];
  const now: { current: { barang: (typeof cincin)[] } } = { current: { barang: [cincin, kalung] } };
  const form = {
    now,
    ganti: (ubah: (isi: typeof now.current) => typeof now.current) => {
      now.current = ubah(now.current);
    },
  };
  const kirim = vi.fn<(siap: Draf) => object>((siap) => siap);
  const diminta = [cincin, kalung].map((row) => ({ baris: row, kategori: 'HARGA', nilai: { harga: row.harga } }));
  const terkirim = berizin(form, diminta, tampil, kirim);
  await screen.findByLabelText(/Username/);
  // The day's price of one has moved, and a scan has brought another one.
  now.current = { barang: [cincin, baris('2', 250), baris('3', 300)] };
  await setujui();
  await waitFor(() => expect(kirim).toHaveBeenCalledTimes(1));
  const isi = { barang: [{ id: '1', otorisasi: { id: 'izin-1' } }, baris('2', 250), baris('3', 300)] };
  expect(await terkirim).toMatchObject(isi);
  expect(now.current).toMatchObject(isi);
});

it('is asked for once, though an impatient hand presses twice before its dialog is there', async () => {
  await renderUi(<DialogHost />);
  const diminta = [{ kategori: 'HARGA', dokumen: '', nilai: {}, ...tampil() }];
  const [pertama, kedua] = [mintaSemua(diminta), mintaSemua(diminta)];
  expect(await kedua).toBeUndefined();
  await waitFor(() => expect(dialogs.get()).toHaveLength(1));
  await setujui();
  expect(await pertama).toMatchObject([{ id: 'izin-1' }]);
});
