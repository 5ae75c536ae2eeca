import type { Kind } from '@kilau/contract/core/kind.ts';
import { hancurBarangManual } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import type { Invariant } from '../../../ledger/reconcile.ts';

const PLACE = 'kode_gudang, kode_baki, kode_group, kode_dept';

/** Papers of a kind: head against lines, and both against what the books moved when they were made. */
const dokumen = ({ key, stored, lines }: Kind, arah: '1' | '-1'): string => `select k.nomor as di,
      abs(k.total_qty - coalesce(l.qty, 0)) + abs(k.total_berat - coalesce(l.berat, 0))
        + abs(k.total_qty - coalesce(e.qty, 0)) + abs(k.total_berat - coalesce(e.berat, 0)) as selisih
    from dokumen d
    join ${stored?.table} k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    left join (
      select nomor, ke, sum(qty) as qty, sum(berat) as berat from ${lines['barang']?.table} where kode_toko = $1
      group by nomor, ke
    ) l on l.nomor = k.nomor and l.ke = k.ke
    left join (
      select p.nomor, sum(e.jumlah) filter (where e.aset = 'PCS') * ${arah} as qty,
        sum(e.jumlah) filter (where e.aset like 'EMAS:%') * ${arah} as berat
      from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
      where p.kode_toko = $1 and p.tgl between $2 and $3 and p.jenis = '${key}' and p.membalik is null
        and e.akun = 'MANUAL' and e.jumlah * ${arah} > 0
      group by p.nomor
    ) e on e.nomor = k.nomor
    where d.kode_toko = $1 and d.tgl between $2 and $3 and d.jenis = '${key}'
      and (k.total_qty, k.total_berat, k.total_qty, k.total_berat)
        <> (coalesce(l.qty, 0), coalesce(l.berat, 0), coalesce(e.qty, 0), coalesce(e.berat, 0))`;

/** What holds between the trays of manual items, their papers and the ledger; stock is as it is now. */
export const manualInvariants: readonly Invariant[] = [
  {
    kunci: 'stok_manual_sama_dengan_saldo',
    sql: `select concat_ws('/', aset, ${PLACE}) as di, coalesce(b.jumlah, 0) - coalesce(s.jumlah, 0) as selisih
      from (
        select 'PCS' as aset, ${PLACE}, sum(qty)::numeric as jumlah from stok_manual
        where kode_toko = $1 and $2::date is not null group by ${PLACE}
        union all
        select 'EMAS:' || trim_scale(kadar), ${PLACE}, sum(berat) from stok_manual where kode_toko = $1
        group by kadar, ${PLACE}
      ) b
      full join (
        select aset, ${PLACE}, sum(jumlah) as jumlah from saldo where kode_toko = $1 and akun = 'MANUAL'
        group by aset, ${PLACE}
      ) s using (aset, ${PLACE})
      where coalesce(b.jumlah, 0) <> coalesce(s.jumlah, 0)
      union all
      -- Of a purity that is not here nothing is here that it cost.
      select 'NILAI/' || sub, jumlah from saldo s where kode_toko = $1 and akun = 'CURAH' and jumlah <> 0
        and not exists (select from stok_manual m where m.kode_toko = $1 and m.kadar = s.sub::numeric and m.berat > 0)`,
  },
  { kunci: 'tambah_manual_sama_dengan_buku', sql: dokumen(tambahBarangManual, '1') },
  { kunci: 'pindah_manual_sama_dengan_buku', sql: dokumen(pindahBarangManual, '1') },
  { kunci: 'hancur_manual_sama_dengan_buku', sql: dokumen(hancurBarangManual, '-1') },
];
