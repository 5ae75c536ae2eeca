import type { Dec } from '@kilau/contract/core/dec.ts';
import type { IsiEtalase } from '@kilau/contract/features/barang/etalase/etalase.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { hargaJualSql } from '../../../trade/harga/harga-jual.sql.ts';

/** Columns of what a web is told of a piece `b`, and the join that its price comes from. */
export const ISI_KOLOM = 'b.nama_barang, b.kode_dept, b.berat, b.kadar, h.harga_total as harga, b.foto';
export const isiJoin = (context: Pick<WorkContext, 'param' | 'isOn'>): string =>
  `left join lateral (${hargaJualSql(context, 'b')}) h on true`;

/** {@link IsiEtalase} as the database has it. */
export interface BarisIsi {
  readonly nama_barang: string;
  readonly kode_dept: string;
  readonly berat: Dec;
  readonly kadar: Dec;
  readonly harga: Dec | null;
  readonly foto: string;
}

/** The same as it is kept and told. */
export const isiDari = ({ nama_barang, kode_dept, berat, kadar, harga, foto }: BarisIsi): IsiEtalase => ({
  nama_barang,
  kode_dept,
  berat: berat.toJSON(),
  kadar: kadar.toJSON(),
  harga: harga?.toJSON() ?? null,
  foto,
});

/** What a web would be told of a piece now. */
export const isiSekarang = async (
  sql: Sql,
  context: Pick<WorkContext, 'shop' | 'param' | 'isOn'>,
  kode_barcode: string,
): Promise<IsiEtalase> =>
  isiDari(
    await sql.one<BarisIsi>(
      `select ${ISI_KOLOM} from barang b ${isiJoin(context)} where b.kode_toko = $1 and b.kode_barcode = $2`,
      [context.shop.kode_toko, kode_barcode],
    ),
  );
