import { Dec } from '@kilau/contract/core/dec.ts';
import { toleransiTimbang, totalBaki, type IsiBaki } from '@kilau/contract/features/opname/timbang.calc.ts';
import type { DataTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import type { WorkContext } from '../../platform/context.ts';

/** What the books have on a tray at one place of the book. */
export interface IsiTercatat extends IsiBaki {
  readonly nama_baki: string;
  readonly qty: number;
  readonly qty_barang_manual: number;
  readonly qty_aksesoris: number;
  readonly qty_reservasi: number;
  readonly berat_reservasi: Dec;
  readonly berat: Dec;
  readonly berat_barang_manual: Dec;
  readonly berat_aksesoris: Dec;
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

const AKTIF = `select no_timbang, tgl, kode_gudang, kode_baki, mulai_oleh, mulai_pada from timbang_baki
  where kode_toko = $1 and status = 'AKTIF'`;

// One statement, so that goods and place in the book belong to each other. What is reserved lies on the tray until it
// is sold.
const ISI = `select k.nama_baki, k.berat_baki, b.qty, m.qty as qty_barang_manual, a.qty as qty_aksesoris,
  b.qty_reservasi + m.qty_reservasi as qty_reservasi, b.berat_reservasi + m.berat_reservasi as berat_reservasi,
    b.berat, m.berat as berat_barang_manual, a.berat as berat_aksesoris, b.berat_asli, b.berat_plastik, b.berat_atribut,
    b.berat_bandrol,
    (select u.urut::text from buku u where u.kode_toko = $1) as urut_buku
  from baki k
  cross join (
    select count(*)::integer as qty, (count(*) filter (where klaim_nomor is not null))::integer as qty_reservasi,
      coalesce(sum(berat) filter (where klaim_nomor is not null), 0) as berat_reservasi,
      coalesce(sum(berat), 0) as berat, coalesce(sum(berat_asli), 0) as berat_asli, coalesce(sum(berat_plastik),
      0) as berat_plastik, coalesce(sum(berat_atribut), 0) as berat_atribut,
      coalesce(sum(berat_bandrol), 0) as berat_bandrol
    from barang where kode_toko = $1 and kode_baki = $2 and di_stok
  ) b
  cross join (
    select coalesce(sum(qty), 0)::bigint as qty, coalesce(sum(berat), 0) as berat, coalesce(sum(pesan_qty),
      0)::bigint as qty_reservasi, coalesce(sum(pesan_berat), 0) as berat_reservasi
    from stok_manual where kode_toko = $1 and kode_baki = $2
  ) m
  cross join (select coalesce(sum(stok), 0)::bigint as qty, coalesce(sum(stok * berat), 0) as berat from aksesoris
  where kode_toko = $1 and kode_baki = $2) a
  where k.kode_toko = $1 and k.kode_baki = $2`;

/** The one weighing under way in a shop. @param hold keeps others from ending it until the transaction is over. */
export const timbangAktif = (sql: Sql, kode_toko: string, hold = false): Promise<TimbangAktif | undefined> =>
  sql.maybe<TimbangAktif>(hold ? `${AKTIF} for update` : AKTIF, [kode_toko]);

/**
 * Keeps what the tray should weigh as it is until the transaction is over: its own tares and those of its pieces. Who
 * changes one at the same moment is done before it is read, or changes it after the weighing and is told as that.
 */
export async function tahanTara(tx: Tx, kode_toko: string, kode_baki: string): Promise<void> {
  await tx.query(`select 1 from baki where kode_toko = $1 and kode_baki = $2 for share`, [kode_toko, kode_baki]);
  await tx.query(
    `select 1 from barang where kode_toko = $1 and kode_baki = $2 and di_stok order by kode_barcode for share`,
    [kode_toko, kode_baki],
  );
}

/** What the books have on a tray now. */
export const isiBaki = (sql: Sql, kode_toko: string, kode_baki: string): Promise<IsiTercatat> =>
  sql.one<IsiTercatat>(ISI, [kode_toko, kode_baki]);

/** How many things lie on a tray. */
const jumlahIsi = ({
  qty,
  qty_barang_manual,
  qty_aksesoris,
}: Pick<IsiTercatat, 'qty' | 'qty_barang_manual' | 'qty_aksesoris'>): number => qty + qty_barang_manual + qty_aksesoris;

/** Whether anything lies on a tray; a sale of manual items may leave grams without pieces. */
export const berisi = (isi: IsiTercatat): boolean =>
  jumlahIsi(isi) > 0 || Dec.sum([isi.berat, isi.berat_barang_manual, isi.berat_aksesoris]).gt(0);

/** Grams that a tray may be off in this shop. */
export const toleransiToko = (context: Pick<WorkContext, 'param'>, isi: IsiTercatat): Dec =>
  toleransiTimbang(jumlahIsi(isi), context.param('TOLERANSI_TIMBANG_BAKI'));

/** The weighing under way with what is on its tray now; `null` when there is none. */
export async function dataTimbang(sql: Sql, context: Pick<WorkContext, 'shop' | 'param'>): Promise<DataTimbang | null> {
  const { kode_toko } = context.shop;
  const aktif = await timbangAktif(sql, kode_toko);
  if (!aktif) return null;
  const tercatat = await isiBaki(sql, kode_toko, aktif.kode_baki);
  const { urut_buku: _, ...isi } = tercatat;
  const data = { ...aktif, ...isi, total: totalBaki(isi), toleransi: toleransiToko(context, tercatat) };
  // Decimals and dates become what they will be in the answer.
  return JSON.parse(JSON.stringify(data)) as DataTimbang;
}
