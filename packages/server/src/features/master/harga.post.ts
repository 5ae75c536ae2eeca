import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak, Values } from '@kilau/contract/core/schema.ts';
import type { HARGA_EMAS_FIELDS } from '@kilau/contract/features/master/harga.ts';
import { hargaBerlaku } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { hargaKelompokSql } from '../../trade/harga/harga-kelompok.sql.ts';
import { globalPriceOf } from './api.ts';
import { catatPersentase } from './harga-persentase.post.ts';
import { tanyaHargaEmas } from './harga-wajar.ts';
import { catatHarga, type PriceContext } from './riwayat-harga.ts';

type HargaBaris = Values<typeof HARGA_EMAS_FIELDS>['harga'][number];

interface Sekarang {
  readonly kode_group: string;
  readonly harga: Dec;
  readonly kelompok_harga: string | null;
  /** The price its kelompok harga gives it; 0: its own counts. */
  readonly harga_kelompok: Dec;
  readonly persentase: Dec;
  readonly kadar: Dec;
}

/**
 * Finds the groups and holds them, in the order of their codes, so that two lists of prices cannot block each other.
 * A price that comes from a kelompok harga is changed there.
 */
async function tahan(tx: Tx, kode_toko: string, rows: readonly HargaBaris[]): Promise<ReadonlyMap<string, Sekarang>> {
  const found = await tx.query<Sekarang>(
    `select k.kode_group, k.harga, k.persentase, k.kadar, k.kelompok_harga, ${hargaKelompokSql('k')} as harga_kelompok
     from kelompok k where k.kode_toko = $1 and k.kode_group = any($2) and k.status_aktif
     order by k.kode_group for update of k`,
    [kode_toko, rows.map((row) => row.kode_group)],
  );
  const groups = new Map(found.map((group) => [group.kode_group, group]));
  const breaks: Record<string, RuleBreak> = {};
  const seen = new Set<string>();
  rows.forEach(({ kode_group, harga }, index) => {
    const group = groups.get(kode_group);
    if (!group) breaks[`harga.${index}.kode_group`] = { rule: 'rujukan_tidak_ada', params: { kode: kode_group } };
    else if (seen.has(kode_group)) {
      breaks[`harga.${index}.kode_group`] = { rule: 'kode_sudah_ada', params: { kode: kode_group } };
    } else if (group.harga_kelompok.gt(0) && !harga.eq(group.harga_kelompok)) {
      breaks[`harga.${index}.harga`] = { rule: 'harga_dari_kelompok', params: { kode: group.kelompok_harga ?? '' } };
    }
    seen.add(kode_group);
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return groups;
}

/** Sets the prices of many groups at once, all or none. Rows that change nothing leave no trace. */
export async function ubahHarga(tx: Tx, context: PriceContext, rows: readonly HargaBaris[]): Promise<void> {
  const { kode_toko } = context.shop;
  const groups = await tahan(tx, kode_toko, rows);
  for (const [index, row] of rows.entries()) {
    const lama = groups.get(row.kode_group);
    if (!lama) continue;
    const persentase = row.persentase ?? lama.persentase;
    const harga = lama.harga_kelompok.gt(0) ? lama.harga : row.harga;
    tanyaHargaEmas(context, row.kode_group, { lama: lama.harga, baru: harga }, `harga.${index}.harga`);
    if (lama.harga.eq(harga) && lama.persentase.eq(persentase)) continue;
    await tx.query(
      `update kelompok set harga = $3, persentase = $4, diubah_oleh = $5, diubah_pada = $6
        where kode_toko = $1 and kode_group = $2`,
      [kode_toko, row.kode_group, harga, persentase, context.actor.user_id, context.now()],
    );
    if (!lama.harga.eq(harga)) await catatHarga(tx, context, row.kode_group, lama.harga, harga);
    const berlaku = hargaBerlaku(lama.harga_kelompok, harga);
    await catatPersentase(tx, context, row.kode_group, berlaku, lama, { ...lama, persentase });
    await audit(tx, context, {
      aksi: 'UBAH',
      objek: 'group',
      kode: row.kode_group,
      sebelum: { harga: lama.harga, persentase: lama.persentase },
      sesudah: { harga, persentase },
    });
  }
}

/** Sets the shop's price of 24K. */
export async function ubahHargaGlobal(tx: Tx, context: PriceContext, nominal: Dec): Promise<void> {
  const { kode_toko } = context.shop;
  // The shop's row stands still, so that the old price in the history is the one that was really replaced.
  await tx.query(
    `insert into harga_global (kode_toko, nominal) values ($1, 0) on conflict (kode_toko) do update
      set nominal = harga_global.nominal`,
    [kode_toko],
  );
  const lama = await globalPriceOf(tx, kode_toko);
  if (lama.eq(nominal)) return;
  tanyaHargaEmas(context, '', { lama, baru: nominal }, 'nominal');
  await tx.query(`update harga_global set nominal = $2, diubah_oleh = $3, diubah_pada = $4 where kode_toko = $1`, [
    kode_toko,
    nominal,
    context.actor.user_id,
    context.now(),
  ]);
  await catatHarga(tx, context, '', lama, nominal);
  await audit(tx, context, {
    aksi: 'UBAH',
    objek: 'harga-global',
    kode: '',
    sebelum: { nominal: lama },
    sesudah: { nominal },
  });
}

/**
 * Keeps a change of the price that several groups share: for each of them, the price it had and the one it has now.
 * @param lama price of the kelompok harga before; 0: the groups' own counted.
 * @param baru the same from now on.
 */
export async function catatHargaKelompok(
  tx: Tx,
  context: PriceContext,
  kelompok_harga: string,
  lama: Dec,
  baru: Dec,
): Promise<void> {
  if (lama.eq(baru)) return;
  const groups = await tx.query<{ kode_group: string; harga: Dec }>(
    `select kode_group, harga from kelompok where kode_toko = $1 and kelompok_harga = $2 order by kode_group`,
    [context.shop.kode_toko, kelompok_harga],
  );
  for (const { kode_group, harga } of groups) {
    const [dulu, sekarang] = [hargaBerlaku(lama, harga), hargaBerlaku(baru, harga)];
    if (!dulu.eq(sekarang)) await catatHarga(tx, context, kode_group, dulu, sekarang);
  }
}
