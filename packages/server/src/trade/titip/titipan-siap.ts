import { Dec } from '@kilau/contract/core/dec.ts';
import type { Wire } from '@kilau/contract/core/schema.ts';
import type { PelangganTersimpan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { BarangTitipan, TitipanSiap } from '@kilau/contract/trade/titip/titipan.wire.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { type BarangJual, loadBarang } from '../harga/barang-jual.ts';
import { hargaBila } from '../harga/harga-barang.ts';
import { pajakBaris } from '../harga/pajak-baris.ts';
import { JANJI, type CaraJanji } from './janji.ts';

/** More than this nobody reads at a counter: who looks for an older one types more of it. */
const PALING_BANYAK = 20;

interface Kepala extends PelangganTersimpan {
  readonly nomor: string;
  readonly tgl: string;
  readonly mengikat: boolean;
  readonly uang_titip: Dec;
  readonly barang: readonly BarangTitipan[];
}

/** Promises of one way to pay that can be picked up, the youngest first; not those that another sale holds. */
function cariSql(caraJanji: CaraJanji): string {
  const { kepala, barang, nomor, nomor_barang, urut, siap, uang, foto } = JANJI[caraJanji];
  const milik = `b.kode_toko = t.kode_toko and b.${nomor_barang} = t.${nomor}`;
  return `select t.${nomor} as nomor, t.tgl, t.jenis_pelanggan as jenis, t.kode_member,
    t.nama, t.no_hp, t.alamat, t.mengikat, t.${uang} as uang_titip,
    (select jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang,
        'kode_group', b.kode_group, 'kode_baki', b.kode_baki, 'kadar_cetak', b.kadar_cetak, 'foto', ${foto},
        'berat', b.berat, 'harga_gram', b.harga_gram, 'ongkos', b.ongkos, 'ppn', b.ppn,
        'harga_total', b.harga_total) order by b.${urut})
      from ${barang} b where ${milik}) as barang
  from ${kepala} t
  where t.kode_toko = $1 and t.status = '${siap}'
    and ($2 = '' or t.${nomor} = $2 or position($2 in upper(t.nama)) > 0 or position($2 in t.no_hp) > 0
      or position($2 in t.${nomor}) > 0 or t.kode_member = $2 or exists (select from ${barang} b
        where ${milik} and b.kode_barcode = $2))
    and not exists (select from ${barang} b
      join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode
      where ${milik} and n.klaim_nomor <> $3)
  order by t.tgl desc, t.${nomor} desc limit ${PALING_BANYAK}`;
}

/** A piece at today's price. */
function hariIni(context: WorkContext, barang: BarangTitipan, piece: BarangJual | undefined): Wire<BarangTitipan> {
  const kini = piece && hargaBila(context, piece);
  if (!piece || !kini) return { ...barang, harga_gram: 0, ppn: 0, harga_total: 0 };
  const { ppn, total } = pajakBaris(context, piece, kini.jual.harga_total);
  return {
    ...barang,
    harga_gram: kini.harga.harga_gram.toJSON(),
    ongkos: kini.jual.ongkos.toJSON(),
    ppn: ppn.toJSON(),
    harga_total: total.toJSON(),
  };
}

/**
 * Deposits, or orders, that a sale may pick up now, with what their pieces cost in it.
 * @param caraJanji the way in which they pay.
 * @param q number, name, phone, member or barcode; empty: the youngest. @param untuk the OPEN sale that may hold them.
 */
export async function titipanSiap(
  sql: Sql,
  context: WorkContext,
  caraJanji: CaraJanji,
  { q, untuk }: { readonly q: string; readonly untuk: string },
): Promise<TitipanSiap[]> {
  const { kode_toko } = context.shop;
  const rows = await sql.query<Kepala>(cariSql(caraJanji), [kode_toko, q.trim().toUpperCase(), untuk]);
  const lepas = rows.flatMap(({ mengikat, barang }) => (mengikat ? [] : barang.map((row) => row.kode_barcode)));
  const pieces = lepas.length > 0 ? await loadBarang(sql, kode_toko, lepas) : new Map<string, BarangJual>();
  return rows.map(({ uang_titip, ...titip }) => {
    const barang = titip.mengikat
      ? titip.barang
      : titip.barang.map((row) => hariIni(context, row, pieces.get(row.kode_barcode)));
    const harga_total = Dec.sum(barang.map((row) => Dec.from(row.harga_total))).toJSON();
    return { ...titip, uang_titip: uang_titip.toJSON(), harga_total, barang };
  });
}
