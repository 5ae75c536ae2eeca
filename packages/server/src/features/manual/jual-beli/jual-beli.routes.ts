import type { Dec } from '@kilau/contract/core/dec.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import { TRANSAKSI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { aturanHarga } from '../../../trade/harga/aturan-harga.ts';
import { HARGA_GROUP, type HargaGroup } from '../../../trade/harga/harga-group.ts';
import { hargaGroup } from '../../../trade/harga/tanpa-barcode.ts';

interface BarisStok extends HargaGroup {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_dept: string;
  readonly nama_group: string;
  readonly nama_dept: string;
  readonly kadar: Dec;
  readonly qty: number;
  readonly berat: Dec;
}

/** What is told of a row; by which prices it is sold is worked out here. */
const pickStok = (row: BarisStok) => {
  const { kode_gudang, kode_baki, kode_group, kode_dept, nama_group, nama_dept, kadar, qty, berat } = row;
  return { kode_gudang, kode_baki, kode_group, kode_dept, nama_group, nama_dept, kadar, qty, berat };
};

/**
 * What can be sold: rows of the stock in warehouses that sell, with what no OPEN sale holds of them and today's price.
 */
export async function stokJual(sql: Sql, context: Pick<WorkContext, 'shop' | 'param' | 'isOn'>) {
  const aturan = aturanHarga(context);
  const rows = await sql.query<BarisStok>(
    `select s.kode_gudang, s.kode_baki, s.kode_group, s.kode_dept, k.nama_group, j.nama_dept, s.kadar,
      s.qty - s.pesan_qty as qty, s.berat - s.pesan_berat as berat, ${HARGA_GROUP}
     from stok_manual s
     join gudang w on w.kode_toko = s.kode_toko and w.kode_gudang = s.kode_gudang and w.dijual
     join kelompok k on k.kode_toko = s.kode_toko and k.kode_group = s.kode_group
     join jenis j on j.kode_toko = s.kode_toko and j.kode_dept = s.kode_dept
     left join harga_global g on g.kode_toko = s.kode_toko
     where s.kode_toko = $1 and s.qty > s.pesan_qty and s.berat > s.pesan_berat
     order by s.kode_baki, s.kode_group, s.kode_dept, s.kadar`,
    [context.shop.kode_toko],
  );
  return rows.map((row) => ({
    ...pickStok(row),
    harga: hargaGroup(row, row.kadar, aturan) ?? null,
  }));
}

export const jualBeliRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'penjualan-manual/stok',
    tag: 'penjualan-manual',
    summary: 'Barang manual yang bisa dijual, dengan harga hari ini',
    need: { gate: GERBANG_MANUAL, pages: [TRANSAKSI_MANUAL] },
    handler: (context) => stokJual(context.db, context),
  }),
];
