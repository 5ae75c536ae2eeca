import { Problem } from '@kilau/contract/core/problem.ts';
import { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import type { terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { wrongState } from '../../engine/paper/guard.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import { nomorAsli } from '../../trade/toko/nomor-kiriman.ts';
import { cariKiriman, pegangKiriman, type Kiriman } from './di-jalan.ts';

/** Category of the cash book. */
const KATEGORI = 'TERIMA UANG PUSAT';

/** Money on its way to this shop, held: nobody else receives it, and nobody takes it back, until this is through. */
async function kirimanDipegang({ tx, context: { shop } }: Work, dicari: string): Promise<Kiriman> {
  const ada = await cariKiriman(tx, shop.kode_toko, dicari);
  if (!ada) throw new Problem('kiriman_uang_tidak_ada', { nomor: dicari });
  const nomor_referensi = nomorAsli(dicari);
  await pegangKiriman(tx, ada.dari_toko, nomor_referensi);
  const kini = await cariKiriman(tx, shop.kode_toko, `${ada.dari_toko}/${nomor_referensi}`);
  return { ...(kini ?? ada), nomor_referensi };
}

/** @throws Problem where it was received already, or taken back where it came from. */
function assertDiJalan({ nomor_referensi: nomor, status, no_terima, diterima_oleh, input_by }: Kiriman): void {
  if (no_terima !== null) throw new Problem('kiriman_uang_diterima', { nomor, no_terima, oleh: diterima_oleh ?? '' });
  // DONE without a receipt: one that was taken back here, of which that shop does not know yet. It will in a moment.
  if (status === 'CANC') throw wrongState(kirimUang, { nomor, status, oleh: input_by });
}

/** So many deeds of this shop have told of that money: one story, whichever of its receipts they were of. */
async function ceritaKe({ tx, context: { shop } }: Work, dari_toko: string, nomor: string): Promise<number> {
  const { ke } = await tx.one<{ ke: number }>(
    `select count(*)::int as ke from terima_uang u
     join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = 'terima-uang' and p.nomor = u.nomor
     where u.kode_toko = $1 and u.dari_toko = $2 and u.nomor_referensi = $3 and u.ke = 1`,
    [shop.kode_toko, dari_toko, nomor],
  );
  return ke;
}

interface Kabar {
  readonly dari_toko: string;
  readonly asal: string;
  readonly nomor_referensi: string;
  readonly no_terima: string;
  readonly perbuatan: 'kabar' | 'batal-kabar';
  readonly masukan: Readonly<Record<string, unknown>>;
}

/** Has the shop that sent the money told of it, once this is through. */
async function kabarkan(work: Work, { dari_toko, asal, nomor_referensi, no_terima, ...kabar }: Kabar): Promise<void> {
  const { tx, context } = work;
  const sebelum = await ceritaKe(work, dari_toko, nomor_referensi);
  const ke = sebelum + 1;
  const membalik = kabar.perbuatan === 'kabar' ? {} : { membalik: sebelum };
  await tulisOutbox(tx, context, {
    saluran: 'TOKO',
    tujuan: asal,
    dokumen: { jenis: 'terima-uang', nomor: no_terima },
    user_id: context.actor.user_id,
    kunci: `terima-uang/${dari_toko}/${nomor_referensi}/${ke}`,
    isi: {
      ke_toko: dari_toko,
      user_id: context.actor.user_id,
      pesan: {
        dari_toko: context.shop.kode_toko,
        jenis: 'terima-uang',
        // All that happens here to the same money is told in one order, also by a second receipt.
        nomor: nomor_referensi,
        ke,
        sebelum,
        isi: { jenis: 'kirim-uang', nomor: nomor_referensi, ...kabar, ...membalik },
      },
    },
  });
}

export const terimaUangHandlers: KindHandlers<typeof terimaUang> = {
  make: async (work, { nomor_referensi: dicari, jumlah, keterangan }) => {
    const { context, tgl } = work;
    const kiriman = await kirimanDipegang(work, dicari);
    assertDiJalan(kiriman);
    const { nomor_referensi, dari_toko, asal, jumlah_rp, no_reff, tgl_system, input_by } = kiriman;
    if (jumlah && !jumlah.eq(jumlah_rp)) {
      throw new Problem('data_tidak_valid', {}, { jumlah: { rule: 'jumlah_kiriman_utuh' } });
    }
    const { user_id } = context.actor;
    return {
      total: jumlah_rp,
      keterangan: keterangan ?? '',
      kepala: { nomor_referensi, dari_toko, asal, no_reff, tgl_kirim: tgl_system, dikirim_oleh: input_by },
      bayar: [{ arah: 'MASUK', cara: 'CASH', akun: 'KAS', sub: user_id, kategori: KATEGORI, jumlah: jumlah_rp }],
      entries: async (no_terima) => {
        const masukan = { no_terima, tgl_terima: tgl, diterima_oleh: user_id, jumlah: jumlah_rp.toJSON() };
        await kabarkan(work, { dari_toko, asal, nomor_referensi, no_terima, perbuatan: 'kabar', masukan });
        return moneyEntry('RK', dari_toko, jumlah_rp.negated(), KATEGORI);
      },
    };
  },
  deeds: {
    batal: async (work, { nomor: no_terima, kepala: { dari_toko, asal, nomor_referensi } }) => {
      await pegangKiriman(work.tx, dari_toko, nomor_referensi);
      return {
        cermin: () =>
          kabarkan(work, { dari_toko, asal, nomor_referensi, no_terima, perbuatan: 'batal-kabar', masukan: {} }),
      };
    },
  },
};
