import type { ApprovalCategory } from '../../core/approval.ts';
import { code, integer, money, weight } from '../../core/field.ts';
import { Dec, type DecInput } from '../../core/dec.ts';
import type { AturanBeli } from '../../trade/beli/harga-beli.calc.ts';
import {
  beratDiLuarToleransi,
  OTORISASI_BERAT_BELI,
  type BeratBeli,
  type ToleransiBerat,
} from '../../trade/beli/susut.calc.ts';
import { bulatkan } from '../../trade/harga/harga-jual.calc.ts';

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

type AturanBulat = Pick<AturanBeli, 'pembulatan' | 'bulat_turun'>;

/** What is bought in a line, for how much a gram. */
interface HargaMasuk {
  readonly berat: DecInput;
  readonly harga_gram: DecInput;
  /** Rupiah for the line: wear, stones, dirt. */
  readonly potongan: DecInput;
}
interface BarisBeliManual extends HargaMasuk, BeratBeli {
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly qty: number;
  readonly berat: DecInput;
}

/** What is paid for a line: grams at the price less the cut, never below nothing, rounded once (decisions.md 13). */
export const hargaBeliManual = (
  { berat, harga_gram, potongan }: HargaMasuk,
  { pembulatan, bulat_turun }: AturanBulat,
): Dec => bulatkan(Dec.max(0, Dec.from(berat).times(harga_gram).minus(potongan)), pembulatan, bulat_turun);

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

const angka = (nilai: DecInput): number => Dec.from(nilai).toJSON();

/** A bought line with what is paid for it, the approval that it needs, if it does, and what that one is bound to. */
export function hitungBeliManual(baris: BarisBeliManual, aturan: AturanBulat, toleransi: ToleransiBerat | undefined) {
  const { kode_group, kode_dept, qty, berat, berat_nota, harga_gram } = baris;
  const harga_beli = hargaBeliManual(baris, aturan);
  return {
    harga_beli,
    kategori: beratDiLuarToleransi(baris, toleransi) ? OTORISASI_BERAT_BELI : undefined,
    nilai: {
      kode_group,
      kode_dept,
      qty,
      berat: angka(berat),
      berat_nota: berat_nota === null ? null : angka(berat_nota),
      harga_gram: angka(harga_gram),
      harga_beli: angka(harga_beli),
    },
  };
}
