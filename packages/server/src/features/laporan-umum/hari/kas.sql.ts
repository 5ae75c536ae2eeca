import { GOLONGAN_KAS, type GolonganKas } from '@kilau/contract/trade/bayar/kas-hari.calc.ts';

const categoriesOf = (golongan: GolonganKas): string =>
  Object.entries(GOLONGAN_KAS)
    .flatMap(([kategori, one]) => (one === golongan ? [`'${kategori}'`] : []))
    .join(', ');
const GOLONGAN = `case ${(['penjualan', 'pembelian', 'pinjaman'] as const)
  .map((golongan) => `when kategori in (${categoriesOf(golongan)}) then '${golongan}'`)
  .join(' ')} else 'lain' end`;

/**
 * Cash of the days `$2` to `$3` as the closing of a day adds it up: what one posting moved under one category, with
 * what that counts to. Of the whole shop, what goes from drawer to drawer comes to nothing; drawer by drawer, by `sub`,
 * it is marked as `antar_laci`.
 */
export const gerakKas = (by: '' | 'sub'): string => {
  const laci = by === '' ? '' : 'e.sub, ';
  return `select *, ${GOLONGAN} as golongan, sum(jumlah) over (partition by posting_id, kategori) = 0 as antar_laci
      from (
        select e.tgl, ${laci}e.posting_id, e.kategori, sum(e.jumlah) as jumlah from entri e
        where e.kode_toko = $1 and e.akun = 'KAS' and e.aset = 'IDR' and e.tgl between $2 and $3
        group by e.tgl, ${laci}e.posting_id, e.kategori
      ) e`;
};

const jumlahKas = (sign: '' | '-', only: string): string =>
  `coalesce(${sign}sum(jumlah) filter (where not antar_laci and ${only}), 0)`;

/** What each column of the cash of a day adds up of such rows. */
export const KOLOM_KAS = {
  penjualan: jumlahKas('', `golongan = 'penjualan'`),
  pemasukan: jumlahKas('', `golongan = 'lain' and jumlah > 0`),
  pembelian: jumlahKas('-', `golongan = 'pembelian'`),
  pinjaman: jumlahKas('-', `golongan = 'pinjaman'`),
  pengeluaran: jumlahKas('-', `golongan = 'lain' and jumlah < 0`),
} as const;
export const kolomKas = (names: readonly (keyof typeof KOLOM_KAS)[] = Object.keys(KOLOM_KAS) as never): string =>
  names.map((name) => `${KOLOM_KAS[name]} as ${name}`).join(', ');

/** What lay on an account before the day `$2`, out of the movement that every posting adds to. */
export const awalSql = (akun: 'KAS' | 'BANK', on = ''): string =>
  `coalesce((select sum(h.masuk - h.keluar) from saldo_hari h where h.kode_toko = $1 and h.akun = '${akun}'
    and h.aset = 'IDR' and h.tgl < $2${on}), 0)`;

/**
 * Payments on accounts that were booked in the days `$2` to `$3`, each by the deed `p` that booked it, which answers
 * the one that had said it. Money on accounts moves by payments alone.
 */
export const BAYAR_REKENING = `from perbuatan p
      join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor
        and u.ke = coalesce(p.atas, p.ke)
      where p.kode_toko = $1 and p.tgl between $2 and $3 and not p.menunggu and u.akun = 'BANK'`;

const SIGN = `case u.arah when 'MASUK' then 1 else -1 end`;
/** What such payments come to. */
export const JUMLAH_REKENING = `coalesce(sum(u.jumlah) filter (where u.arah = 'MASUK'), 0) as masuk,
      sum(${SIGN} * u.fee) as fee_rp, coalesce(sum(u.jumlah) filter (where u.arah = 'KELUAR'), 0) as keluar,
      sum(${SIGN} * (u.jumlah - u.fee)) as netto`;
/** And one way of them. */
export const nettoCara = (only: string): string =>
  `coalesce(sum(${SIGN} * (u.jumlah - u.fee)) filter (where ${only}), 0)`;

export const NAMA_REKENING = `(select r.nama_rekening from rekening r where r.kode_toko = $1
      and r.no_rekening = h.no_rekening) as nama_rekening`;
