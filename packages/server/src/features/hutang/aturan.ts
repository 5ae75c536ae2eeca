import { Dec } from '@kilau/contract/core/dec.ts';
import type { AturanHutang, PlafondKadar } from '@kilau/contract/features/hutang/aturan-hutang.calc.ts';
import { aturanBunga, type BungaJumlah } from '@kilau/contract/features/hutang/bunga.calc.ts';
import { POKOK_MODULE } from '@kilau/contract/features/hutang/para-hutang-pokok.resource.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { hargaBeliKadarSql } from '../../trade/harga/harga-beli-kadar.sql.ts';

type Context = Pick<WorkContext, 'actor' | 'shop' | 'param' | 'isOn'>;

const TETAP = `select kadar, berat_dari, berat_sampai, jumlah_pokok from para_hutang_pokok_tetap
  where kode_toko = $1 and status_aktif order by kadar, berat_dari`;
const PER_GRAM = `select kadar, harga_plafond as harga_gram from plafond_hutang_kadar
  where kode_toko = $1 and status_aktif order by kadar`;
/** Percent of what a gram is bought for today; a purity without a price is lent nothing on. */
const hargaEmas = (perKadar: boolean): string => `select p.kadar,
    coalesce(${hargaBeliKadarSql('$1', 'p.kadar', perKadar)}, 0) * p.persen / 100 as harga_gram
  from para_hutang_pokok_persen p where p.kode_toko = $1 and p.status_aktif order by p.kadar`;

/** The list that is in force: of the gold price or of fixed amounts where the shop says so, else of each gram. */
async function plafondBerlaku(sql: Sql, { shop, param, isOn }: Context): Promise<readonly PlafondKadar[] | undefined> {
  const pokok = param(POKOK_MODULE);
  if (pokok === 'TETAP') return sql.query<PlafondKadar>(TETAP, [shop.kode_toko]);
  if (pokok === 'HARGA_EMAS') {
    return sql.query<PlafondKadar>(hargaEmas(isOn('PARAMETER_HARGA_EMAS_PEMBELIAN')), [shop.kode_toko]);
  }
  return isOn('PLAFOND_HUTANG_MODULE') ? sql.query<PlafondKadar>(PER_GRAM, [shop.kode_toko]) : undefined;
}

/** The largest loan that somebody of his level may enter; null for any. */
async function batasLevel(sql: Sql, { shop, actor, isOn }: Context): Promise<Dec | null> {
  if (!isOn('PLAFOND_HUTANG_MODULE')) return null;
  const row = await sql.maybe<{ plafond: Dec | null }>(
    `select plafond from plafond_hutang where kode_toko = $1 and level = $2 and status_aktif`,
    [shop.kode_toko, actor.level],
  );
  return row?.plafond ?? null;
}

/** What the shop lends by, and at which interest, today and for who asks. */
export async function aturanHutang(sql: Sql, context: Context): Promise<AturanHutang> {
  const { shop, param, isOn } = context;
  const daftar_bunga = isOn('PARAMETER_BUNGA_HUTANG_MODULE')
    ? await sql.query<BungaJumlah>(
        `select jumlah_dari, jumlah_sampai, bunga from para_bunga_hutang where kode_toko = $1 and status_aktif
         order by jumlah_dari`,
        [shop.kode_toko],
      )
    : [];
  return {
    ...aturanBunga(param),
    plafond: await plafondBerlaku(sql, context),
    batas: await batasLevel(sql, context),
    daftar_bunga,
    bunga_umum: Dec.from(param('BUNGA_HUTANG')),
    lama_umum: Number(param('TENOR_HUTANG_HARI')),
  };
}
