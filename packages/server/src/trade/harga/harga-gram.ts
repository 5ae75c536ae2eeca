import type { Dec } from '@kilau/contract/core/dec.ts';
import { hargaSegram, hargaSistem, type HargaSistem } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { aturanHarga } from './aturan-harga.ts';
import { HARGA_GROUP, type HargaGroup } from './harga-group.ts';

/** What a gram of a group costs today, whatever piece it will be. */
export interface HargaGram {
  readonly kadar: Dec;
  /** Rupiah; none where no price is set. */
  readonly harga_gram: Dec | undefined;
  readonly sumber: HargaSistem['sumber'];
}

/** Today's prices of groups, in use or not, by code. */
export async function hargaGram(
  sql: Sql,
  context: Pick<WorkContext, 'shop' | 'param' | 'isOn'>,
  kode_group: readonly string[],
): Promise<ReadonlyMap<string, HargaGram>> {
  const { mode_harga } = aturanHarga(context);
  const rows = await sql.query<HargaGroup>(
    `select k.kode_group, ${HARGA_GROUP} from kelompok k left join harga_global g on g.kode_toko = k.kode_toko
     where k.kode_toko = $1 and k.kode_group = any($2)`,
    [context.shop.kode_toko, [...new Set(kode_group)]],
  );
  return new Map(
    rows.map(({ kode_group: kode, kadar_group: kadar, ...row }) => {
      const harga = hargaSistem({ ...row, kadar, markis: false, harga_khusus: null }, mode_harga);
      const harga_gram = hargaSegram({ ...row, kadar }, mode_harga);
      return [kode, { kadar, harga_gram, sumber: harga?.sumber ?? 'GROUP' }];
    }),
  );
}
