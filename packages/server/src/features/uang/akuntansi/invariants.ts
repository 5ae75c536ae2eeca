import type { Invariant } from '../../../ledger/reconcile.ts';
import { NILAI } from '../../../ledger/entry.ts';
import { bersihSql, jurnalSql } from './jurnal.sql.ts';

const HARI = jurnalSql('p.tgl between $2 and $3');

/** Accounts of the ledger that stand on stock. */
const SEDIA = `'STOK', 'CURAH', 'CUCI', 'KIRIM', 'HADIAH', 'TUKAR'`;

/** What the journals say of the ledger: all of it, on accounts that are known, the same on both sides. */
export const akuntansiInvariants: readonly Invariant[] = [
  {
    // Three truths of one reading, the dearest of all. A deed that the journals do not know stands on the account that
    // its kind begins with, and is told here. Money and stock as the journals have them, day by day, are what the
    // balances have.
    kunci: 'jurnal_seimbang',
    bersama: ['jurnal_dikenal', 'jurnal_sama_dengan_saldo'],
    sql: `with ${HARI}
      select 'jurnal_seimbang' as kunci, urut || ' ' || nomor as di, sum(jumlah) as selisih from jurnal
      group by urut, nomor having sum(jumlah) <> 0
      union all
      select 'jurnal_dikenal',
        nomor || ' ' || concat_ws('/', trx, case when jumlah > 0 then 'D' else 'K' end, jenis_akun), 1::numeric
      from jurnal where not dikenal
      union all
      select 'jurnal_sama_dengan_saldo', tgl || ' ' || jenis, coalesce(j.jumlah, 0) - coalesce(s.jumlah, 0)
      from (
        select tgl, case when jenis_akun like 'PERSEDIAAN%' then 'PERSEDIAAN' else jenis_akun end as jenis,
          sum(jumlah) as jumlah
        from jurnal where jenis_akun in ('KAS', 'BANK') or jenis_akun like 'PERSEDIAAN%' group by 1, 2
      ) j
      full join (
        select tgl, case when akun in (${SEDIA}) then 'PERSEDIAAN' else akun end as jenis,
          sum(masuk - keluar) as jumlah
        from saldo_hari
        where kode_toko = $1 and tgl between $2 and $3 and (aset = 'IDR' and akun in ('KAS', 'BANK', 'TUKAR')
          or aset = '${NILAI}' and akun in ('STOK', 'CURAH', 'CUCI', 'KIRIM', 'HADIAH'))
        group by 1, 2
      ) s using (tgl, jenis)
      where coalesce(j.jumlah, 0) <> coalesce(s.jumlah, 0)`,
  },
  {
    // What is kept of closed days is what the ledger says of them.
    kunci: 'jurnal_hari_sama_dengan_entri',
    sql: `with ${bersihSql(`p.tgl between $2 and $3 and p.tgl <=
      (select max(j.tgl) from jurnal_hari j where j.kode_toko = $1)`)}
      select concat_ws(' ', tgl, trx, jenis_akun, sub) as di, abs(coalesce(h.debet, 0) - coalesce(b.debet, 0))
        + abs(coalesce(h.kredit, 0) - coalesce(b.kredit, 0)) as selisih
      from (
        select tgl, trx, jenis_akun, sub, balik, sum(greatest(jumlah, 0)) as debet, sum(greatest(-jumlah, 0)) as kredit
        from bersih group by tgl, trx, jenis_akun, sub, balik
      ) b
      full join (select tgl, trx, jenis_akun, sub, balik, debet, kredit from jurnal_hari
        where kode_toko = $1 and tgl between $2 and $3) h using (tgl, trx, jenis_akun, sub, balik)
      where coalesce(h.debet, 0) <> coalesce(b.debet, 0) or coalesce(h.kredit, 0) <> coalesce(b.kredit, 0)`,
  },
];
