import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { hargaPo } from '@kilau/contract/trade/titip/harga-po.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { BayarDikirim } from '../bayar/bayar.ts';
import type { BarangDijemput } from '../barang/titip.ts';
import { aturanHarga } from '../harga/aturan-harga.ts';
import { type BarangJual, loadBarang } from '../harga/barang-jual.ts';
import { hargaGram, type HargaGram } from '../harga/harga-gram.ts';
import { pajakBaris } from '../harga/pajak-baris.ts';
import type { BarangTitip } from './barang-titip.ts';
import { pegangPembayar } from './pegang-pembayar.ts';

/** The kind of pre-orders, as pieces and payments name it, and the way by which they pay. */
const PO = { jenis: 'pre-order', cara: 'PRE-ORDER' } as const;

/** A line of an order with the piece that is tied to it. */
interface BarisTerikat {
  readonly no_po: string;
  readonly cara_harga: string;
  readonly kode_group: string;
  readonly harga_gram: Dec;
  readonly pembulatan: number;
  readonly arah_pembulatan: string;
  readonly tarif_ongkos: Dec;
  readonly kode_barcode: string;
}

const TERIKAT = `select b.no_po, t.cara_harga, b.kode_group, b.harga_gram, b.pembulatan, b.arah_pembulatan,
    b.tarif_ongkos, b.kode_barcode
  from po t join po_barang b on b.kode_toko = t.kode_toko and b.no_po = t.no_po
  where t.kode_toko = $1 and t.no_po = any($2) and b.kode_barcode is not null order by t.no_po, b.baris`;

/** What a gram costs: as it was agreed on, or today. @throws Problem `harga_belum_diatur` */
function hargaBerlaku(context: WorkContext, baris: BarisTerikat, kini: ReadonlyMap<string, HargaGram>) {
  const { kode_group, cara_harga, harga_gram, pembulatan, arah_pembulatan } = baris;
  if (cara_harga !== 'HARIAN') {
    return { sumber: 'GROUP', harga_gram, pembulatan, bulat_turun: arah_pembulatan === 'TURUN' };
  }
  const harga = kini.get(kode_group);
  if (harga?.harga_gram === undefined) throw new Problem('harga_belum_diatur', { kode_group });
  const { pembulatan: kelipatan, bulat_turun } = aturanHarga(context);
  return { sumber: harga.sumber, harga_gram: harga.harga_gram, pembulatan: kelipatan, bulat_turun };
}

/** A piece that was tied, at what it costs by its true weight: as a deposit brings one whose price is locked. */
function denganHarga(
  context: WorkContext,
  baris: BarisTerikat,
  piece: BarangJual,
  kini: ReadonlyMap<string, HargaGram>,
): BarangTitip {
  const { sumber, harga_gram, pembulatan, bulat_turun } = hargaBerlaku(context, baris, kini);
  const { berat } = piece;
  const jual = hargaPo({ berat, harga_gram, tarif_ongkos: baris.tarif_ongkos }, { pembulatan, bulat_turun });
  const { ppn_tarif, ppn, total } = pajakBaris(context, piece, jual.harga_total);
  return {
    kode_barcode: baris.kode_barcode,
    jenis: PO.jenis,
    nomor: baris.no_po,
    mengikat: true,
    berat,
    mode_harga: 'GRAM',
    sumber_harga: sumber,
    harga_sistem: harga_gram,
    harga_gram,
    persentase: Dec.zero,
    pembulatan,
    arah_pembulatan: bulat_turun ? 'TURUN' : 'NAIK',
    harga_jual: jual.harga_jual,
    // A piece whose making charge is flat keeps it flat.
    tarif_ongkos: piece.tipe_ongkos === 'TOTAL' ? jual.ongkos : baris.tarif_ongkos,
    ongkos: jual.ongkos,
    harga_atribut: Dec.zero,
    ppn_tarif,
    ppn,
    harga_total: total,
    harga_rata: jual.harga_rata,
  };
}

/** The pieces of orders at what they cost when they are picked up now. @throws Problem `harga_belum_diatur` */
export async function barangTerikat(
  sql: Sql,
  context: WorkContext,
  nomor: readonly string[],
): Promise<{ readonly titip: BarangTitip; readonly piece: BarangJual }[]> {
  const { kode_toko } = context.shop;
  const baris = await sql.query<BarisTerikat>(TERIKAT, [kode_toko, nomor]);
  const kode = baris.map((row) => row.kode_barcode);
  const pieces = await loadBarang(sql, kode_toko, kode);
  const kini = await hargaGram(
    sql,
    context,
    baris.map((row) => row.kode_group),
  );
  return baris.flatMap((row) => {
    const piece = pieces.get(row.kode_barcode);
    return piece ? [{ titip: denganHarga(context, row, piece, kini), piece }] : [];
  });
}

/**
 * The pieces that come with what customers have ordered: of every order that pays, which it must be able to do now.
 * @throws Problem `dokumen_tidak_ditemukan`, `keadaan_tidak_sesuai` at an order whose goods have not all come.
 */
export async function barangPo(work: Work, bayar: readonly BayarDikirim[]): Promise<BarangTitip[]> {
  const kind = work.papers.get(PO.jenis)?.kind;
  const nomor = kind ? await pegangPembayar(work, kind, PO.cara, bayar) : [];
  if (nomor.length === 0) return [];
  return (await barangTerikat(work.tx, work.context, nomor)).map(({ titip }) => titip);
}

/** The pieces of orders that a sale has picked up, by what it was paid with in its last version. */
export const barangPoDijemput = (
  { tx, context }: Work,
  { nomor, isi }: { readonly nomor: string; readonly isi: number },
): Promise<BarangDijemput[]> =>
  tx.query<BarangDijemput>(
    `select b.kode_barcode, u.sumber_jenis as jenis, b.no_po as nomor from pembayaran u
     join po_barang b on b.kode_toko = u.kode_toko and b.no_po = u.sumber
     where u.kode_toko = $1 and u.jenis = 'penjualan' and u.nomor = $2 and u.ke = $3 and u.sumber_jenis = $4
       and b.kode_barcode is not null
     order by b.kode_barcode`,
    [context.shop.kode_toko, nomor, isi, PO.jenis],
  );
