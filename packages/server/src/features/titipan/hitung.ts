import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { nilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { tanpaGanda } from '../../trade/barang/ganda.ts';
import { denganBarcode } from '../../trade/barang/kode-lama.ts';
import { uangJanji } from '../../trade/bayar/uang-janji.ts';
import { assertDijual, type BarangJual, pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { pajakBaris } from '../../trade/harga/pajak-baris.ts';
import { pakaiOtorisasi } from '../../trade/otorisasi/pakai-otorisasi.ts';
import { pelangganJual, type Pelanggan } from '../../trade/pelanggan/pelanggan.ts';
import { salesJual } from '../../trade/sales/sales.ts';
import { hargaTitip, type HargaTitip } from './harga-titip.ts';

/** Category of the cash book. */
export const KATEGORI_TITIP = 'TITIP';
export const KATEGORI_BATAL = 'BATAL TITIP';

export type TitipanMasuk = KindInput<typeof titipan>;

/** A piece with its price, and the tax on it. */
export interface BarisTitip extends HargaTitip {
  readonly barang: BarangJual;
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  readonly total: Dec;
  readonly otorisasi: string | null;
}

/** A deposit worked out and checked, not yet numbered. */
export interface TitipanHitung {
  readonly kode_sales: string;
  readonly pelanggan: Pelanggan;
  readonly baris: readonly BarisTitip[];
  readonly total: Dec;
  readonly dp_rp: Dec;
  readonly bayar: readonly Payment[];
}

/** Who may hold its pieces already, and whether all of it was agreed on before. */
interface Asal {
  readonly holder: string;
  readonly lama: boolean;
}

/** What is left with the shop now. @param sisa what is still to be paid of the pieces. @throws as {@link uangJanji}. */
export const uangTitip = (
  work: Work,
  sisa: Dec,
  uang: TitipanMasuk['bayar'],
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> =>
  uangJanji(work, sisa, uang, { kategori: KATEGORI_TITIP, kelebihan: 'titipan_melebihi_total' });

/**
 * Works a deposit out by today's prices, holding its pieces until the end of the transaction.
 * @param holder number of the OPEN deposit that is being changed, which may already hold them.
 */
export async function hitungTitipan(work: Work, masuk: TitipanMasuk, holder = ''): Promise<TitipanHitung> {
  const isi = await hitungIsi(work, masuk, { holder, lama: false });
  await pakaiOtorisasi(work, isi.baris, (row) =>
    nilaiBaris(row.barang.kode_barcode, row.barang.berat, row.harga_gram, row.jual),
  );
  const { jumlah: dp_rp, bayar } = await uangTitip(work, isi.total, masuk.bayar);
  return { ...isi, dp_rp, bayar };
}

/**
 * A deposit of before, at the prices that were agreed on: whoever had to approve them did. Nothing is paid with it.
 * @throws Problem `titipan_melebihi_total`
 */
export async function hitungTitipanLama(work: Work, masuk: TitipanMasuk, sudah: Dec): Promise<TitipanHitung> {
  const barang = await denganBarcode(work.tx, work.context.shop.kode_toko, masuk.barang);
  const isi = await hitungIsi(work, { ...masuk, barang: [...barang] }, { holder: '', lama: true });
  if (sudah.gt(isi.total)) {
    const lebih = sudah.minus(isi.total).toJSON();
    throw new Problem('titipan_melebihi_total', { lebih }, { uang_titip: { rule: 'melebihi_tagihan' } });
  }
  return { ...isi, baris: isi.baris.map((row) => ({ ...row, kategori: undefined })), dp_rp: sudah, bayar: [] };
}

/** Whose it is, and its pieces. @param asal `lama`: what was agreed on before is never a price that has changed. */
async function hitungIsi(work: Work, masuk: TitipanMasuk, asal: Asal): Promise<Omit<TitipanHitung, 'dp_rp' | 'bayar'>> {
  const { tx, context } = work;
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const kode = tanpaGanda(masuk.barang);
  const kode_sales = salesJual(context, masuk.kode_sales);
  const pelanggan = await pelangganJual(tx, context, masuk.pelanggan);
  const barang = await pegangBarangJual(tx, context.shop.kode_toko, kode);
  const baris: BarisTitip[] = [];
  for (const [index, one] of kode.entries()) {
    const piece = await assertDijual(tx, context, one, barang.get(one), asal.holder);
    const dikirim = masuk.barang[index] ?? { harga_gram: null, diskon_rp: null, otorisasi: null };
    const at = `barang.${index}`;
    const harga = await hargaTitip(work, piece, dikirim, {
      mengikat: masuk.mengikat ?? true,
      lama: asal.lama,
      at,
    });
    const pajak = pajakBaris(context, piece, harga.jual.harga_total);
    baris.push({ barang: piece, ...harga, ...pajak, otorisasi: dikirim.otorisasi });
  }
  return { kode_sales, pelanggan, baris, total: Dec.sum(baris.map((row) => row.total)) };
}
