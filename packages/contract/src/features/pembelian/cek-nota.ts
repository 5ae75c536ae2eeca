import { definePage } from '../../core/page.ts';

/** What the code on a nota leads to: everybody who holds the paper may open it, and nobody else can guess it. */
export const CEK_NOTA = '/cek-nota';
export const cekNotaPage = definePage({ path: CEK_NOTA, kind: 'public' });

/** One piece of the nota. */
export interface BarangCek {
  readonly nama_barang: string;
  /** Percent. */
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly berat: number;
  /** It is with whom it was sold to, or the shop has it back; of a cancelled sale it never left. */
  readonly keadaan: 'TERJUAL' | 'KEMBALI' | 'BATAL';
  /** What the shop would pay for it today in fine condition; null where it says so at the counter only. */
  readonly taksiran: number | null;
}

/** Answer of `GET app/publik/{kode_toko}/cek-nota/{nomor}/{tanda}`: of the paper and its goods, never of a customer. */
export interface CekNota {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_telp: string;
  readonly zona_waktu: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly keadaan: 'SAH' | 'BATAL';
  readonly grand_total: number;
  readonly barang: readonly BarangCek[];
  /** All that can be estimated; null where nothing can. */
  readonly taksiran: number | null;
  /** When it was worked out. */
  readonly pada: string;
}
