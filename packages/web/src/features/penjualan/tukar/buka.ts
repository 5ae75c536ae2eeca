import { cariNota } from '../../../trade/beli/panggilan.ts';
import { ISI_BELI_KOSONG, type BarisBeli, type IsiBeli } from '../../../trade/beli/isi.ts';
import type { TukarDraft } from '../transaksi/draft.ts';
import type { BarisTukar, Penjualan } from '../wire.ts';
import { TUKAR_KOSONG } from './susun.ts';

const teks = (angka: number | null): string => (angka === null || angka === 0 ? '' : String(angka));

/** An old piece as it was entered; its nota is read again, for today's prices. */
async function barisDari(row: BarisTukar, beli: string): Promise<BarisBeli> {
  const isi = {
    id: String(row.baris),
    kondisi_barang: row.kondisi_barang,
    berat: String(row.berat),
    potongan_lain: teks(row.potongan_lain),
    hidup: row.hidup,
    harga_beli: row.harga_beli === row.harga_hitung ? null : String(row.harga_beli),
    otorisasi: null,
    gugur: false,
  };
  const [nota] = row.no_faktur === '' ? [] : await cariNota(row.kode_barcode, beli);
  if (nota) return { ...isi, barang: { nota } };
  const { nama_barang, kode_group, kode_dept, kode_harga, uji } = row;
  const luar = {
    nama_barang,
    kode_group,
    kode_dept,
    kode_harga,
    uji,
    kadar: String(row.kadar),
    berat: isi.berat,
    hasil_kadar: teks(row.hasil_kadar),
  };
  return { ...isi, barang: { luar } };
}

/** The old goods of an OPEN sale that is to be changed, and the purchase that holds them meanwhile. */
export async function bukaTukar({ tukar, dibeli, barang_tukar }: Penjualan): Promise<TukarDraft | undefined> {
  if (!dibeli) return undefined;
  const { nomor, jenis_identitas, nik_sim_passport } = dibeli;
  const isi: IsiBeli = {
    ...ISI_BELI_KOSONG,
    ...(jenis_identitas && { jenis_identitas }),
    nik_sim_passport: nik_sim_passport ?? '',
    barang: await Promise.all(barang_tukar.map((row) => barisDari(row, nomor))),
  };
  const berat = barang_tukar.reduce((gram, row) => gram + row.berat, 0);
  return { ...TUKAR_KOSONG, beli: nomor, isi, jumlah: String(tukar), berat: berat.toFixed(3) };
}
