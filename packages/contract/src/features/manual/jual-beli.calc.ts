import type { ApprovalCategory } from '../../core/approval.ts';
import { code, integer, money, weight } from '../../core/field.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import {
  bulatkan,
  hargaBaris,
  type AturanHarga,
  type HargaBaris,
  type HargaSistem,
} from '../../trade/harga/harga-jual.calc.ts';
import {
  kategoriOtorisasi,
  nilaiBaris,
  type AturanOtorisasi,
  type NilaiBaris,
} from '../../trade/otorisasi/otorisasi-baris.calc.ts';
import { OTORISASI_BERAT_BELI, type BeratBeli } from '../../trade/beli/susut.calc.ts';

/**
 * The arithmetic of trade in goods without barcodes (domain guide §2.1, §3.2): live in the form, again on the server,
 * which decides.
 */

/** Which goods of which tray: the row of the stock that a line takes from. */
export interface KunciBaris {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  /** Percent. */
  readonly kadar: DecInput;
}

/** The same as one text: what stands where a barcode would. */
export const kunciBaris = ({ kode_gudang, kode_baki, kode_group, kode_dept, kadar }: KunciBaris): string =>
  [kode_gudang, kode_baki, kode_group, kode_dept, Dec.from(kadar).toString()].join('/');

export interface BarisJualManual {
  /** Grams. */
  readonly berat: DecInput;
  /** Rupiah per gram; of pure gold in percentage mode. */
  readonly harga_gram: DecInput;
  /** Rupiah for the line. */
  readonly ongkos: DecInput;
  readonly diskon_rp: DecInput;
}

/** The price of a line that is sold: the gold part rounded as in the sale, then ongkos and discount. */
export const hargaJualManual = (
  baris: BarisJualManual,
  sistem: Pick<HargaSistem, 'persentase'>,
  aturan: AturanHarga,
): HargaBaris =>
  hargaBaris(
    {
      berat: baris.berat,
      harga_gram: baris.harga_gram,
      persentase: sistem.persentase,
      harga_tetap: null,
      tipe_ongkos: 'TOTAL',
      tarif_ongkos: baris.ongkos,
      harga_atribut: 0,
      diskon_rp: baris.diskon_rp,
    },
    aturan,
  );

/**
 * The approval that a sold line needs, if it does: a price below today's or far from it, a discount where the shop
 * wants to be asked.
 */
export const otorisasiJualManual = (
  baris: BarisJualManual,
  sistem: HargaSistem,
  hasil: HargaBaris,
  aturan: AturanOtorisasi,
): string | undefined =>
  kategoriOtorisasi(
    { berat: baris.berat, tipe_ongkos: 'TOTAL', ongkos: 0 },
    sistem,
    { berat: baris.berat, harga: baris.harga_gram, hasil },
    aturan,
  );

/** What that approval is bound to. */
export const nilaiJualManual = (
  kunci: KunciBaris,
  qty: number,
  baris: BarisJualManual,
  hasil: HargaBaris,
): NilaiBaris & { readonly qty: number } => ({
  ...nilaiBaris(kunciBaris(kunci), baris.berat, baris.harga_gram, hasil),
  qty,
});

export interface AturanBeli {
  /** PEMBULATAN. */
  readonly pembulatan: number;
  /** ROUND_DOWN_PURCHASE_MODULE. */
  readonly bulat_turun: boolean;
  /** BATAS_HARGA_PERSEN. */
  readonly batas_persen: DecInput;
}

export interface BarisBeliManual {
  readonly berat: DecInput;
  readonly harga_gram: DecInput;
  /** Rupiah for the line: wear, stones, dirt. */
  readonly potongan: DecInput;
}

/** What is paid for a line: grams at the price less the cut, never below nothing, rounded once (decisions.md 13). */
export function hargaBeliManual(
  { berat, harga_gram, potongan }: BarisBeliManual,
  { pembulatan, bulat_turun }: AturanBeli,
): Dec {
  const bersih = Dec.max(0, Dec.from(berat).times(harga_gram).minus(potongan));
  return bulatkan(bersih, pembulatan, bulat_turun);
}

/** What the approval of a bought line is bound to. */
export const IZIN_BELI_MANUAL: ApprovalCategory = {
  kategori: OTORISASI_BERAT_BELI,
  nilai: {
    kode_group: code({ required: true }),
    kode_dept: code({ required: true }),
    qty: integer({ required: true, min: 1 }),
    berat: weight({ required: true }),
    berat_nota: weight({}),
    harga_gram: money({ required: true }),
    harga_beli: money({ required: true }),
  },
};
export const nilaiBeliManual = (
  { kode_group, kode_dept }: Pick<KunciBaris, 'kode_group' | 'kode_dept'>,
  qty: number,
  baris: BarisBeliManual & BeratBeli,
  harga_beli: Dec,
) => ({
  kode_group,
  kode_dept,
  qty,
  berat: Dec.from(baris.berat).toJSON(),
  berat_nota: baris.berat_nota === null ? null : Dec.from(baris.berat_nota).toJSON(),
  harga_gram: Dec.from(baris.harga_gram).toJSON(),
  harga_beli: harga_beli.toJSON(),
});
