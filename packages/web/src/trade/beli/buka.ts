import { izinSemula } from '../../engine/approval/permintaan.ts';
import { cariNota } from './panggilan.ts';
import { ISI_BELI_KOSONG, type BarisBeli, type IsiBeli } from './isi.ts';

/** A bought piece as the purchase keeps it. */
export interface BarisTersimpan {
  readonly baris: number;
  readonly kode_barcode: string;
  /** The nota that it was sold on; empty for goods that were described. */
  readonly no_faktur: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: number;
  readonly berat: number;
  readonly kondisi_barang: string;
  readonly kode_harga: string;
  readonly hidup: boolean;
  readonly potongan_lain: number;
  readonly harga_hitung: number;
  readonly harga_beli: number;
  readonly uji: string;
  readonly hasil_kadar: number | null;
  readonly foto_barang: string | null;
  /** The approval that the line was saved with. */
  readonly otorisasi: string | null;
}

/** Who brought the goods, as the purchase keeps it. */
export interface IdentitasTersimpan {
  readonly jenis_identitas: string | null;
  readonly nik_sim_passport: string | null;
  readonly foto_identitas: string | null;
}

const teks = (angka: number | null): string => (angka === null || angka === 0 ? '' : String(angka));

/** A line as it was entered; its nota is read again, for today's prices. */
async function barisDari(row: BarisTersimpan, beli: string): Promise<BarisBeli> {
  const isi = {
    id: String(row.baris),
    kondisi_barang: row.kondisi_barang,
    berat: String(row.berat),
    potongan_lain: teks(row.potongan_lain),
    hidup: row.hidup,
    harga_beli: row.harga_beli === row.harga_hitung ? null : String(row.harga_beli),
    foto_barang: row.foto_barang ?? '',
    otorisasi: izinSemula(row.otorisasi),
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

/**
 * The goods of an OPEN purchase that is to be changed. @param beli its number: it holds the pieces meanwhile.
 */
export async function bukaBarang(
  beli: string,
  { jenis_identitas, nik_sim_passport, foto_identitas }: IdentitasTersimpan,
  barang: readonly BarisTersimpan[],
): Promise<IsiBeli> {
  return {
    ...ISI_BELI_KOSONG,
    ...(jenis_identitas && { jenis_identitas }),
    nik_sim_passport: nik_sim_passport ?? '',
    foto_identitas: foto_identitas ?? '',
    barang: await Promise.all(barang.map((row) => barisDari(row, beli))),
  };
}
