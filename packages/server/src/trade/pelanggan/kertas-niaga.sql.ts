/**
 * Papers that are trade with a customer; instalments are so on the day that they were agreed on, and not on the one on
 * which those of before were entered.
 */
export const NIAGA = ['penjualan', 'cicilan', 'pembelian', 'penjualan-manual', 'pembelian-manual'] as const;

/** What was said of a customer who had to be known, as a report tells it, but names and cards. */
export const DATA_DIRI = [
  'jenis_identitas',
  'tempat_lahir',
  'tgl_lahir',
  'kewarganegaraan',
  'pekerjaan',
  'sumber_dana',
  'pemilik_manfaat',
  'npwp',
  'mencurigakan',
] as const;

/**
 * Papers of customers that count, with what is known of them.
 * @param toko where the shops are, as `t`.
 * @param hari the days, said of `d.tgl`.
 */
export const kertasNiagaSql = (
  toko: string,
  hari: string,
): string => `select d.kode_toko, d.tgl, d.nomor, d.jenis, d.total, d.kode_member, d.nama, d.no_hp, d.alamat, y.ada,
    y.nama_lengkap, y.nik_sim_passport, ${DATA_DIRI.map((name) => `y.${name}`).join(', ')},
    y.alamat as alamat_kyc, y.no_hp as hp_kyc, nullif(m.nik, '') as nik_member, m.no_hp as hp_member
  from ${toko}
  join dokumen d on d.kode_toko = t.kode_toko and ${hari} and d.status <> 'CANC' and not d.luar
    and d.jenis in (${NIAGA.map((jenis) => `'${jenis}'`).join(', ')})
    and not exists (select from perbuatan a where a.kode_toko = d.kode_toko and a.jenis = d.jenis
      and a.nomor = d.nomor and a.ke = 1 and a.sebab_nomor is not null)
  left join lateral (select true as ada, k.* from kyc k
    where k.kode_toko = d.kode_toko and k.jenis = d.jenis and k.nomor = d.nomor) y on true
  left join member m on m.kode_toko = d.kode_toko and m.kode_member = d.kode_member`;
