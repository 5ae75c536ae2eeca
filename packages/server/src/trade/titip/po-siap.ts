import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { barangTerikat } from './barang-po.ts';

/** More than this nobody reads at a counter: who looks for an older one types more of it. */
const PALING_BANYAK = 20;

interface Kepala extends PelangganTersimpan {
  readonly nomor: string;
  readonly tgl: string;
  readonly cara_harga: string;
  readonly dibayar: Dec;
}

/** Orders all of which has come, the youngest first; those that another sale holds are not among them. */
const CARI = `select t.no_po as nomor, t.tgl, t.jenis_pelanggan as jenis, t.kode_member, t.nama, t.no_hp, t.alamat,
    t.cara_harga, t.dibayar
  from po t
  where t.kode_toko = $1 and t.status = 'CLOSING'
    and ($2 = '' or t.no_po = $2 or t.no_luar = $2 or position($2 in upper(t.nama)) > 0 or position($2 in t.no_hp) > 0
      or position($2 in t.no_po) > 0 or t.kode_member = $2 or exists (select from po_barang b
        where b.kode_toko = t.kode_toko and b.no_po = t.no_po and b.kode_barcode = $2))
    and not exists (select from po_barang b
      join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode
      where b.kode_toko = t.kode_toko and b.no_po = t.no_po and n.klaim_nomor <> $3)
  order by t.tgl desc, t.no_po desc limit ${PALING_BANYAK}`;

type Terikat = Awaited<ReturnType<typeof barangTerikat>>[number];

const barangSiap = ({ titip, piece }: Terikat): TitipanSiap['barang'][number] => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_group: piece.kode_group,
  kode_baki: piece.kode_baki,
  kadar_cetak: piece.kadar_cetak,
  foto: piece.foto,
  berat: titip.berat.toJSON(),
  harga_gram: titip.harga_gram.toJSON(),
  ongkos: titip.ongkos.toJSON(),
  ppn: titip.ppn.toJSON(),
  harga_total: titip.harga_total.toJSON(),
});

/** What an order brings; nothing where the day has no price for it. */
async function terikat(sql: Sql, context: WorkContext, nomor: string): Promise<readonly Terikat[]> {
  try {
    return await barangTerikat(sql, context, [nomor]);
  } catch (error) {
    if (isProblem(error) && error.code === 'harga_belum_diatur') return [];
    throw error;
  }
}

/**
 * Orders that a sale may pick up now, with what their pieces cost in it, as deposits are told.
 * @param q number, name, phone, member or barcode; empty: the youngest. @param untuk the OPEN sale that may hold them.
 */
export async function poSiap(
  sql: Sql,
  context: WorkContext,
  { q, untuk }: { readonly q: string; readonly untuk: string },
): Promise<TitipanSiap[]> {
  const rows = await sql.query<Kepala>(CARI, [context.shop.kode_toko, q.trim().toUpperCase(), untuk]);
  const siap: TitipanSiap[] = [];
  for (const { dibayar, cara_harga, ...kepala } of rows) {
    const barang = (await terikat(sql, context, kepala.nomor)).map(barangSiap);
    const harga_total = Dec.sum(barang.map((row) => Dec.from(row.harga_total))).toJSON();
    siap.push({ ...kepala, mengikat: cara_harga !== 'HARIAN', uang_titip: dibayar.toJSON(), harga_total, barang });
  }
  return siap;
}
