import type { Penerimaan, PenerimaanRingkas } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import type { SumberTerima } from '@kilau/contract/trade/terima/sumber.wire.ts';
import type { ListPage } from '../../engine/document.ts';
import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

type ShopContext = Pick<Context, 'shop'>;

/** A receipt with the sums of its lines. */
const RINGKAS = `select to_jsonb(d) - '{kode_toko,kunci,otorisasi_selesai,otorisasi_batal}'::text[] ||
  jsonb_build_object(
    'nama_supplier', coalesce(s.nama_supplier, d.kode_supplier), 'qty', l.qty, 'berat_bruto', l.berat_bruto, 'berat',
    l.berat, 'qty_input', l.qty_input, 'berat_input', l.berat_input,
    'sisa_qty', l.qty - l.qty_input, 'selisih', l.berat - l.berat_input,
    'cetak', ${timesPrintedSql('penerimaan-barang', 'd.kode_toko', 'd.no_terima')}) as dokumen
  from penerimaan d
  left join supplier s on s.kode_toko = d.kode_toko and s.kode_supplier = d.kode_supplier
  cross join lateral (
    select sum(qty) as qty, coalesce(sum(berat_bruto), 0) as berat_bruto, sum(berat) as berat,
      sum(qty_input) as qty_input, sum(berat_input) as berat_input
    from penerimaan_baris l where l.kode_toko = d.kode_toko and l.no_terima = d.no_terima
  ) l`;

const BARIS = `select coalesce(jsonb_agg(to_jsonb(l) - '{kode_toko,no_terima,qty_selisih,berat_selisih}'::text[]
    || jsonb_build_object('sisa_qty', l.qty - l.qty_input, 'selisih', l.berat - l.berat_input)
    order by l.baris), '[]') as baris
  from penerimaan_baris l where l.kode_toko = $1 and l.no_terima = $2`;

/** A receipt with its lines; numbers leave the database as exact JSON numbers. */
export async function bacaPenerimaan(
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<Penerimaan, 'boleh'> | undefined> {
  const values = [shop.kode_toko, nomor];
  const found = await sql.maybe<{ dokumen: PenerimaanRingkas }>(
    `${RINGKAS} where d.kode_toko = $1 and d.no_terima = $2`,
    values,
  );
  if (!found) return undefined;
  const { baris } = await sql.one<Pick<Penerimaan, 'baris'>>(BARIS, values);
  return { ...found.dokumen, baris };
}

interface Filter {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
  readonly proses: string | null;
}

/** Receipts, newest first. `q` finds by the end of the number, by the supplier's paper or by his code. */
export async function daftarPenerimaan(
  sql: Sql,
  { shop }: ShopContext,
  filter: Filter,
  page: ListPage,
): Promise<{ readonly data: readonly PenerimaanRingkas[]; readonly next: string | null }> {
  const [tgl = '', nomor = ''] = page.after.split('|');
  const rows = await sql.query<{ dokumen: PenerimaanRingkas }>(
    `${RINGKAS}
     where d.kode_toko = $1 and ($2::date is null or d.tgl >= $2) and ($3::date is null or d.tgl <= $3)
       and ($4::text is null or d.status = $4)
       and ($5::text is null or ($5 = 'TERBUKA' and d.status = 'DONE' and d.proses <> 'SELESAI') or ($5 = 'SELESAI'
         and d.proses = 'SELESAI'))
       and ($6 = '' or d.no_terima like '%' || upper($6) or d.no_intern like upper($6) || '%'
         or upper(d.kode_supplier) = upper($6))
       and ($7::date is null or (d.tgl, d.no_terima) < ($7, $8))
     order by d.tgl desc, d.no_terima desc limit $9`,
    [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.status,
      filter.proses,
      page.q.replaceAll(/[%_\\]/g, ''),
      tgl || null,
      nomor,
      page.limit + 1,
    ],
  );
  const data = rows.slice(0, page.limit).map(({ dokumen }) => dokumen);
  const last = data.at(-1);
  return { data, next: rows.length > page.limit && last ? `${last.tgl}|${last.no_terima}` : null };
}

/** What may be entered: open receipts, oldest first, by group, type and purity. */
export async function sumberTerbuka(sql: Sql, kode_toko: string): Promise<SumberTerima[]> {
  const rows = await sql.query<{ sumber: SumberTerima }>(
    `select jsonb_build_object('no_terima', p.no_terima, 'tgl', p.tgl, 'kode_supplier', p.kode_supplier, 'no_intern',
      p.no_intern, 'kode_group', l.kode_group, 'kode_dept', l.kode_dept,
       'nama_dept', j.nama_dept, 'kadar', l.kadar, 'berat', sum(l.berat), 'sisa_qty', sum(l.qty - l.qty_input),
       'sisa_berat', sum(l.berat - l.berat_input)) as sumber
     from penerimaan p
     join penerimaan_baris l on l.kode_toko = p.kode_toko and l.no_terima = p.no_terima
     join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
     where p.kode_toko = $1 and p.status = 'DONE' and p.proses = 'BUKA'
     group by p.no_terima, p.tgl, p.kode_supplier, p.no_intern, l.kode_group, l.kode_dept, j.nama_dept, l.kadar
     having sum(l.qty - l.qty_input) > 0 order by p.tgl, p.no_terima, min(l.baris) limit 1000`,
    [kode_toko],
  );
  return rows.map(({ sumber }) => sumber);
}
