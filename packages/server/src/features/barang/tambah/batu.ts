import type { Batu, BatuMasuk } from '@kilau/contract/features/barang/tambah/batu.ts';
import { moduleOn, type Actor } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { simpanBatuLama } from '../../../trade/barang/batu-lama.ts';
import { MASTER_BATU } from '../../../trade/barang/sifat-batu.ts';

const MODUL = 'BERLIAN_MODULE';

type Sifat = keyof typeof MASTER_BATU;
const SIFAT = Object.keys(MASTER_BATU) as Sifat[];
const AKTIF = SIFAT.map(
  (sifat, index) =>
    `select '${sifat}' as sifat, ${sifat} as kode from ${MASTER_BATU[sifat]}
      where kode_toko = $1 and ${sifat} = any($${index + 2}) and status_aktif`,
).join(' union all ');

/** @throws Problem `modul_tidak_aktif` where stones are sent to a shop that has none. */
export function assertBatuAktif(actor: Pick<Actor, 'modules'>): void {
  if (!moduleOn(actor, MODUL)) throw new Problem('modul_tidak_aktif', { modul: MODUL });
}

const dinamai = (batu: readonly Pick<BatuMasuk, Sifat>[], sifat: Sifat): string[] => [
  ...new Set(batu.flatMap((baris) => baris[sifat] ?? [])),
];

/**
 * What of some stones names no master in use, by dotted path.
 * @param batu the stones by the path of their list: `barang.0.batu`.
 * @param lama stones that were there before: what they name may stay, whatever became of it.
 */
export async function batuSalah(
  sql: Sql,
  kode_toko: string,
  batu: ReadonlyMap<string, readonly BatuMasuk[]>,
  lama: readonly Batu[] = [],
): Promise<Record<string, RuleBreak>> {
  const semua = [...batu.values()].flat();
  if (semua.length === 0) return {};
  const rows = await sql.query<{ sifat: Sifat; kode: string }>(AKTIF, [
    kode_toko,
    ...SIFAT.map((sifat) => dinamai(semua, sifat)),
  ]);
  const dikenal = new Set([
    ...rows.map(({ sifat, kode }) => `${sifat} ${kode}`),
    ...SIFAT.flatMap((sifat) => dinamai(lama as readonly Pick<Batu, Sifat>[], sifat).map((kode) => `${sifat} ${kode}`)),
  ]);
  const breaks: Record<string, RuleBreak> = {};
  for (const [path, daftar] of batu) {
    daftar.forEach((baris, index) => {
      for (const sifat of SIFAT) {
        if (baris[sifat] !== null && !dikenal.has(`${sifat} ${baris[sifat]}`)) {
          breaks[`${path}.${index}.${sifat}`] = { rule: 'tidak_terdaftar' };
        }
      }
    });
  }
  return breaks;
}

const ISI = [...SIFAT, 'jumlah', 'carat', 'no_sertifikat', 'harga'] as const;
const TIPE_SQL: Partial<Record<(typeof ISI)[number], string>> = {
  jumlah: 'integer',
  carat: 'numeric',
  harga: 'numeric',
};
const SIMPAN = `insert into barang_batu (kode_toko, kode_barcode, baris, ${ISI.join(', ')})
  select $1, t.* from unnest($2::text[], $3::integer[],
    ${ISI.map((name, index) => `$${index + 4}::${TIPE_SQL[name] ?? 'text'}[]`).join(', ')}) as t`;

/** Writes the stones of pieces that have none yet. */
export async function simpanBatu(
  tx: Tx,
  kode_toko: string,
  barang: readonly { readonly kode_barcode: string; readonly batu: readonly BatuMasuk[] }[],
): Promise<void> {
  const baris = barang.flatMap(({ kode_barcode, batu }) =>
    batu.map((row, index) => ({ ...row, kode_barcode, baris: index + 1, no_sertifikat: row.no_sertifikat ?? '' })),
  );
  if (baris.length === 0) return;
  await tx.query(SIMPAN, [
    kode_toko,
    baris.map((row) => row.kode_barcode),
    baris.map((row) => row.baris),
    ...ISI.map((name) => baris.map((row) => row[name]?.toString() ?? null)),
  ]);
}

/** The stones of a piece in place of those it had until the business date. */
export async function gantiBatu(
  tx: Tx,
  kode_toko: string,
  { kode_barcode, batu, tgl }: { kode_barcode: string; batu: readonly BatuMasuk[]; tgl: string },
): Promise<void> {
  await simpanBatuLama(tx, kode_toko, [kode_barcode], tgl);
  await tx.query(`delete from barang_batu where kode_toko = $1 and kode_barcode = $2`, [kode_toko, kode_barcode]);
  await simpanBatu(tx, kode_toko, [{ kode_barcode, batu }]);
}

/** SQL of the stones of a piece as JSON, in their order. @param barang alias of the table of pieces. */
export const batuSql = (barang: string): string =>
  `coalesce((select jsonb_agg(to_jsonb(s) - '{kode_toko,kode_barcode,baris}'::text[] order by s.baris)
    from barang_batu s
     where s.kode_toko = ${barang}.kode_toko and s.kode_barcode = ${barang}.kode_barcode), '[]')`;
