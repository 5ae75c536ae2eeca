/**
 * What was left first of a paper `d`, as a lateral row `u`: what it says was paid with it, or, of one that moved in
 * (`luar`), what came from the capital.
 * @param jenis its kind. @param nomor its column of the number. @param akun where what is left of it stands.
 */
export const uangAwalSql = (
  jenis: string,
  nomor: string,
  akun: string,
): string => `lateral (select case when d.luar then (
    select -sum(e.jumlah) from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
    where p.kode_toko = d.kode_toko and p.jenis = '${jenis}' and p.nomor = d.${nomor}
      and p.aksi = 'SALDO-AWAL 1' and e.akun = '${akun}'
  ) else (
    select sum(u.jumlah) from pembayaran u where u.kode_toko = d.kode_toko and u.jenis = '${jenis}'
      and u.nomor = d.${nomor} and u.ke = d.isi
  ) end as jumlah) u`;
