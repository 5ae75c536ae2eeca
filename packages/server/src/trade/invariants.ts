import { AKUN_BAYAR } from './bayar/invariants.ts';

/** Papers as a view tells them: their heads `d`, and their number. */
interface Kertas {
  readonly kepala: string;
  readonly nomor: string;
}

/**
 * Heads of the days whose figures are not what their rows `b` come to. Joined plainly, the rows of all years would be
 * laid beside each head where a view of them has two halves: `offset 0` leads the number into both.
 * @param sama what a head says, and what its rows have to come to.
 */
export function kepalaBarisSql(
  { kepala, nomor, baris }: Kertas & { readonly baris: string },
  sama: readonly (readonly [kepala: string, baris: string])[],
): string {
  const each = (write: (disebut: string, jumlah: string) => string, by: string): string =>
    sama.map(([disebut, jumlah]) => write(disebut, `coalesce(${jumlah}, 0)`)).join(by);
  return `select d.${nomor} as di, ${each((disebut, jumlah) => `abs(${disebut} - ${jumlah})`, ' + ')} as selisih
    from ${kepala} d left join lateral (
      select * from ${baris} l where l.kode_toko = d.kode_toko and l.${nomor} = d.${nomor} offset 0
    ) b on true
    where d.kode_toko = $1 and d.tgl between $2 and $3 group by d.${nomor}, ${each((disebut) => disebut, ', ')}
    having ${each((disebut, jumlah) => `${disebut} <> ${jumlah}`, ' or ')}`;
}

interface Niaga extends Kertas {
  /** Key of the kind, which the ledger calls it by. */
  readonly jenis: string;
  /** Column of the head that counts its pieces, and the account that they lie on. */
  readonly jumlah: string;
  readonly akun: string;
  /** Which way its goods go on the shop's side; its money goes the other way. */
  readonly arah: 1 | -1;
}

/** Pieces, grams and rupiah: a trade that stands has moved what it says, one that does not has moved nothing. */
export const niagaBukuSql = ({ kepala, nomor, jenis, jumlah, akun, arah }: Niaga): string => `select d.${nomor} as di,
    abs(coalesce(e.pcs, 0) - d.${jumlah} * d.n) + abs(coalesce(e.gram, 0) - d.total_berat * d.n)
      + abs(coalesce(e.idr, 0) + d.grand_total * d.n) as selisih
  from (select *, case when status = 'DONE' then ${arah} else 0 end as n from ${kepala}
    where kode_toko = $1 and (tgl between $2 and $3 or tgl_batal between $2 and $3)) d
  left join lateral (
    select sum(e.jumlah) filter (where e.akun = '${akun}' and e.aset = 'PCS') as pcs,
      sum(e.jumlah) filter (where e.akun = '${akun}' and e.aset like 'EMAS:%') as gram,
      sum(e.jumlah) filter (where e.akun in (${AKUN_BAYAR})) as idr
    from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
    where p.kode_toko = d.kode_toko and p.jenis = '${jenis}' and p.nomor = d.${nomor}
  ) e on true
  where (coalesce(e.pcs, 0), coalesce(e.gram, 0), coalesce(e.idr, 0))
    <> (d.${jumlah} * d.n, d.total_berat * d.n, - d.grand_total * d.n)`;
