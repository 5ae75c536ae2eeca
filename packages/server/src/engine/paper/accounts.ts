import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

/** A deed as far as accounts go. */
interface Moving {
  readonly kind: Kind;
  readonly nomor: string;
  readonly entries: readonly Pick<Entry, 'akun' | 'sub'>[];
}

const declares = ({ accounts = [] }: Kind, akun: string): boolean => accounts.some((one) => one.akun === akun);

/**
 * Moving a paper's account is a deed of that paper: its own, one that it causes, or the one that causes it.
 * @param deeds all of one call.
 * @throws Error when none of them is one of the paper whose account is moved, which is always a bug of a handler.
 */
export function assertOwnDeeds(kinds: readonly Kind[], deeds: readonly Moving[]): void {
  for (const { nomor, entries } of deeds) {
    for (const { akun, sub } of entries) {
      if (sub === '' || !kinds.some((kind) => declares(kind, akun))) continue;
      if (deeds.some((deed) => deed.nomor === sub && declares(deed.kind, akun))) continue;
      throw new Error(`${nomor} moves ${akun} of ${sub} without a deed of that paper`);
    }
  }
}

/**
 * Nothing stays on an account that is cleared in the call which moves it.
 * @param kinds of its deeds.
 * @param entries of all of them.
 * @throws Error when something does, which is always a bug of a handler.
 */
export function assertCleared(
  kinds: readonly Kind[],
  entries: readonly Pick<Entry, 'aset' | 'akun' | 'sub' | 'jumlah'>[],
): void {
  const cleared = clearedOf(kinds);
  if (cleared.size === 0) return;
  const rests = new Map<string, Dec>();
  for (const { aset, akun, sub, jumlah } of entries) {
    if (!cleared.has(akun)) continue;
    const at = `${akun} of ${sub} in ${aset}`;
    rests.set(at, (rests.get(at) ?? Dec.zero).plus(jumlah));
  }
  for (const [at, rest] of rests) if (!rest.isZero()) throw new Error(`${rest.toString()} stays on ${at}`);
}

const clearedOf = (kinds: readonly Kind[]): ReadonlySet<string> =>
  new Set(kinds.flatMap(({ accounts = [] }) => accounts.flatMap(({ akun, cleared }) => (cleared ? [akun] : []))));

/** What a call moves on the accounts that make up the balance of a paper, in rupiah. */
export function movedOn(
  { accounts = [] }: Kind,
  nomor: string,
  entries: readonly Pick<Entry, 'aset' | 'akun' | 'sub' | 'jumlah'>[],
): Dec {
  const resting = accounts.flatMap(({ akun, rest }) => (rest ? [akun] : []));
  return entries
    .filter(({ aset, akun, sub }) => aset === 'IDR' && sub === nomor && resting.includes(akun))
    .reduce((sum, { jumlah }) => sum.plus(jumlah), Dec.zero);
}

/** A paper's balance is what stands on its accounts; and what is open of it is that, for the kinds that say so. */
export function restInvariants(kinds: readonly Kind[]): readonly Invariant[] {
  const accounts = kinds.flatMap(({ key, accounts: own = [] }) =>
    own.flatMap(({ akun, rest }) => (rest ? [`('${key}', '${akun}')`] : [])),
  );
  const cleared = [...clearedOf(kinds)].map((akun) => `'${akun}'`);
  const resting = kinds.flatMap(({ key, sisa }) => (sisa === undefined ? [] : [`'${key}'`]));
  return [
    {
      kunci: 'saldo_dokumen_sama_dengan_buku',
      sql: `select d.nomor as di, d.saldo - coalesce(s.jumlah, 0) as selisih from dokumen d
        left join (select a.jenis, s.sub, sum(s.jumlah) as jumlah
          from (values ${['(null, null)', ...accounts].join(', ')}) a(jenis, akun)
          join saldo s on s.kode_toko = $1 and s.aset = 'IDR' and s.akun = a.akun group by a.jenis, s.sub
        ) s on s.jenis = d.jenis and s.sub = d.nomor
        where d.kode_toko = $1 and d.saldo <> coalesce(s.jumlah, 0)`,
    },
    {
      kunci: 'sisa_sama_dengan_saldo',
      sql: `select d.nomor as di, d.sisa - abs(d.saldo) as selisih from dokumen d
        where d.kode_toko = $1 and d.jenis = any(array[${resting.join(', ')}]::text[]) and d.sisa <> abs(d.saldo)`,
    },
    {
      kunci: 'akun_perantara_kosong',
      sql: `select s.akun || ' ' || s.sub as di, s.jumlah as selisih from saldo s
        where s.kode_toko = $1 and s.akun = any(array[${cleared.join(', ')}]::text[]) and s.jumlah <> 0`,
    },
  ];
}
