import type { Invariant } from '../../ledger/reconcile.ts';
import { HANCUR, PINDAH, TAMBAH, type JenisDokumen } from './dokumen.ts';

const PLACE = 'kode_gudang, kode_baki, kode_group, kode_dept';

/** Lines of a kind of document against its head, and against what the books moved for it. */
const dokumen = (
  { tabel, kolom, jenis: jenisDokumen, aksi }: JenisDokumen,
  arah: '1' | '-1',
): string => `select d.${kolom} as di, abs(d.total_qty - l.qty) + abs(d.total_berat - l.berat) + abs(d.total_qty -
  e.qty) + abs(d.total_berat - e.berat) as selisih
    from ${tabel} d
    cross join lateral (select coalesce(sum(qty), 0) as qty, coalesce(sum(berat), 0) as berat from ${tabel}_baris l
    where l.kode_toko = d.kode_toko and l.${kolom} = d.${kolom}) l
    cross join lateral (
      select coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0) * ${arah} as qty,
        coalesce(sum(e.jumlah) filter (where e.aset like 'EMAS:%'), 0) * ${arah} as berat
      from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
      where p.kode_toko = d.kode_toko and p.jenis = '${jenisDokumen}' and p.nomor = d.${kolom} and p.aksi = '${aksi}'
        and e.akun = 'MANUAL' and e.jumlah * ${arah} > 0
    ) e
    where d.kode_toko = $1 and $2::date is not null and (d.total_qty <> l.qty or d.total_berat <> l.berat
      or d.total_qty <> e.qty or d.total_berat <> e.berat)`;

/** What holds between the trays of manual items and the ledger; `$2` plays no part, stock is as it is now. */
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
      where coalesce(b.jumlah, 0) <> coalesce(s.jumlah, 0)`,
  },
  { kunci: 'tambah_manual_sama_dengan_buku', sql: dokumen(TAMBAH, '1') },
  { kunci: 'pindah_manual_sama_dengan_buku', sql: dokumen(PINDAH, '1') },
  { kunci: 'hancur_manual_sama_dengan_buku', sql: dokumen(HANCUR, '-1') },
  {
    // Every document moves the books once, and once more the other way when it was taken back.
    kunci: 'dokumen_manual_punya_posting',
    sql: `select d.nomor as di, (p.jumlah - d.jumlah)::numeric as selisih from (${[TAMBAH, PINDAH, HANCUR]
      .map(
        ({ tabel, kolom, jenis: jenisDokumen }) =>
          `select '${jenisDokumen}' as jenis, ${kolom} as nomor, case status when 'CANC' then 2 else 1 end as jumlah
            from ${tabel} where kode_toko = $1 and $2::date is not null`,
      )
      .join(' union all ')}) d
      cross join lateral (select count(*) as jumlah from posting p
      where p.kode_toko = $1 and p.jenis = d.jenis and p.nomor = d.nomor) p
      where p.jumlah <> d.jumlah`,
  },
];
