import { describe, expect, it } from 'vitest';
import { CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import { layarAwal, ubahLayar, type Layar, type UbahLayar } from './layar.ts';

const jalan = (...ubah: readonly UbahLayar[]): Layar => ubah.reduce(ubahLayar, layarAwal());
const scan = (barang: typeof CINCIN): readonly UbahLayar[] => [
  { type: 'scan', kode: barang.kode_barcode },
  { type: 'scanned', kode: barang.kode_barcode, barang },
];
const dua = [...scan(CINCIN), ...scan(LIONTIN)];

describe('a scan', () => {
  it('waits until the piece is known, then is the line that the keys mean', () => {
    expect(jalan({ type: 'scan', kode: 'X1' }, { type: 'scan', kode: 'X2' }).dicari).toEqual(['X1', 'X2']);
    const layar = jalan(...dua);
    expect([layar.dicari, layar.dipilih, layar.draft.barang.length]).toEqual([[], LIONTIN.kode_barcode, 2]);
  });

  it('says why it was refused until the next one comes', () => {
    const ditolak = { kode: 'X1', pesan: 'sudah terjual', nomor: 'KL-FJ-261121-0001' };
    const layar = jalan({ type: 'scan', kode: 'X1' }, { type: 'refused', ditolak });
    expect([layar.dicari, layar.ditolak]).toEqual([[], ditolak]);
    expect(ubahLayar(layar, { type: 'scan', kode: 'X2' }).ditolak).toBeUndefined();
    expect(ubahLayar(layar, { type: 'calm' }).ditolak).toBeUndefined();
  });

  it('of a piece that is there already leads to its line', () => {
    expect(
      jalan(...dua, { type: 'refused', ditolak: { kode: CINCIN.kode_barcode, pesan: '', nomor: '' } }).dipilih,
    ).toBe(CINCIN.kode_barcode);
  });

  it('opens the line of a piece without a price', () => {
    const tanpaHarga = { ...LIONTIN, harga: { ...LIONTIN.harga, harga_tetap: 0 } };
    expect(jalan(...scan(tanpaHarga)).diedit).toBe(LIONTIN.kode_barcode);
    expect(jalan(...scan(LIONTIN)).diedit).toBeUndefined();
    // Not over one that somebody is typing in.
    const { kode_barcode } = CINCIN;
    expect(jalan(...scan(CINCIN), { type: 'edit', kode_barcode }, ...scan(tanpaHarga)).diedit).toBe(kode_barcode);
  });
});

describe('the line that the keys mean', () => {
  it('moves up and down and stops at both ends', () => {
    const naik = jalan(...dua, { type: 'step', by: -1 });
    expect(naik.dipilih).toBe(CINCIN.kode_barcode);
    expect(ubahLayar(naik, { type: 'step', by: -1 }).dipilih).toBe(CINCIN.kode_barcode);
    expect(jalan(...dua, { type: 'step', by: 1 }).dipilih).toBe(LIONTIN.kode_barcode);
    expect(jalan({ type: 'step', by: 1 }).dipilih).toBeUndefined();
  });

  it('is the neighbour when it is removed', () => {
    const hapus = (kode_barcode: string): UbahLayar => ({ type: 'draft', ubah: { type: 'remove-line', kode_barcode } });
    const layar = jalan(...dua, { type: 'edit', kode_barcode: LIONTIN.kode_barcode }, hapus(LIONTIN.kode_barcode));
    expect([layar.dipilih, layar.diedit]).toEqual([CINCIN.kode_barcode, undefined]);
    expect(ubahLayar(layar, hapus(CINCIN.kode_barcode)).dipilih).toBeUndefined();
  });

  it('is put back where it stood, with all that was typed in it, the last one first', () => {
    const hapus = (kode_barcode: string): UbahLayar => ({ type: 'draft', ubah: { type: 'remove-line', kode_barcode } });
    const { kode_barcode } = CINCIN;
    const harga: UbahLayar = { type: 'draft', ubah: { type: 'change-line', kode_barcode, isi: { harga: '1400000' } } };
    const penuh = jalan(...dua, harga);
    const kosong = [hapus(kode_barcode), hapus(LIONTIN.kode_barcode)].reduce(ubahLayar, penuh);
    const sebaris = ubahLayar(kosong, { type: 'put-back' });
    expect(sebaris.draft.barang.map(({ barang }) => barang.kode_barcode)).toEqual([LIONTIN.kode_barcode]);
    const semua = ubahLayar(sebaris, { type: 'put-back' });
    expect(semua.draft).toEqual(penuh.draft);
    expect([semua.dipilih, semua.dihapus]).toEqual([kode_barcode, []]);
    expect(ubahLayar(semua, { type: 'put-back' })).toBe(semua);
  });
});

it('says of lines that an approval was asked for, and who may not, until they change', () => {
  const kode_barcode = [CINCIN.kode_barcode, LIONTIN.kode_barcode];
  const [cincin = '', liontin = ''] = kode_barcode;
  const minta = jalan(...dua, { type: 'asked', kode_barcode, izin: { diminta: 9 } });
  expect(minta.izin).toEqual({ [cincin]: { diminta: 9 }, [liontin]: { diminta: 9 } });
  const tolak = ubahLayar(minta, { type: 'asked', kode_barcode, izin: { ditolak: 'Username atau Password Salah' } });
  const ubah: UbahLayar = {
    type: 'draft',
    ubah: { type: 'change-line', kode_barcode: cincin, isi: { diskon: '1' } },
  };
  expect(ubahLayar(tolak, ubah).izin).toEqual({ [liontin]: { ditolak: 'Username atau Password Salah' } });
  expect(ubahLayar(tolak, { type: 'asked', kode_barcode, izin: undefined }).izin).toEqual({});
});

it('opens a line where the hand wants it', () => {
  const { kode_barcode } = CINCIN;
  const layar = jalan(...dua, { type: 'edit', kode_barcode, di: 'TOTAL' });
  expect([layar.diedit, layar.dipilih, layar.dibuka]).toEqual([kode_barcode, kode_barcode, 'TOTAL']);
  expect(ubahLayar(layar, { type: 'edit', kode_barcode }).dibuka).toBeUndefined();
});

it('forgets the sentences of what was changed, and no others', () => {
  const salah = {
    kode_sales: 'a',
    'barang.00000936.berat': 'b',
    'barang.00001204.berat': 'c',
    'bayar.1.jumlah': 'd',
    'pelanggan.nama': 'e',
  };
  const sisa = (ubah: Extract<UbahLayar, { type: 'draft' }>['ubah']) =>
    Object.keys(jalan(...dua, { type: 'errors', salah }, { type: 'draft', ubah }).salah);
  expect(sisa({ type: 'change-line', kode_barcode: '00000936', isi: { diskon: '1' } })).not.toContain(
    'barang.00000936.berat',
  );
  expect(sisa({ type: 'change-line', kode_barcode: '00000936', isi: { diskon: '1' } })).toHaveLength(4);
  expect(sisa({ type: 'payments', bayar: [] })).not.toContain('bayar.1.jumlah');
  expect(sisa({ type: 'sales', kode_sales: 'SL01' })).not.toContain('kode_sales');
  expect(sisa({ type: 'customer', pelanggan: {} })).not.toContain('pelanggan.nama');
});

it('starts the next sale without losing a scan that is on its way', () => {
  const layar = jalan(...dua, { type: 'scan', kode: 'X3' }, { type: 'start', draft: layarAwal().draft });
  expect([layar.draft.barang, layar.dicari]).toEqual([[], ['X3']]);
});
