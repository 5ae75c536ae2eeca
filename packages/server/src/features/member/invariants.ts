import type { Invariant } from '../../ledger/reconcile.ts';
import { KATEGORI_LEWAT } from '../../trade/poin/antar-poin.ts';

/** What passes through this shop of another one's member does not count: it neither gives nor takes. */
const milik = (akun: string, aset: string): string =>
  `e.akun = '${akun}' and e.aset = '${aset}' and e.kategori <> '${KATEGORI_LEWAT}'`;

/** What papers that stand or were taken back say, and what their postings come to; `$2` and `$3` bound their days. */
const kertas = (table: string, kolom: string, akun: string, aset: string): string => `
  select d.jenis, d.nomor, d.status, ${kolom} as kata,
    (select coalesce(sum(e.jumlah) filter (where p.membalik is null), 0) from posting p
      join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and ${milik(akun, aset)}
      where p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor) as asli,
    (select coalesce(sum(e.jumlah) filter (where p.membalik is not null), 0) from posting p
      join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and ${milik(akun, aset)}
      where p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor) as balik
  from dokumen d join ${table} k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
  where d.kode_toko = $1 and d.jenis = '${table.replace('_', '-')}' and d.tgl between $2 and $3`;

/** What was said and what was booked differ, or what was taken back is not all of it. */
const BEDA = `abs(kata - asli) + abs(balik + case status when 'CANC' then kata else 0 end)`;
const beda = (kertasnya: readonly string[]): string =>
  `select jenis || ' ' || nomor as di, ${BEDA} as selisih from (${kertasnya.join(' union all ')}) k where ${BEDA} <> 0`;

/** What holds between points and gifts, their papers and the books. */
export const memberInvariants: readonly Invariant[] = [
  {
    kunci: 'transaksi_poin_sama_dengan_buku',
    sql: beda([kertas('transaksi_poin', 'k.poin', 'POIN', 'POIN'), kertas('tukar_point', '-k.poin', 'POIN', 'POIN')]),
  },
  {
    kunci: 'hadiah_sama_dengan_dokumen',
    sql: beda([
      kertas('tukar_point', '-k.jumlah', 'HADIAH', 'HADIAH'),
      kertas('stok_hadiah', `case k.arah when 'AMBIL' then -k.jumlah else k.jumlah end`, 'HADIAH', 'HADIAH'),
    ]),
  },
];
