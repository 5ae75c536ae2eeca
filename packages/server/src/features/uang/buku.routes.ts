import { date, integer, ref } from '@kilau/contract/core/field.ts';
import { uangBank } from '@kilau/contract/features/uang/uang-bank.kind.ts';
import { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** More than this nobody reads at once. */
const PALING_BANYAK = 1000;
const HALAMAN = 50;

/** `GET cash/paginated`: money into and out of drawers, the youngest first, page by page. */
const kasRoute = route({
  method: 'GET',
  path: 'cash/paginated',
  tag: 'uang-kas',
  summary: 'Uang kas, halaman demi halaman',
  need: { pages: [uangKas.pages.list] },
  query: recordSchema({ skip: integer({ min: 0 }), limit: integer({ min: 1, max: PALING_BANYAK }) }),
  handler: async ({ db, shop }, { query: { skip, limit } }) => {
    const [data, { total }] = await Promise.all([
      db.query(
        `select d.nomor as no_kas, d.tgl, d.status, k.arah, k.kode_transaksi as kategori, d.keterangan,
           case k.arah when 'TAMBAH' then d.total else 0 end::numeric(15,0) as jumlah_in,
           case k.arah when 'AMBIL' then d.total else 0 end::numeric(15,0) as jumlah_out, d.dibuat_oleh as input_by
         from dokumen d join uang_kas k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
         where d.kode_toko = $1 and d.jenis = 'uang-kas'
         order by d.tgl desc, d.nomor desc limit $2 offset $3`,
        [shop.kode_toko, limit ?? HALAMAN, skip ?? 0],
      ),
      db.one<{ total: number }>(
        `select count(*)::int as total from dokumen where kode_toko = $1 and jenis = 'uang-kas'`,
        [shop.kode_toko],
      ),
    ]);
    return { data, total };
  },
});

/** `GET cash/history-bank`: money onto and off accounts beside the trade, the youngest first. */
const bankRoute = route({
  method: 'GET',
  path: 'cash/history-bank',
  tag: 'uang-bank',
  summary: 'Riwayat uang bank per tanggal dan rekening',
  need: { pages: [uangBank.pages.list] },
  query: recordSchema({ tgl_from: date({}), tgl_to: date({}), no_rekening: ref('rekening', {}) }),
  handler: async ({ db, shop }, { query: { tgl_from, tgl_to, no_rekening } }) => ({
    data: await db.query(
      `select d.nomor as no_bank, d.tgl, d.status, k.arah, k.no_rekening, coalesce(b.nama_bank, '') as nama_bank,
         k.kode_transaksi as kategori, d.keterangan,
         case k.arah when 'TAMBAH' then d.total else 0 end::numeric(15,0) as jumlah_in,
         case k.arah when 'AMBIL' then d.total else 0 end::numeric(15,0) as jumlah_out, d.dibuat_oleh as input_by
       from dokumen d join uang_bank k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
       left join rekening r on r.kode_toko = k.kode_toko and r.no_rekening = k.no_rekening
       left join bank b on b.kode_toko = r.kode_toko and b.kode_bank = r.kode_bank
       where d.kode_toko = $1 and d.jenis = 'uang-bank' and ($2::date is null or d.tgl >= $2)
         and ($3::date is null or d.tgl <= $3) and ($4::text is null or k.no_rekening = $4)
       order by d.tgl desc, d.nomor desc limit ${PALING_BANYAK}`,
      [shop.kode_toko, tgl_from, tgl_to, no_rekening],
    ),
  }),
});

/** The specification's own calls for what the lists of cash and bank tell. */
export const bukuRoutes: readonly Route[] = [kasRoute, bankRoute];
