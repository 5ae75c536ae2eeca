import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { can } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { ongkosBaku } from '@kilau/contract/features/master/api.ts';
import { dpPo } from '@kilau/contract/features/pre-order/pre-order.calc.ts';
import { IMPOR_PO, PENGIMPOR, type preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { hargaPo } from '@kilau/contract/trade/titip/harga-po.calc.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { diJumlahTerakhir, uangJanji } from '../../trade/bayar/uang-janji.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hargaGram } from '../../trade/harga/harga-gram.ts';
import { tarifOngkosOf } from '../master/api.ts';

/** Categories of the cash book. */
export const KATEGORI_PO = 'PRE ORDER';
export const KATEGORI_BATAL = 'BATAL PO';

export type PreOrderMasuk = KindInput<typeof preOrder>;
type UangMasuk = PreOrderMasuk['bayar'][number];

/** The terms of a campaign, as an order keeps them. */
export interface Periode {
  readonly tgl_buka: string;
  readonly tgl_tutup: string;
  readonly tgl_janji: string;
  readonly cara_harga: 'KUNCI' | 'HARIAN';
  readonly dp_persen: Dec;
  readonly toleransi_persen: Dec;
}

/**
 * What is paid of an order now.
 * @param sisa what is still to be paid. @param minimal the least that will do.
 * @throws Problem `pembayaran_kosong`, `po_melebihi_total`, `po_dp_kurang`, and as every payment is refused.
 */
