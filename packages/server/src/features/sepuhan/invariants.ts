import type { Kind } from '@kilau/contract/core/kind.ts';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { terimaBarangCuci } from '@kilau/contract/features/sepuhan/terima-barang-cuci.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { NILAI } from '../../ledger/entry.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

const BERBARANG: readonly Kind[] = [sortirPembelian, kirimBarangCuci, terimaBarangCuci, terimaSepuhan, pindahSortir];

/** Heads of a kind against their lines. */
const kepala = ({ stored, lines }: Kind): string => `select k.nomor as di,
    abs(k.jumlah_barang - count(l.kode_barcode)) + abs(k.total_berat - coalesce(sum(l.berat), 0)) as selisih
  from ${stored?.table} k
  left join ${lines['barang']?.table} l on l.kode_toko = k.kode_toko and l.nomor = k.nomor and l.ke = k.ke
  where k.kode_toko = $1 and $2::date is not null
  group by k.nomor, k.jumlah_barang, k.total_berat
  having k.jumlah_barang <> count(l.kode_barcode) or k.total_berat <> coalesce(sum(l.berat), 0)`;

/** What waits in the book for each purity of each batch, and what the papers say does. */
const BATCH = `select k.nomor, k.kadar,
    case when d.status = 'CANC' then 0
      else k.berat_kirim + k.berat_lebih - k.berat_kembali - k.berat_abu - k.berat_wasting end as berat
  from kirim_cuci_kadar k
  join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'kirim-barang-cuci' and d.nomor = k.nomor
  where k.kode_toko = $1 and $2::date is not null`;

/** Who has the goods of a move by hand, before and after; nobody of what comes from outside or goes there. */
const GERAK_MANUAL = `select m.sub, b.kode_dept, b.kadar, sum(m.arah * b.berat) as berat
  from cuci_manual h
  join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'stock-cuci-manual' and d.nomor = h.nomor
    and d.status = 'DONE'
  join cuci_manual_baris b on b.kode_toko = h.kode_toko and b.nomor = h.nomor and b.ke = h.ke
  cross join lateral (values
    ('', case when h.gerak in ('MASUK', 'TERIMA') then 1 when h.gerak in ('KIRIM', 'KELUAR') then -1 else 0 end),
    (h.kode_tukang, case when h.gerak in ('KIRIM', 'KOREKSI') then 1 when h.gerak in ('TERIMA', 'WASTING') then -1
      else 0 end)) m(sub, arah)
  where h.kode_toko = $1 and $2::date is not null and m.arah <> 0
  group by m.sub, b.kode_dept, b.kadar`;

/** What holds between the papers of refinishing, the pieces that they are about, and the ledger. */
export const sepuhanInvariants: readonly Invariant[] = [
  { kunci: 'sepuhan_sama_dengan_baris', sql: BERBARANG.map(kepala).join(' union all ') },
  {
    // A piece that was sorted waits with a paper that stands and says what is to become of it.
    kunci: 'barang_sortir_sama_dengan_dokumen',
    sql: `select n.kode_barcode as di, 1::numeric as selisih
      from barang n
      left join barang_sortir s on s.kode_toko = n.kode_toko and s.kode_barcode = n.kode_barcode
      left join dokumen d on d.kode_toko = s.kode_toko and d.jenis = s.jenis and d.nomor = s.nomor and d.status = 'DONE'
      where n.kode_toko = $1 and $2::date is not null and n.status = 'SORTIR' and d.nomor is null`,
  },
  {
    // What was sent is what came back, the dust, the loss, and the rest, which the ledger has; over when that is none.
    kunci: 'batch_cuci_sama_dengan_buku',
    sql: `select concat_ws(' ', coalesce(b.nomor, s.nomor), trim_scale(kadar)) as di,
        coalesce(b.berat, 0) - coalesce(s.berat, 0) as selisih
      from (${BATCH}) b
      full join (
        select sub as nomor, substr(aset, 6)::numeric as kadar, sum(jumlah) as berat from saldo
        where kode_toko = $1 and akun = 'CUCI' and aset like 'EMAS:%' group by 1, 2
      ) s using (nomor, kadar)
      where coalesce(b.berat, 0) <> coalesce(s.berat, 0)
      union all
      select d.nomor, sum(b.berat) from (${BATCH}) b
      join dokumen d on d.kode_toko = $1 and d.jenis = 'kirim-barang-cuci' and d.nomor = b.nomor
      group by d.nomor, d.status having (sum(b.berat) = 0) <> (d.status <> 'OPEN')`,
  },
  {
    // Pieces at the goldsmith, and what they and all that waits of others cost.
    kunci: 'barang_cuci_sama_dengan_buku',
    sql: `select coalesce(b.nomor, s.nomor) as di,
        abs(coalesce(b.pcs, 0) - coalesce(s.pcs, 0)) + abs(coalesce(b.nilai, 0) - coalesce(s.nilai, 0)) as selisih
      from (
        select nomor, sum(pcs) as pcs, sum(nilai) as nilai from (
          select pemilik_nomor as nomor, 1 as pcs, coalesce(harga_modal, 0) as nilai from barang
          where kode_toko = $1 and $2::date is not null and status = 'CUCI'
          union all
          select nomor, 0, modal_hilang - nilai_abu - nilai_wasting from kirim_cuci_kadar where kode_toko = $1
        ) x group by nomor
      ) b
      full join (
        select sub as nomor, sum(jumlah) filter (where aset = 'PCS') as pcs,
          sum(jumlah) filter (where aset = '${NILAI}') as nilai
        from saldo where kode_toko = $1 and akun = 'CUCI' group by sub
      ) s using (nomor)
      where coalesce(b.pcs, 0) <> coalesce(s.pcs, 0) or coalesce(b.nilai, 0) <> coalesce(s.nilai, 0)`,
  },
  {
    // A barcode that is void went with one line of a paper that stands, the one it names; and the new one is there.
    kunci: 'ganti_sama_dengan_pindah',
    sql: `select coalesce(b.kode_barcode, l.kode_barcode) as di, 1::numeric as selisih
      from (select kode_barcode, pemilik_nomor as nomor, case status when 'GANTI' then true else false end as ganti
        from barang where kode_toko = $1 and $2::date is not null and status in ('GANTI', 'LEBUR')
          and pemilik_jenis = 'pindah-sortir') b
      full join (
        select l.kode_barcode, l.nomor, l.kode_baru <> '' as ganti from pindah_sortir_baris l
        join dokumen d on d.kode_toko = l.kode_toko and d.jenis = 'pindah-sortir' and d.nomor = l.nomor
          and d.status = 'DONE'
        left join barang n on n.kode_toko = l.kode_toko and n.kode_barcode = l.kode_baru and n.status <> 'BATAL'
        where l.kode_toko = $1 and (l.kode_baru = '' or n.kode_barcode is not null)
      ) l using (kode_barcode, nomor, ganti)
      where b.kode_barcode is null or l.kode_barcode is null`,
  },
  {
    kunci: 'cuci_manual_sama_dengan_buku',
    sql: `select concat_ws(' ', sub, kode_dept, trim_scale(kadar)) as di,
        coalesce(b.berat, 0) - coalesce(s.berat, 0) as selisih
      from (${GERAK_MANUAL}) b
      full join (
        select sub, kode_dept, substr(aset, 6)::numeric as kadar, sum(jumlah) as berat from saldo
        where kode_toko = $1 and akun = 'CUCI_MANUAL' group by 1, 2, 3
      ) s using (sub, kode_dept, kadar)
      where coalesce(b.berat, 0) <> coalesce(s.berat, 0)`,
  },
];
