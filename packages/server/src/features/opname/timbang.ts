import type { Dec } from '@kilau/contract/core/dec.ts';
import { toleransiTimbang, totalBaki, type IsiBaki } from '@kilau/contract/features/opname/timbang.calc.ts';
import type { DataTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { WorkContext } from '../../platform/context.ts';

/** What the books have on a tray at one place of the book. */
export interface IsiTercatat extends IsiBaki {
  readonly nama_baki: string;
  readonly qty: number;
  readonly qty_reservasi: number;
  readonly berat_reservasi: Dec;
  readonly berat: Dec;
  readonly berat_asli: Dec;
  readonly berat_baki: Dec;
  readonly berat_plastik: Dec;
  readonly berat_atribut: Dec;
  readonly berat_bandrol: Dec;
  readonly urut_buku: string;
}

/** The weighing under way, without what is on the tray. */
export interface TimbangAktif {
  readonly no_timbang: string;
  readonly tgl: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly mulai_oleh: string;
  readonly mulai_pada: Date;
}

const AKTIF = `select no_timbang, tgl, kode_gudang, kode_baki, mulai_oleh, mulai_pada from timbang_baki where kode_toko = $1 and status = 'AKTIF'`;

// One statement, so that goods and place in the book belong to each other. Reserved pieces lie on the tray until they are sold.
const ISI = `select k.nama_baki, count(b.kode_barcode)::integer as qty,
    count(*) filter (where b.status = 'RESERVASI')::integer as qty_reservasi, coalesce(sum(b.berat) filter (where b.status = 'RESERVASI'), 0) as berat_reservasi,
    coalesce(sum(b.berat), 0) as berat, coalesce(sum(b.berat_asli), 0) as berat_asli, k.berat_baki, coalesce(sum(b.berat_plastik), 0) as berat_plastik,
    coalesce(sum(b.berat_atribut), 0) as berat_atribut, coalesce(sum(b.berat_bandrol), 0) as berat_bandrol,
    (select u.urut::text from buku u where u.kode_toko = $1) as urut_buku
  from baki k left join barang b on b.kode_toko = k.kode_toko and b.kode_baki = k.kode_baki and b.di_stok
  where k.kode_toko = $1 and k.kode_baki = $2 group by k.kode_toko, k.kode_baki`;

/** The one weighing under way in a shop. @param hold keeps others from ending it until the transaction is over. */
export const timbangAktif = (sql: Sql, kode_toko: string, hold = false): Promise<TimbangAktif | undefined> =>
  sql.maybe<TimbangAktif>(hold ? `${AKTIF} for update` : AKTIF, [kode_toko]);

/** What the books have on a tray now. */
export const isiBaki = (sql: Sql, kode_toko: string, kode_baki: string): Promise<IsiTercatat> => sql.one<IsiTercatat>(ISI, [kode_toko, kode_baki]);

/** Grams that a tray of `qty` pieces may be off in this shop. */
export const toleransiToko = (context: Pick<WorkContext, 'param'>, qty: number): Dec => toleransiTimbang(qty, context.param('TOLERANSI_TIMBANG_BAKI'));

/** The weighing under way with what is on its tray now; `null` when there is none. */
export async function dataTimbang(sql: Sql, context: Pick<WorkContext, 'shop' | 'param'>): Promise<DataTimbang | null> {
  const { kode_toko } = context.shop;
  const aktif = await timbangAktif(sql, kode_toko);
  if (!aktif) return null;
  const { urut_buku: _, ...isi } = await isiBaki(sql, kode_toko, aktif.kode_baki);
  const data = { ...aktif, ...isi, total: totalBaki(isi), toleransi: toleransiToko(context, isi.qty) };
  // Decimals and dates become what they will be in the answer.
  return JSON.parse(JSON.stringify(data)) as DataTimbang;
}
