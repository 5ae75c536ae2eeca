import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type { HARGA_JUAL_FIELDS } from '@kilau/contract/trade/harga/harga-jual.fields.ts';
import type { Work } from '../../engine/paper/kind.ts';
import type { BayarDikirim } from '../bayar/bayar.ts';
import type { BarangDijemput } from '../barang/titip.ts';
import { barangSql, CARA_JANJI, JANJI, type CaraJanji } from './janji.ts';
import { pegangPembayar } from './pegang-pembayar.ts';

/** The price that a piece was promised at. */
export interface HargaJanji extends Values<typeof HARGA_JUAL_FIELDS> {
  readonly kode_barcode: string;
  readonly berat: Dec;
  readonly tarif_ongkos: Dec;
  readonly ongkos: Dec;
  readonly harga_atribut: Dec;
  /** What was taken off; absent where nothing may be. */
  readonly diskon?: Dec;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  readonly harga_total: Dec;
  readonly harga_rata: Dec;
}

/** A piece of a deposit or an order that a sale picks up, with the price that it was promised at. */
export interface BarangTitip extends BarangDijemput, HargaJanji {
  /** That price stands; otherwise the day's does. */
  readonly mengikat: boolean;
}

/** Columns of a line `b` that keep the price it was promised at. */
export const HARGA_JANJI = `b.kode_barcode, b.berat, b.mode_harga, b.sumber_harga, b.harga_sistem, b.harga_gram,
  b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual, b.tarif_ongkos, b.ongkos, b.harga_atribut,
  b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata`;

/** The pieces that come with promises of one way to pay, which these must be able to do now. */
async function barangSecara(
  work: Work,
  caraJanji: CaraJanji,
  bayar: readonly BayarDikirim[],
): Promise<readonly BarangTitip[]> {
  const janji = JANJI[caraJanji];
  const { jenis: key, nomor, urut, tarif_ongkos, harga_atribut, diskon } = janji;
  const kind = work.papers.get(key)?.kind;
  const dibayar = kind ? await pegangPembayar(work, kind, caraJanji, bayar) : [];
  if (dibayar.length === 0) return [];
  return work.tx.query<BarangTitip>(
    `select '${key}' as jenis, t.${nomor} as nomor, t.mengikat, b.kode_barcode, b.berat, b.mode_harga, b.sumber_harga,
       b.harga_sistem, b.harga_gram, b.persentase, b.pembulatan, b.arah_pembulatan, b.harga_jual,
       ${tarif_ongkos} as tarif_ongkos, b.ongkos, ${harga_atribut} as harga_atribut, ${diskon} as diskon,
       b.ppn_tarif, b.ppn, b.harga_total, b.harga_rata
     from ${barangSql(janji)} where t.kode_toko = $1 and t.${nomor} = any($2) order by t.${nomor}, b.${urut}`,
    [work.context.shop.kode_toko, dibayar],
  );
}

/**
 * The pieces that come with what customers left: of every deposit and order that pays.
 * @throws Problem `dokumen_tidak_ditemukan`, `keadaan_tidak_sesuai` at one that was picked up or taken back, or whose
 * goods are not finished.
 */
export async function barangTitip(work: Work, bayar: readonly BayarDikirim[]): Promise<readonly BarangTitip[]> {
  const semua: BarangTitip[] = [];
  for (const caraJanji of CARA_JANJI) semua.push(...(await barangSecara(work, caraJanji, bayar)));
  return semua;
}

const DIJEMPUT = CARA_JANJI.map((caraJanji) => {
  const { jenis: key, barang, nomor_barang } = JANJI[caraJanji];
  return `select b.kode_barcode, '${key}' as jenis, b.${nomor_barang} as nomor from pembayaran u
    join ${barang} b on b.kode_toko = u.kode_toko and b.${nomor_barang} = u.sumber
    where u.kode_toko = $1 and u.jenis = 'penjualan' and u.nomor = $2 and u.ke = $3 and u.sumber_jenis = '${key}'`;
}).join(' union all ');

/** The pieces that a sale has picked up, by what it was paid with in its last version. */
export const barangDijemput = (
  { tx, context }: Work,
  { nomor, isi }: { readonly nomor: string; readonly isi: number },
): Promise<BarangDijemput[]> =>
  tx.query<BarangDijemput>(`${DIJEMPUT} order by kode_barcode`, [context.shop.kode_toko, nomor, isi]);
