import { answerOf, waitingStates } from '@kilau/contract/core/kind-pages.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { PERIKSA, type Check, type PeriksaKey, type Tempat } from '@kilau/contract/features/tutup/periksa.ts';
import type { LaciHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { aloneSql } from '../../engine/paper/alone.ts';
import { Params } from '../../engine/resource.sql.ts';
import type { Check as BookCheck } from '../../ledger/reconcile.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { nonCashBelum } from '../../trade/bayar/non-cash.ts';
import { opnameBerjalan } from '../../trade/opname/berjalan.ts';
import { PEMINTA_ADA } from '../../trade/otorisasi/menunggu.sql.ts';

/** So many are named of what is not in order. */
const A_FEW = 5;

interface Found {
  readonly jumlah: number;
  readonly contoh: readonly string[];
  readonly halaman?: string;
  readonly status?: string;
  readonly tempat?: readonly Tempat[];
}

const told = (kunci: PeriksaKey, { jumlah, contoh, halaman, status, tempat = [] }: Found): Check => ({
  kunci,
  jumlah,
  contoh: contoh.slice(0, A_FEW),
  halaman: halaman ?? PERIKSA[kunci].halaman,
  ...(status !== undefined && { status }),
  ...(tempat.length > 1 && { tempat }),
});

/** How many wait on each page, in the order in which the pages were told. */
function perTempat(found: readonly Tempat[]): readonly Tempat[] {
  const tempat = new Map<string, Tempat>();
  for (const one of found) {
    const key = `${one.halaman} ${one.status ?? ''}`;
    tempat.set(key, { ...one, jumlah: one.jumlah + (tempat.get(key)?.jumlah ?? 0) });
  }
  return [...tempat.values()];
}

/** Counts and names rows of one column. `$1` is the shop. */
const rows = (sql: Sql, of: string, ...values: readonly unknown[]): Promise<Found> =>
  sql.one<Found>(
    `select count(*)::int as jumlah, coalesce((array_agg(di order by di))[:${A_FEW}], '{}') as contoh from (${of}) t`,
    values,
  );

/** Papers that wait for somebody, of every kind that has such a state, but for what waits as a part of another one. */
async function dokumenMenunggu(sql: Sql, kode_toko: string, kinds: readonly Kind[]): Promise<Found> {
  const params = new Params();
  const toko = params.add(kode_toko);
  const waiting = kinds.flatMap((kind) => {
    const states = waitingStates(kind);
    if (states.length === 0) return [];
    return [`(jenis = ${params.add(kind.key)} and status = any(${params.add(states)}::text[])${aloneSql(kind)})`];
  });
  const found = await sql.query<{ jenis: string; status: string; nomor: string; semua: number }>(
    `select jenis, status, min(nomor) as nomor, count(*)::int as semua from dokumen d
     where kode_toko = ${toko} and (${waiting.join(' or ')})
     group by jenis, status order by jenis, status`,
    params.values,
  );
  const tempat = perTempat(
    found.flatMap(({ jenis, status, semua }) => {
      const kind = kinds.find(({ key }) => key === jenis);
      const answer = kind && answerOf(kind, status);
      return answer ? [{ halaman: answer.page, ...(answer.listed && { status }), jumlah: semua }] : [];
    }),
  );
  const [first] = tempat;
  return {
    jumlah: found.reduce((sum, { semua }) => sum + semua, 0),
    contoh: found.map(({ nomor }) => nomor),
    ...(first && { halaman: first.halaman, ...(first.status !== undefined && { status: first.status }) }),
    tempat,
  };
}

const TIMBANG_SQL = `select kode_baki as di from timbang_baki where kode_toko = $1 and status = 'AKTIF'`;
// Of papers alone: what they are of is told by their kind and state.
const KIRIM_SQL = `select nomor as di from dokumen
  where kode_toko = $1 and jenis = 'kirim-uang' and status = 'OPEN'`;
const KIRIM_BARANG_SQL = `select nomor as di from dokumen
  where kode_toko = $1 and jenis = 'kirim-barang' and status = 'OPEN'`;
const OTORISASI_SQL = `select diminta_oleh as di from permintaan_otorisasi p
  where kode_toko = $1 and status = 'OPEN' and berlaku_sampai > $2 and ${PEMINTA_ADA}`;

/** The page is that of the first: where one is ended, the next is told. */
async function opname(sql: Sql, kode_toko: string): Promise<Found> {
  const found = await opnameBerjalan(sql, kode_toko);
  const [first] = found;
  return {
    jumlah: found.length,
    contoh: found.map(({ no_opname }) => no_opname),
    ...(first && { halaman: first.halaman }),
    tempat: perTempat(found.map(({ halaman }) => ({ halaman, jumlah: 1 }))),
  };
}

/** Drawers that were not counted, or were moved after it. */
const belumDihitung = (laci: readonly LaciHari[]): Found => {
  const open = laci.filter(({ no_hitung }) => no_hitung === null).map(({ user_id }) => user_id);
  return { jumlah: open.length, contoh: open };
};

/** The checks of the books that found a difference. */
const bukuSalah = (checks: readonly BookCheck[]): Found => {
  const wrong = checks.filter(({ selisih }) => !selisih.isZero());
  return { jumlah: wrong.length, contoh: wrong.flatMap(({ contoh }) => contoh) };
};

/**
 * Looks at all that must be in order before a day is closed, and at what only warns.
 * @param laci the drawers of the day.
 * @param buku what the checks of the books have found.
 * @param nonCash whether payments to accounts are looked for there.
 * @param now the moment: a request that is over holds nothing.
 */
export async function periksaHari(
  sql: Sql,
  kode_toko: string,
  kinds: readonly Kind[],
  laci: readonly LaciHari[],
  buku: readonly BookCheck[],
  nonCash: boolean,
  now: Date,
): Promise<Check[]> {
  return [
    told('timbang', await rows(sql, TIMBANG_SQL, kode_toko)),
    told('dokumen', await dokumenMenunggu(sql, kode_toko, kinds)),
    told('laci', belumDihitung(laci)),
    told('otorisasi', await rows(sql, OTORISASI_SQL, kode_toko, now)),
    told('buku', bukuSalah(buku)),
    told('non_cash', nonCash ? await nonCashBelum(sql, kode_toko, A_FEW) : { jumlah: 0, contoh: [] }),
    told('kirim', await rows(sql, KIRIM_SQL, kode_toko)),
    told('kirim_barang', await rows(sql, KIRIM_BARANG_SQL, kode_toko)),
    told('opname', await opname(sql, kode_toko)),
  ];
}
