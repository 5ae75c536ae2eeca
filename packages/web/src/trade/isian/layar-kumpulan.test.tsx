import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { text } from '@kilau/contract/core/field.ts';
import { onPhone } from '../../testing/phone.ts';
import { renderUi } from '../../testing/ui.tsx';
import { LayarKumpulan } from './LayarKumpulan.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const simpan = vi.fn<() => void>();
const layar = (
  <LayarKumpulan
    judul="Pindah"
    catatan=""
    actions={undefined}
    kumpulan={{
      isi: { kode_baki: 'A01', keterangan: '' },
      barang: [{ berat: '1.250' }],
      salah: {},
      sibuk: false,
      savedAt: undefined,
      setIsi: () => undefined,
    }}
    kepala={{ label: 'Ke', fields: { kode_baki: text({ max: 10 }), keterangan: text({ max: 10 }) } }}
    jumlah="1 barang"
    simpan={{ label: 'Pindahkan', siap: true, run: simpan }}
    terakhir={undefined}
  >
    <button type="button">Lepas</button>
  </LayarKumpulan>
);

it('F6 leads from the list to the head, past whatever stands on the list', async () => {
  await renderUi(layar);
  screen.getByRole('button', { name: 'Lepas' }).focus();
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(document.querySelector('[name="kode_baki"]'));
});

it('saves at the thumb on a phone, and nowhere else', async () => {
  onPhone();
  await renderUi(layar);
  const [tombol, ...lain] = screen.getAllByRole('button', { name: /Pindahkan/ });
  expect(lain).toEqual([]);
  expect(tombol?.closest('form')).toBeNull();
  fireEvent.click(tombol as HTMLElement);
  expect(simpan).toHaveBeenCalledTimes(1);
});

it('says what is wrong with all that is on the list, or that nothing is', async () => {
  const { kumpulan } = layar.props;
  await renderUi(<LayarKumpulan {...layar.props} kumpulan={{ ...kumpulan, salah: { barang: 'Kosong' } }} />);
  expect(screen.getByRole('alert').textContent).toBe('Kosong');
});
