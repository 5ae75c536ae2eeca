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

/** What is open of a paper is what stands on its account, for the kinds that say so. */
export function restInvariants(kinds: readonly Kind[]): readonly Invariant[] {
  const resting = kinds.flatMap(({ key, accounts = [] }) =>
    accounts.flatMap(({ akun, rest }) => (rest ? [`('${key}', '${akun}')`] : [])),
  );
  if (resting.length === 0) return [];
  return [
    {
      kunci: 'sisa_sama_dengan_buku',
      sql: `select d.nomor as di, d.sisa - abs(coalesce(s.jumlah, 0)) as selisih
        from (values ${resting.join(', ')}) a(jenis, akun)
        join dokumen d on d.kode_toko = $1 and d.jenis = a.jenis
        left join (select akun, sub, sum(jumlah) as jumlah from saldo where kode_toko = $1 and aset = 'IDR'
          group by akun, sub) s on s.akun = a.akun and s.sub = d.nomor
        where d.sisa <> abs(coalesce(s.jumlah, 0))`,
    },
  ];
}
