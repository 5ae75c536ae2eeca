import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import type { Work } from '../../engine/paper/kind.ts';

/** The deeds of this shop that have told of what another one has sent, in the order in which they were booked. */
const CERITA = `select u.nomor, b.ke, row_number() over (order by p.urut)::int as urut
  from terima_barang u
  join perbuatan b on b.kode_toko = u.kode_toko and b.jenis = 'terima-barang' and b.nomor = u.nomor
  join posting p on p.kode_toko = b.kode_toko and p.jenis = b.jenis and p.nomor = b.nomor
    and p.aksi = b.aksi || ' ' || b.ke
  where u.kode_toko = $1 and u.dari_toko = $2 and u.no_kirim = $3 and u.ke = 1`;

/** How many deeds have told so far; all that happens here to the same goods is one story, whichever paper it is on. */
async function ceritaKe({ tx, context }: Work, dari_toko: string, no_kirim: string): Promise<number> {
  const { ke } = await tx.one<{ ke: number }>(`select count(*)::int as ke from (${CERITA}) c`, [
    context.shop.kode_toko,
    dari_toko,
    no_kirim,
  ]);
  return ke;
}

/** What is told of goods: where they came from, the receipt here, and what it means for the paper there. */
export interface Kabar {
  readonly dari_toko: string;
  readonly asal: string;
  readonly no_kirim: string;
  readonly no_terima: string;
  readonly perbuatan: 'kabar' | 'batal-kabar';
  readonly masukan: Readonly<Record<string, unknown>>;
  /** The deed of the receipt that is taken back. */
  readonly balik?: number;
}

/** Has the shop that sent goods told of what was done with them, once this is through. */
export async function kabarkan(work: Work, kabar: Kabar): Promise<void> {
  const { dari_toko, asal, no_kirim, no_terima, perbuatan, masukan, balik } = kabar;
  const { tx, context } = work;
  const sebelum = await ceritaKe(work, dari_toko, no_kirim);
  const ke = sebelum + 1;
  const dulu =
    balik === undefined
      ? undefined
      : await tx.one<{ urut: number }>(`select c.urut from (${CERITA}) c where c.nomor = $4 and c.ke = $5`, [
          context.shop.kode_toko,
          dari_toko,
          no_kirim,
          no_terima,
          balik,
        ]);
  await tulisOutbox(tx, context, {
    saluran: 'TOKO',
    tujuan: asal,
    dokumen: { jenis: 'terima-barang', nomor: no_terima },
    user_id: context.actor.user_id,
    kunci: `terima-barang/${dari_toko}/${no_kirim}/${ke}`,
    isi: {
      ke_toko: dari_toko,
      user_id: context.actor.user_id,
      pesan: {
        dari_toko: context.shop.kode_toko,
        jenis: 'terima-barang',
        nomor: no_kirim,
        ke,
        sebelum,
        isi: {
          jenis: 'kirim-barang',
          nomor: no_kirim,
          perbuatan,
          masukan,
          ...(dulu && { membalik: dulu.urut }),
        },
      },
    },
  });
}
