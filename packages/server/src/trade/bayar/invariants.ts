import { CARA_BAYAR, JENIS_BAYAR, minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

const teks = (text: string): string => `'${text}'`;

/** What the list of ways says of each, as rows: way, direction, account, asset, whether it bears a fee and a source. */
const DAFTAR = JENIS_BAYAR.flatMap((jenisBayar) => {
  const { arah, akun, aset = 'IDR', terdaftar } = CARA_BAYAR[jenisBayar];
  const isi = [minta(jenisBayar, 'fee_persen'), terdaftar === true].map(String).join(', ');
  return arah.map((ke) => `(${[jenisBayar, ke, akun, aset].map(teks).join(', ')}, ${isi})`);
}).join(', ');

const kumpulan = (names: readonly string[]): string => [...new Set(names)].map(teks).join(', ');
/** Accounts on which payments stand, with what the bank kept of them, as SQL. */
export const AKUN_BAYAR = kumpulan([...JENIS_BAYAR.map((jenisBayar) => CARA_BAYAR[jenisBayar].akun), 'BIAYA_FEE']);
/** Categories under which what was too much is paid out, and comes back when that is taken back, as SQL. */
export const KATEGORI_LEBIH = kumpulan(
  JENIS_BAYAR.flatMap((jenisBayar) => CARA_BAYAR[jenisBayar].lebih ?? []).flatMap((asal) => [asal, `BATAL ${asal}`]),
);

/**
 * Every payment stands where its way says; one that mirrors another goes the other way. One of nothing but a fee tells
 * what a bank has kept of an earlier one, whatever the way.
 */
export const bayarInvariants: readonly Invariant[] = [
  {
    kunci: 'cara_bayar_sesuai',
    sql: `select u.nomor || ' ' || u.ke || ' ' || u.baris as di, 1 as selisih
      from perbuatan p join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor
        and u.ke = p.ke
      where p.kode_toko = $1 and p.tgl between $2 and $3 and (not exists (
        select from (values ${DAFTAR}) c(cara, arah, akun, aset, berfee, bersumber)
        where c.cara = u.cara and c.akun = u.akun and c.aset = u.aset and (c.arah = u.arah or p.membalik is not null)
          and (c.berfee or u.fee = 0 or u.jumlah = 0) and (c.bersumber or u.sumber = ''))
        or (u.sumber = '') <> (u.sumber_jenis = ''))`,
  },
];
