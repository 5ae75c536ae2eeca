import { gateAsks, gateBars, gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kinds, pageAt } from '@kilau/contract/registry.ts';
import { takeDay } from '../../../ledger/business-date.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { HALAMAN_OPNAME, opnameBerjalan } from '../../../trade/opname/berjalan.ts';

/** Papers that wait for a deed which a setting would close: their kind, and the states they wait in. */
interface Menunggu {
  readonly jenis: string;
  readonly status: readonly string[];
}

/** States of a kind's papers in which they wait for an answer. */
const menungguJawab = ({ states }: Kind): string[] =>
  Object.entries(states).flatMap(([name, { tone }]) => (tone === 'waits' ? [name] : []));

/** Whether a gate would be closed by switching a module on or off. */
const closes = (gate: Gate | undefined, key: string, on: boolean): boolean =>
  (on ? gateBars(gate) : gateAsks(gate)).includes(key);

/** States in which papers wait for those of other kinds, which would not be reached any more. */
const menungguLain = ({ states }: Kind, key: string, on: boolean): string[] =>
  Object.entries(states).flatMap(([name, { needs }]) => (closes(needs, key, on) ? [name] : []));

/** States in which papers wait for a deed that goes with a module. */
function menungguDeed({ validation, deeds }: Kind, key: string): string[] {
  const answering = [validation, ...Object.values(deeds).map(({ atOnce }) => atOnce)].flatMap((one) =>
    one?.module === key ? [deeds[one.deed]] : [],
  );
  return answering.flatMap((deed) => (gateKeys(deed?.gate).includes(key) ? (deed?.from ?? []) : []));
}

/**
 * What could not be answered any more with a module switched so: nobody would reach the page or the deed that answers
 * it, or the paper at all.
 */
function menungguDi(key: string, on: boolean): readonly Menunggu[] {
  return kinds.flatMap((kind) => {
    const sendiri = closes(kind.gate, key, on) ? menungguJawab(kind) : on ? [] : menungguDeed(kind, key);
    const status = [...sendiri, ...menungguLain(kind, key, on)];
    return status.length > 0 ? [{ jenis: kind.key, status }] : [];
  });
}

/** Whether whoever counts on a page would be kept from it. */
const closesPage = (halaman: string, key: string, on: boolean): boolean => closes(pageAt(halaman)?.gate, key, on);

/**
 * Refuses to switch a module as long as papers wait that could not be answered then, or counts run that could not be
 * ended.
 * @param on whether it is switched on, or off.
 * @throws Problem `modul_masih_ditunggu` with how many, and the first of them.
 */
export async function assertTidakDitunggu(tx: Tx, kode_toko: string, key: string, on: boolean): Promise<void> {
  const menunggu = menungguDi(key, on);
  const opname = HALAMAN_OPNAME.some((halaman) => closesPage(halaman, key, on));
  // Whoever makes such a paper, or begins to count, holds the day: he is waited for.
  if (menunggu.length > 0 || opname) await takeDay(tx, kode_toko);
  for (const { jenis, status } of menunggu) {
    const { jumlah, nomor } = await tx.one<{ jumlah: number; nomor: string | null }>(
      `select count(*)::int as jumlah, min(nomor) as nomor from dokumen
       where kode_toko = $1 and jenis = $2 and status = any($3)`,
      [kode_toko, jenis, status],
    );
    if (nomor !== null) throw new Problem('modul_masih_ditunggu', { jumlah, nomor });
  }
  if (!opname) return;
  const berjalan = (await opnameBerjalan(tx, kode_toko)).filter(({ halaman }) => closesPage(halaman, key, on));
  const [first] = berjalan;
  if (first) throw new Problem('modul_masih_ditunggu', { jumlah: berjalan.length, nomor: first.no_opname });
}
