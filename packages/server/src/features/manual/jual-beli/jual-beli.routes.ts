import type { Dec } from '@kilau/contract/core/dec.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import { TRANSAKSI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { hargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { aturanHarga } from '../../../trade/harga/aturan-harga.ts';
import { HARGA_GROUP, type HargaGroup } from '../../../trade/harga/harga-group.ts';

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

/**
 * What can be sold: rows of the stock in warehouses that sell, with what no OPEN sale holds of them and today's price.
 */
export async function stokJual(sql: Sql, context: Pick<WorkContext, 'shop' | 'param' | 'isOn'>) {
  const { mode_harga } = aturanHarga(context);
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
  return rows.map(({ kadar_group: _, harga_kelompok, harga_group, persentase_group, harga_global, ...row }) => ({
    ...row,
    harga:
      hargaSistem(
        {
          harga_kelompok,
          harga_group,
          persentase_group,
          harga_global,
          kadar: row.kadar,
          markis: false,
          harga_khusus: null,
        },
        mode_harga,
      ) ?? null,
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
