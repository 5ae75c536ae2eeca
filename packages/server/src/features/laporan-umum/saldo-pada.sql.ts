/**
 * What lay on accounts when the day `hari` began, by `by`: what lies there now less what moved since, or what moved
 * until then, whichever side has fewer days. A day of years ago costs as little as yesterday.
 * @param where the rows of the balances that count.
 * @param hari an expression of the parameters alone.
 */
export function saldoPada(by: string, where: string, hari: string): string {
  const dariAwal = `(select ${hari} - min(h.tgl) < min(t.tgl_system) - ${hari} from hari_toko t
        cross join lateral (select s.tgl from saldo_hari s where s.kode_toko = $1 and s.akun = 'STOK'
          order by s.tgl limit 1) h where t.kode_toko = $1) is true`;
  return `select ${by}, sum(jumlah) as jumlah from (
        select ${by}, jumlah from saldo where not ${dariAwal} and kode_toko = $1 and ${where}
        union all
        select ${by}, sum(keluar - masuk) from saldo_hari
        where not ${dariAwal} and kode_toko = $1 and ${where} and tgl >= ${hari} group by ${by}
        union all
        select ${by}, sum(masuk - keluar) from saldo_hari
        where ${dariAwal} and kode_toko = $1 and ${where} and tgl < ${hari} group by ${by}
      ) s group by ${by}`;
}
