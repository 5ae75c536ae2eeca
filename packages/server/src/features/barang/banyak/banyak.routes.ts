import { TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import { barangMasukFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { lines } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { periksaBarang } from '../tambah/tambah.post.ts';
import { lembarContoh } from './contoh.ts';
import { bacaLembar } from './lembar.ts';

const tag = 'barang';
const BANYAK = { pages: ['/tambah-barang-banyak'] };
const LARGEST_FILE = 5 * 1024 * 1024;

/** The calls of entering many pieces at once; they are saved by `POST barang`. */
export const banyakRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang-banyak/contoh.xlsx',
    tag,
    summary: 'Lembar kosong untuk diisi, dengan kode group, jenis dan baki',
    need: BANYAK,
    handler: (context) => lembarContoh(context),
  }),
  route({
    method: 'POST',
    path: 'barang-banyak/baca',
    tag,
    summary: 'Baca lembar Excel atau CSV menjadi baris isian; tidak menyimpan apa pun',
    need: BANYAK,
    upload: LARGEST_FILE,
    handler: (context, { file }) => {
      if (!file) throw new Problem('permintaan_rusak', {});
      return bacaLembar(file, context.lang, context.actor);
    },
  }),
  route({
    method: 'POST',
    path: 'barang-banyak/periksa',
    tag,
    summary: 'Periksa barang seperti akan disimpan; tidak menyimpan apa pun',
    need: BANYAK,
    body: recordSchema({ barang: lines(barangMasukFields, { min: 1, max: TAMBAH_MAKS }) }),
    handler: async (context, { body }) => {
      await context.db.tx((tx) => periksaBarang(tx, context, body.barang), { readOnly: true });
      return { jumlah: body.barang.length };
    },
  }),
];
