import { gateAsks, gateKeys } from '@kilau/contract/core/module-gate.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kinds } from '@kilau/contract/registry.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Papers that wait for a deed which goes with a module: their kind, and the states they wait in. */
interface Menunggu {
  readonly jenis: string;
  readonly status: readonly string[];
}

/** States of a kind's papers in which they wait for an answer. */
const menungguJawab = ({ states }: Kind): string[] =>
  Object.entries(states).flatMap(([name, { tone }]) => (tone === 'waits' ? [name] : []));

/**
 * What could not be answered any more without a module: nobody would reach the page or the deed that answers it, or the
 * paper at all.
 */
function menungguDi(key: string): readonly Menunggu[] {
  return kinds.flatMap((kind) => {
    const { key: jenis, validation, deeds, gate } = kind;
    if (gateAsks(gate).includes(key)) return [{ jenis, status: menungguJawab(kind) }];
    const answering = [validation, ...Object.values(deeds).map(({ atOnce }) => atOnce)].flatMap((one) =>
      one?.module === key ? [deeds[one.deed]] : [],
    );
    const status = answering.flatMap((deed) => (gateKeys(deed?.gate).includes(key) ? (deed?.from ?? []) : []));
    return status.length > 0 ? [{ jenis, status }] : [];
  });
}

/**
 * Refuses to switch a module off as long as papers wait that only it can answer.
 * @throws Problem `modul_masih_ditunggu` with how many, and the first of them.
 */
export async function assertTidakDitunggu(tx: Tx, kode_toko: string, key: string): Promise<void> {
  for (const { jenis, status } of menungguDi(key)) {
    const { jumlah, nomor } = await tx.one<{ jumlah: number; nomor: string | null }>(
      `select count(*)::int as jumlah, min(nomor) as nomor from dokumen
       where kode_toko = $1 and jenis = $2 and status = any($3)`,
      [kode_toko, jenis, status],
    );
    if (nomor !== null) throw new Problem('modul_masih_ditunggu', { jumlah, nomor });
  }
}
