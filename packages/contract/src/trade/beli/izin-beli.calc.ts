import { Dec, type DecInput } from '../../core/dec.ts';
import { beratDiLuarToleransi, OTORISASI_BERAT_BELI, type BeratBeli, type ToleransiBerat } from './susut.calc.ts';

/** Categories of the approvals that a line of a buy-back may need (domain guide §3.1, §3.2). */
export const OTORISASI_TANPA_BARCODE = 'PEMBELIAN TANPA BARCODE';
export const OTORISASI_DIATAS_NOTA = 'HARGA BELI DIATAS HARGA NOTA';
export const OTORISASI_DIBAWAH_NOTA = 'HARGA BELI DIBAWAH HARGA NOTA';
export const OTORISASI_RUGI_NOTA = 'RUGI NOTA';

/** When a bought line asks for an approval, as the shop wants it now. */
export interface AturanIzinBeli {
  /** OTORISASI_PEMBELIAN_TANPA_BARCODE. */
  readonly tanpa_barcode: boolean;
  /** Nobody is asked about weights without it. */
  readonly toleransi: ToleransiBerat | undefined;
  /** Unless NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA. */
  readonly diatas: boolean;
  /** Unless NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA. */
  readonly dibawah: boolean;
}

/** A line as it is to be bought. */
export interface BarisBeliDinilai extends BeratBeli {
  /** The shop sold it: it has a nota. */
  readonly bernota: boolean;
  readonly harga_hitung: DecInput;
  readonly harga_beli: DecInput;
  /** The most that is paid without asking, where the shop has set it. */
  readonly harga_maks: Dec | undefined;
}

/**
 * Category of the approval that a line needs, if it needs one; the first that applies covers the whole line. What was
 * worked out from the nota is the price that it is held to: paying more is above the nota, paying less below it.
 */
export function kategoriIzinBeli(baris: BarisBeliDinilai, aturan: AturanIzinBeli): string | undefined {
  const harga = Dec.from(baris.harga_beli);
  if (!baris.bernota && aturan.tanpa_barcode) return OTORISASI_TANPA_BARCODE;
  if (beratDiLuarToleransi(baris, aturan.toleransi)) return OTORISASI_BERAT_BELI;
  if (aturan.diatas && harga.gt(baris.harga_hitung)) return OTORISASI_DIATAS_NOTA;
  if (baris.harga_maks && harga.gt(baris.harga_maks)) return OTORISASI_RUGI_NOTA;
  return aturan.dibawah && harga.lt(baris.harga_hitung) ? OTORISASI_DIBAWAH_NOTA : undefined;
}

/** All of them. */
export const KATEGORI_IZIN_BELI = [
  OTORISASI_TANPA_BARCODE,
  OTORISASI_BERAT_BELI,
  OTORISASI_DIATAS_NOTA,
  OTORISASI_RUGI_NOTA,
  OTORISASI_DIBAWAH_NOTA,
] as const;

/** A line as its approval names it. */
export interface BarisBeliBernama extends BeratBeli {
  /** Empty for goods that are described: they have none before they are bought. */
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kondisi_barang: string;
  readonly kadar: DecInput;
  readonly harga_nota: DecInput;
  readonly harga_beli: DecInput;
  /** How it was tested, what came of it, and what it looked like: blank or absent where nobody did. */
  readonly uji?: string | null;
  readonly hasil_kadar?: DecInput | null;
  readonly foto_barang?: string | null;
}

const angka = (nilai: DecInput): number => Dec.from(nilai).toJSON();

/** The values that the approval of a line is bound to, as they travel: change one and it is void. */
export const nilaiIzinBeli = (baris: BarisBeliBernama): Readonly<Record<string, string | number | null>> => ({
  kode_barcode: baris.kode_barcode,
  nama_barang: baris.nama_barang,
  kode_group: baris.kode_group,
  kondisi_barang: baris.kondisi_barang,
  kadar: angka(baris.kadar),
  berat: angka(baris.berat),
  berat_nota: baris.berat_nota === null ? null : angka(baris.berat_nota),
  harga_nota: angka(baris.harga_nota),
  harga_beli: angka(baris.harga_beli),
  uji: baris.uji || null,
  hasil_kadar: baris.hasil_kadar ? angka(baris.hasil_kadar) : null,
  foto_barang: baris.foto_barang || null,
});
