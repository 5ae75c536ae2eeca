import { Dec } from '@kilau/contract/core/dec.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import type {
  GerakManual,
  HalamanStokManual,
  JumlahStokManual,
  RiwayatManual,
  riwayatStokFields,
  StokManual,
  stokManualFields,
} from '@kilau/contract/features/manual/stok.fields.ts';
import { unknownPlace } from '../../../engine/place.ts';
import type { Sql } from '../../../platform/database/tx.ts';

const PAGE_SIZE = 200;
/** Words that stand for 'no restriction' (specification, section 2). */
const SEMUA: ReadonlySet<string> = new Set(['SEMUA', 'ALL']);
const terbuka = (kode: string | null): string | null => (kode === null || SEMUA.has(kode) ? null : kode);

const KEY = 's.kode_gudang, s.kode_baki, s.kode_group, s.kode_dept, s.kadar';
const WHERE = `s.kode_toko = $1 and ($2::text is null or s.kode_gudang = $2) and ($3::text is null or s.kode_baki = $3)
  and ($4::text is null or s.kode_group = $4) and ($5::text is null or s.kode_dept = $5) and ($6 or s.qty > 0
    or s.berat > 0)`;

/** The key of a row as text, and back: where the page before ended. */
const tulisKunci = (row: StokManual): string =>
  JSON.stringify([row.kode_gudang, row.kode_baki, row.kode_group, row.kode_dept, String(row.kadar)]);
function bacaKunci(after: string | null): readonly (string | null)[] {
  const kosong = [null, '', '', '', '0'];
  if (after === null) return kosong;
  let parts: unknown;
  try {
    parts = JSON.parse(after);
  } catch {
    throw unknownPlace();
  }
  const isPlace =
    Array.isArray(parts) &&
    parts.length === kosong.length &&
    parts.every((part) => typeof part === 'string') &&
    Dec.parse(parts.at(-1) ?? '') !== undefined;
  if (!isPlace) throw unknownPlace();
  return parts as readonly string[];
}

/** Stock rows of a selection in the order of their key, a page at a time, with the sums over all of it. */
export async function daftarStok(
  sql: Sql,
  kode_toko: string,
  { kode_toko: baki, after, limit, ...isi }: Values<typeof stokManualFields>,
): Promise<HalamanStokManual> {
  const saring = [
    kode_toko,
    terbuka(isi.kode_gudang),
    terbuka(isi.kode_baki ?? baki),
    terbuka(isi.kode_group),
    terbuka(isi.kode_dept),
    isi.habis,
  ];
  const size = limit ?? PAGE_SIZE;
  const rows = await sql.query<StokManual>(
    `select ${KEY}, r.nama_baki, k.nama_group, j.nama_dept, s.qty, s.berat, s.pesan_qty, s.pesan_berat,
      s.qty - s.pesan_qty as bebas_qty, s.berat - s.pesan_berat as bebas_berat
     from stok_manual s
     join baki r on r.kode_toko = s.kode_toko and r.kode_baki = s.kode_baki
     join kelompok k on k.kode_toko = s.kode_toko and k.kode_group = s.kode_group
     join jenis j on j.kode_toko = s.kode_toko and j.kode_dept = s.kode_dept
     where ${WHERE} and ($7::text is null or (${KEY}) > ($7, $8, $9, $10, $11::numeric)) order by ${KEY} limit $12`,
    [...saring, ...bacaKunci(after), size + 1],
  );
  const total = await sql.one<JumlahStokManual>(
    `select count(*) as baris, coalesce(sum(s.qty), 0)::bigint as qty, coalesce(sum(s.berat), 0) as berat,
      coalesce(sum(s.pesan_qty), 0)::bigint as pesan_qty,
       coalesce(sum(s.pesan_berat), 0) as pesan_berat, coalesce(sum(s.qty - s.pesan_qty), 0)::bigint as bebas_qty,
       coalesce(sum(s.berat - s.pesan_berat), 0) as bebas_berat
     from stok_manual s where ${WHERE}`,
    saring,
  );
  const data = rows.slice(0, size);
  const last = data.at(-1);
  return { data, next: rows.length > size && last ? tulisKunci(last) : null, total };
}

/**
 * Every movement of a group and type in a tray, newest first, with what lay there after it. Over all purities: the
 * books count pieces by group and type alone.
 */
export async function riwayatStok(
  sql: Sql,
  kode_toko: string,
  { kode_gudang, kode_baki, kode_group, kode_dept, after, limit }: Values<typeof riwayatStokFields>,
): Promise<RiwayatManual> {
  const size = limit ?? PAGE_SIZE;
  const rows = await sql.query<GerakManual>(
    `select urut, tgl, waktu, nomor, kategori, user_id, kadar, qty, berat, saldo_qty, saldo_berat from (
       select g.*, (sum(g.qty) over sampai)::bigint as saldo_qty, sum(g.berat) over sampai as saldo_berat from (
         select p.urut, p.tgl, p.waktu, p.nomor, p.user_id, max(e.kategori) as kategori,
           coalesce(string_agg(distinct substring(e.aset from 6), ' · ') filter (where e.aset like 'EMAS:%'),
           '') as kadar,
           coalesce(sum(e.jumlah) filter (where e.aset = 'PCS'), 0)::bigint as qty,
           coalesce(sum(e.jumlah) filter (where e.aset like 'EMAS:%'), 0) as berat
         from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
         where e.kode_toko = $1 and e.akun = 'MANUAL' and e.kode_gudang = $2 and e.kode_baki = $3 and e.kode_group = $4
           and e.kode_dept = $5
         group by p.urut, p.tgl, p.waktu, p.nomor, p.user_id
       ) g window sampai as (order by g.urut)
     ) t where $6::bigint is null or urut < $6 order by urut desc limit $7`,
    [kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, after, size + 1],
  );
  const data = rows.slice(0, size);
  const last = data.at(-1);
  return { data, next: rows.length > size && last ? String(last.urut) : null };
}
