import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barangUbahFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { provideRefInputs } from '../../../engine/inputs/ref-slot.ts';
import { session } from '../../../platform/session.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm, type FormValues } from '../../../ui/form/record-form.ts';
import { AtributField } from './AtributField.tsx';
import { BatuField } from './BatuField.tsx';

// Every key is a drawing, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const TARIF = {
  kode_shape: null,
  kode_color: null,
  kode_clarity: null,
  karat_dari: 0,
  karat_sampai: null,
  mata_uang: 'USD',
  harga_per_karat: 3000,
  status_aktif: true,
};
const simpan = vi.fn();

function Formulir({ isi }: { readonly isi: FormValues }) {
  const { form, parse } = useRecordForm({
    fields: barangUbahFields,
    initialValues: { nama_barang: 'CINCIN POLOS', atribut: [], batu: [], ...isi },
  });
  return (
    <EnterForm label="uji" onSubmit={() => void simpan(JSON.parse(JSON.stringify(parse() ?? null)))}>
      <AtributField form={form} />
      <BatuField form={form} />
      <button type="submit">simpan</button>
      <button
        type="button"
        onClick={() => form.setErrors({ 'atribut.1.berat_atribut': 'Terlalu berat', 'batu.1.carat': 'Salah karat' })}
      >
        tolak
      </button>
    </EnterForm>
  );
}
const draw = (isi: FormValues = {}) =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Formulir isi={isi} />
    </QueryClientProvider>,
  );
const kolom = (nama: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${nama}"]`);
  if (!found) throw new Error(`there is no field ${nama}`);
  return found;
};
const tekan = (nama: string) => userEvent.click(screen.getByRole('button', { name: nama }));

beforeEach(() => {
  // References are typed here, whatever another file has put in.
  provideRefInputs(undefined);
  session.open(testUser());
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) =>
      Promise.resolve(
        Response.json(
          url.includes('kurs-usd')
            ? { kurs: 16_250, tgl: '2026-11-21', diubah_oleh: 'SPV1' }
            : { data: [TARIF], next: null },
        ),
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  simpan.mockClear();
  vi.unstubAllGlobals();
});

describe('the parts of a piece', () => {
  it('have a line each, which comes when the one before is filled, and are added up', async () => {
    await draw();
    expect(document.querySelectorAll('input[name^="nama_atribut"]')).toHaveLength(1);
    await userEvent.type(kolom('nama_atribut'), 'mata');
    await userEvent.type(kolom('berat_atribut'), '0.2');
    await userEvent.type(screen.getByLabelText(/^Nama Atribut 2/), 'karet');
    await userEvent.type(kolom('berat_atribut_2'), '0.15');
    await userEvent.type(kolom('harga_atribut_2'), '5000');
    expect(screen.getByText('Jumlah 0.350 gr · Rp. 5,000')).toBeTruthy();
    await tekan('simpan');
    expect(simpan).toHaveBeenLastCalledWith(
      expect.objectContaining({
        atribut: [
          { nama_atribut: 'MATA', berat_atribut: 0.2, harga_atribut: 0 },
          { nama_atribut: 'KARET', berat_atribut: 0.15, harga_atribut: 5000 },
        ],
        batu: [],
      }),
    );
  });

  it('say at the line what is wrong, until it is changed', async () => {
    await draw({
      atribut: [
        { nama_atribut: 'MATA', berat_atribut: 0.2, harga_atribut: 0 },
        { nama_atribut: 'KARET', berat_atribut: 3, harga_atribut: 0 },
      ],
    });
    await tekan('tolak');
    expect(kolom('berat_atribut_2').getAttribute('aria-invalid')).toBe('true');
    expect(kolom('berat_atribut').getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.type(kolom('berat_atribut_2'), '{Backspace}1');
    expect(screen.queryByText('Terlalu berat')).toBeNull();
  });
});

describe('the stones of a piece', () => {
  it('are added by a key, with the hand in them, and take their value from the price list', async () => {
    await draw();
    await waitFor(() => expect(vi.mocked(fetch).mock.calls).toHaveLength(2));
    await userEvent.keyboard('{F4}');
    await waitFor(() => expect(document.activeElement).toBe(kolom('batu.0.kode_jenis_batu')));
    await userEvent.keyboard('BR');
    await userEvent.type(kolom('batu.0.carat'), '0.5');
    await waitFor(() => expect(screen.getByText('1 batu · 0.500 ct · Rp. 24,375,000')).toBeTruthy());
    await tekan('simpan');
    expect(simpan).toHaveBeenLastCalledWith(
      expect.objectContaining({
        batu: [
          expect.objectContaining({
            kode_jenis_batu: 'BR',
            jumlah: 1,
            carat: 0.5,
            harga: 24_375_000,
            kode_shape: null,
          }),
        ],
      }),
    );
  });

  it('keep what was typed with them when one goes', async () => {
    const batu = [
      { kode_jenis_batu: 'BR', jumlah: 1, carat: 0.5, harga: 1_000_000 },
      { kode_jenis_batu: 'RB', jumlah: 2, carat: 0.3, harga: 500_000 },
    ];
    await draw({ batu });
    expect(screen.getByText('3 batu · 0.800 ct · Rp. 1,500,000')).toBeTruthy();
    await tekan('tolak');
    expect(within(screen.getByRole('group', { name: 'Batu 2' })).getByText('Salah karat')).toBeTruthy();
    await tekan('Hapus batu 1');
    expect(screen.queryByText('Salah karat')).toBeNull();
    expect(kolom('batu.0.kode_jenis_batu').value).toBe('RB');
    await tekan('simpan');
    expect(simpan).toHaveBeenLastCalledWith(
      expect.objectContaining({ batu: [expect.objectContaining({ kode_jenis_batu: 'RB', jumlah: 2 })] }),
    );
  });
});
