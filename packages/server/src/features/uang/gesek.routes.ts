import { date, ref } from '@kilau/contract/core/field.ts';
import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';

/** More than this nobody reads at once. */
const PALING_BANYAK = 1000;

/** `GET non-cash/gesek-histories`: cards that were swiped for cash, the youngest first, cancelled ones among them. */
export const gesekRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'non-cash/gesek-histories',
    tag: 'gesek-tunai',
    summary: 'Riwayat gesek tunai per tanggal dan rekening',
    need: { gate: gesekTunai.gate, pages: [gesekTunai.pages.list] },
    query: recordSchema({ tgl_from: date({}), tgl_to: date({}), no_rekening: ref('rekening', {}) }),
    handler: async ({ db, shop }, { query: { tgl_from, tgl_to, no_rekening } }) => ({
      data: await db.query(
        `select d.nomor as no_gesek, d.tgl, d.status, g.jenis_kartu, g.no_rekening,
           coalesce(b.nama_bank, '') as nama_bank, g.no_kartu, d.nama, d.keterangan,
           d.total::numeric(15,0) as jumlah_gesek_rp, g.fee_persen, g.fee_rp as fee, g.tunai as jumlah_rp, d.dibuat_oleh
         from dokumen d join gesek_tunai g on g.kode_toko = d.kode_toko and g.nomor = d.nomor and g.ke = d.isi
         left join rekening r on r.kode_toko = g.kode_toko and r.no_rekening = g.no_rekening
         left join bank b on b.kode_toko = r.kode_toko and b.kode_bank = r.kode_bank
         where d.kode_toko = $1 and d.jenis = 'gesek-tunai' and ($2::date is null or d.tgl >= $2)
           and ($3::date is null or d.tgl <= $3) and ($4::text is null or g.no_rekening = $4)
         order by d.tgl desc, d.nomor desc limit ${PALING_BANYAK}`,
        [shop.kode_toko, tgl_from, tgl_to, no_rekening],
      ),
    }),
  }),
];
