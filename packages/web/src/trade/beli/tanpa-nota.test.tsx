import { modulesWith } from '@kilau/contract/modules.ts';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { aturanBeli } from './aturan.ts';
import { LUAR_KOSONG, type IsiBeli } from './isi.ts';
import type { IsianBeli } from './isian-beli.ts';
import { TanpaNota } from './TanpaNota.tsx';
import { useBaris } from './use-baris.ts';

const LUAR = { ...LUAR_KOSONG, id: '', nama_barang: 'CINCIN' };
const AWAL: IsiBeli = { jenis_identitas: 'KTP', nik_sim_passport: '', foto_identitas: '', barang: [], luar: LUAR };
const keIsian = vi.fn<() => void>();

/** Goods without a nota, as long as they are being described. */
function Beli() {
  const [isi, ganti] = useState(AWAL);
  const baris = useBaris({ isi, now: { current: isi }, key: 'K', ganti }, keIsian);
  const beli: IsianBeli = {
    draft: isi,
    hitung: { baris: [] },
    rujukan: { kondisi: [], harga: [], harga_kadar: [], group: [] },
    aturan: aturanBeli({ modules: modulesWith() }),
    baris,
    tangan: { keIsian },
    form: { salah: {}, ubah: () => undefined },
  };
  return isi.luar ? <TanpaNota beli={beli} luar={isi.luar} /> : <p>tutup</p>;
}

beforeEach(() => session.open(testUser()));
afterEach(() => {
  cleanup();
  session.close();
});

it('closes its open list with the first Esc, and itself with the next one', async () => {
  await openPage(Beli, '/');
  const uji = await screen.findByRole('combobox', { name: 'Uji' });
  act(() => uji.focus());
  await userEvent.keyboard('L');
  expect(uji.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(uji.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByDisplayValue('CINCIN')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('tutup')).toBeTruthy();
  expect(keIsian).toHaveBeenCalledTimes(1);
});