export async function uangPo(
  work: Work,
  sisa: Dec,
  uang: readonly UangMasuk[],
  minimal = Dec.zero,
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> {
  const dibayar = await uangJanji(work, sisa, uang, { kategori: KATEGORI_PO, kelebihan: 'po_melebihi_total' });
  const kurang = minimal.minus(dibayar.jumlah);
  if (kurang.gt(0)) {
    const params = { minimal: minimal.toJSON(), kurang: kurang.toJSON() };
    throw new Problem('po_dp_kurang', params, { [diJumlahTerakhir(uang)]: { rule: 'pembayaran_kurang' } });
  }
  return dibayar;
}

/**
 * Whether an order was taken elsewhere: it comes in under its number and its day, and at what was agreed on there.
 * @throws Problem `menu_tidak_berhak` for who may not bring it in.
 */
function dariLuar({ context }: Work, { no_luar, tgl_pesan }: PreOrderMasuk): boolean {
  const luar = no_luar !== null || tgl_pesan !== null;
  if (luar && !can(context.actor, { pages: [IMPOR_PO], levels: PENGIMPOR })) throw new Problem('menu_tidak_berhak', {});
  return luar;
}

/** An order of elsewhere comes in once; asked behind the campaign's lock. @throws Problem `no_luar_sudah_ada` */
async function assertBelumMasuk({ tx, context }: Work, { no_luar }: PreOrderMasuk): Promise<void> {
  if (no_luar === null) return;
  const ada = await tx.maybe<{ nomor: string }>(
    `select nomor from pre_order where kode_toko = $1 and no_luar = $2 and no_luar <> '' and ke = 1`,
    [context.shop.kode_toko, no_luar],
  );
  if (!ada) return;
  const params = { no_luar, nomor: ada.nomor };
  throw new Problem('no_luar_sudah_ada', params, { no_luar: { rule: 'no_luar_sudah_ada', params } });
}

/** The campaign of an order, held: one that brings in orders of elsewhere, alone. @throws Problem `periode_po_tutup` */
async function bacaPeriode({ tx, context, tgl }: Work, masuk: PreOrderMasuk, luar: boolean): Promise<Periode> {
  const { periode, tgl_pesan } = masuk;
  const found = await tx.one<Periode>(
    `select tgl_buka, tgl_tutup, tgl_janji, cara_harga, dp_persen, toleransi_persen from periode_pre_order
     where kode_toko = $1 and kode_periode = $2 for ${luar ? 'update' : 'share'}`,
    [context.shop.kode_toko, periode],
  );
  const { tgl_buka: dari, tgl_tutup: sampai } = found;
  const pesan = tgl_pesan ?? tgl;
  if (pesan < dari || pesan > sampai || pesan > tgl) {
    const at = tgl_pesan === null ? 'periode' : 'tgl_pesan';
    throw new Problem('periode_po_tutup', { periode, dari, sampai }, { [at]: { rule: 'di_luar_periode' } });
  }
  return found;
}

/** A piece as it is ordered, at what it costs. */
function barisPo(
  { nama_barang, kode_group, kode_dept, kadar, berat, harga_gram, ongkos }: PreOrderMasuk['barang'][number],
  { kini, tarif, aturan }: Awal,
  index: number,
) {
  const group = kini.get(kode_group);
  const gram = harga_gram ?? group?.harga_gram;
  if (gram === undefined) {
    throw new Problem(
      'harga_belum_diatur',
      { kode_group },
      { [`barang.${index}.harga_gram`]: { rule: 'tidak_boleh_kosong' } },
    );
  }
  const murni = kadar ?? group?.kadar ?? Dec.zero;
  if (murni.isZero()) throw new Problem('data_tidak_valid', {}, { [`barang.${index}.kadar`]: { rule: 'kadar_nol' } });
  const baku = ongkosBaku(tarif, { kode_group, kode_dept });
  const baru = baku?.tipe_ongkos === 'TOTAL' ? baku.ongkos.dividedBy(berat, 0, 'half-up') : baku?.ongkos;
  const tarif_ongkos = ongkos ?? baru ?? Dec.zero;
  const jual = hargaPo({ berat, harga_gram: gram, tarif_ongkos }, aturan);
  return {
    nama_barang,
    kode_group,
    kode_dept,
    kadar: murni,
    berat,
    harga_sistem: group?.harga_gram ?? gram,
    harga_gram: gram,
    pembulatan: aturan.pembulatan,
    arah_pembulatan: aturan.bulat_turun ? 'TURUN' : 'NAIK',
    harga_jual: jual.harga_jual,
    tarif_ongkos,
    ongkos: jual.ongkos,
    harga_total: jual.harga_total,
  };
}
type BarisPo = ReturnType<typeof barisPo>;

interface Awal {
  readonly kini: Awaited<ReturnType<typeof hargaGram>>;
  readonly tarif: Awaited<ReturnType<typeof tarifOngkosOf>>;
  readonly aturan: ReturnType<typeof aturanHarga>;
}

/** By how much a line was agreed on below the price of the day. */
const diBawah = ({ berat, harga_sistem, harga_gram }: BarisPo): Dec =>
  Dec.max(0, harga_sistem.minus(harga_gram)).times(berat).round(0, 'half-up');

/** An order worked out and checked, not yet numbered. */
export async function hitungPreOrder(work: Work, masuk: PreOrderMasuk) {
  const { tx, context } = work;
  if (masuk.barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const luar = dariLuar(work, masuk);
  const periode = await bacaPeriode(work, masuk, luar);
  await assertBelumMasuk(work, masuk);
  const kode_group = masuk.barang.map((row) => row.kode_group);
  const awal: Awal = {
    kini: await hargaGram(tx, context, kode_group),
    tarif: await tarifOngkosOf(tx, context.shop.kode_toko, kode_group),
    aturan: aturanHarga(context),
  };
  const baris = masuk.barang.map((row, index) => barisPo(row, awal, index));
  const total = Dec.sum(baris.map((row) => row.harga_total));
  const uang = await uangPo(work, total, masuk.bayar, dpPo(total, periode.dp_persen));
  // Of a price that follows the day nothing is agreed on; what was agreed on elsewhere, somebody agreed to there.
  const bebas = luar || periode.cara_harga === 'HARIAN';
  return { baris, total, periode, ...uang, di_bawah_harga: bebas ? Dec.zero : Dec.sum(baris.map(diBawah)) };
}
