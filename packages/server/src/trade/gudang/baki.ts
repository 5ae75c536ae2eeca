import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A tray that is in use, and whether its gudang is too. */
export interface BakiDipakai extends Place {
  readonly berat_bandrol: Dec;
  readonly gudang_aktif: boolean;
}

/** Why goods cannot go into a tray; absent when they can. */
export function bakiSalah(baki: BakiDipakai | undefined): RuleBreak | undefined {
  if (!baki) return { rule: 'tidak_terdaftar' };
  return baki.gudang_aktif ? undefined : { rule: 'gudang_tidak_dipakai', params: { kode_gudang: baki.kode_gudang } };
}

/**
 * Holds trays that goods are to go into, with their gudang, in one order for everybody. Whatever puts goods somewhere
 * asks here, and {@link bakiSalah} says what it may not.
 * @param hold not in a dry run, which may only read.
 * @returns those in use, by code.
 */
export async function pegangBakiMasuk(
  tx: Tx,
  kode_toko: string,
  kode_baki: readonly string[],
  hold = true,
): Promise<ReadonlyMap<string, BakiDipakai>> {
  const rows = await tx.query<BakiDipakai>(
    `select b.kode_gudang, b.kode_baki, b.berat_bandrol, g.status_aktif as gudang_aktif
     from baki b join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
     where b.kode_toko = $1 and b.kode_baki = any($2) and b.status_aktif
     order by b.kode_baki ${hold ? 'for share' : ''}`,
    [kode_toko, [...new Set(kode_baki)]],
  );
  return new Map(rows.map((row) => [row.kode_baki, row]));
}

/**
 * Refuses a tray whose gudang is out of use, in words that name the gudang. @param at the field that names the tray.
 */
function assertGudangDipakai({ kode_gudang, gudang_aktif }: BakiDipakai, at: string): void {
  if (!gudang_aktif) {
    throw new Problem(
      'gudang_tidak_dipakai',
      { kode_gudang },
      { [at]: { rule: 'gudang_tidak_dipakai', params: { kode_gudang } } satisfies RuleBreak },
    );
  }
}

/** Why there is no such tray in use: the shop has none, or has it no more. */
async function tanpaBaki(tx: Tx, kode_toko: string, kode_baki: string, at: string): Promise<Problem> {
  const lama = await tx.maybe<{ kode_gudang: string }>(
    `select kode_gudang from baki where kode_toko = $1 and kode_baki = $2`,
    [kode_toko, kode_baki],
  );
  if (!lama) {
    return new Problem(
      'rujukan_tidak_ada',
      { kode: kode_baki },
      { [at]: { rule: 'tidak_terdaftar' } satisfies RuleBreak },
    );
  }
  const rule: RuleBreak = { rule: 'baki_tidak_dipakai', params: { kode_baki } };
  return new Problem('baki_tidak_siap', { kode_baki, kode_gudang: lama.kode_gudang }, { [at]: rule });
}

/**
 * The tray something goes to, with its gudang. @throws Problem `rujukan_tidak_ada`, `baki_tidak_siap`,
 * `gudang_tidak_dipakai` at the field when one is not in use.
 */
export async function bakiTujuan(tx: Tx, kode_toko: string, kode_baki: string, at = 'kode_baki'): Promise<Place> {
  const baki = (await pegangBakiMasuk(tx, kode_toko, [kode_baki])).get(kode_baki);
  if (!baki) throw await tanpaBaki(tx, kode_toko, kode_baki, at);
  assertGudangDipakai(baki, at);
  return { kode_gudang: baki.kode_gudang, kode_baki };
}

/** Holds the trays that goods go to, in one order for everybody; refused as in {@link bakiTujuan}. */
export async function pegangBakiTujuan(
  tx: Tx,
  kode_toko: string,
  barang: readonly { readonly kode_baki: string }[],
): Promise<void> {
  for (const kode of [...new Set(barang.map(({ kode_baki }) => kode_baki))].toSorted()) {
    await bakiTujuan(tx, kode_toko, kode);
  }
}

/**
 * Holds trays that goods come back to, and refuses one that has gone to another gudang or out of use since they left
 * it.
 * @throws Problem `baki_tidak_siap`, `gudang_tidak_dipakai`, at the field `kode_baki`.
 */
export async function pegangBakiAsal(tx: Tx, kode_toko: string, places: readonly Place[]): Promise<void> {
  const trays = await pegangBakiMasuk(
    tx,
    kode_toko,
    places.map((place) => place.kode_baki),
  );
  for (const { kode_baki, kode_gudang } of places) {
    const baki = trays.get(kode_baki);
    if (!baki) throw await tanpaBaki(tx, kode_toko, kode_baki, 'kode_baki');
    if (baki.kode_gudang !== kode_gudang) {
      throw new Problem(
        'baki_tidak_siap',
        { kode_baki, kode_gudang },
        { kode_baki: { rule: 'tidak_terdaftar' } satisfies RuleBreak },
      );
    }
    assertGudangDipakai(baki, 'kode_baki');
  }
}

/** The tray that pieces go back to: the chosen one, which must stand where goods are sold; absent, each to its own. */
export async function bakiDijual(tx: Tx, kode_toko: string, kode_baki: string | null): Promise<Place | undefined> {
  if (!kode_baki) return undefined;
  const baki = await bakiTujuan(tx, kode_toko, kode_baki);
  const dijual = await tx.maybe(`select 1 from gudang where kode_toko = $1 and kode_gudang = $2 and dijual`, [
    kode_toko,
    baki.kode_gudang,
  ]);
  if (!dijual) throw new Problem('rujukan_tidak_ada', { kode: kode_baki }, { kode_baki: { rule: 'tidak_terdaftar' } });
  return baki;
}
