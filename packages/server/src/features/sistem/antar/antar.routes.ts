import type { PesanMasuk } from '@kilau/contract/core/antrean.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import type { KindAtWork, Papers } from '../../../engine/paper/kind.ts';
import { terimaPesan } from '../../../engine/paper/masuk.ts';
import { kenali, type Dikenal } from '../../../platform/antar/kenali.ts';
import { API } from '../../../platform/antar/panggil.ts';
import { ANTREAN_BERUBAH } from '../../../platform/antrean/outbox.ts';
import { audit } from '../../../platform/audit.ts';
import type { PublicContext, WorkContext } from '../../../platform/context.ts';
import { publicRoute, type Route } from '../../../platform/http/route.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import {
  bukaKiriman,
  simpanKiriman,
  tarikKiriman,
  type Antara,
  type Kirimanku,
} from '../../../trade/toko/kiriman-luar.ts';
import { catatPoin, ISI_POIN } from '../../../trade/poin/antar-poin.ts';
import { ISI_MEMBER, memberDicari } from '../../../trade/poin/tamu.ts';
import { bukaKertas, ISI_NIAGA, ISI_PPATK, tukarNiaga } from './niaga.ts';

const PERINTAH = ['pesan', 'kiriman', 'tarik', 'foto', 'niaga', 'ppatk', 'poin', 'member'] as const;
/** What 300 pieces with their stones come to, and more. */
const TERBESAR = 4 * 1024 * 1024;

const teks = z.string().min(1).max(60);
const nomor_ke = z.int32().min(0);
const ISI_PESAN = z
  .object({
    dari_toko: teks,
    jenis: teks,
    nomor: teks,
    ke: nomor_ke,
    sebelum: nomor_ke,
    isi: z.object({
      jenis: teks,
      nomor: teks,
      perbuatan: teks,
      masukan: z.record(z.string(), z.unknown()),
      membalik: nomor_ke.optional(),
    }),
  })
  .refine(({ ke, sebelum }) => sebelum < ke);
const KIRIMAN = z.object({
  kode_tujuan: teks,
  jenis: teks,
  nomor: teks,
  tgl: z.iso.date(),
  dibuat_oleh: z.string().max(60),
  isi: z.record(z.string(), z.unknown()),
  baris: z.array(z.object({ kunci: teks, isi: z.record(z.string(), z.unknown()) })).max(500),
});
const ISI_KIRIMAN = z.object({
  kiriman: KIRIMAN,
  buka: z.object({ ke: nomor_ke, kunci: z.array(teks).max(500) }).optional(),
});
const ISI_TARIK = z.object({
  kiriman: KIRIMAN,
  tarik: z.object({
    ke: nomor_ke,
    sebab: z.enum(['CANC', 'KEMBALI', 'HILANG']),
    baris: z.array(z.object({ kunci: teks, hasil: teks })).max(500),
  }),
});

const ISI_FOTO = z.object({ jenis: teks, nomor: teks, kunci: teks });

/** A call of another server: who makes it, for which shop of ours, and what it says. */
interface Panggilan {
  readonly services: PublicContext;
  readonly work: WorkContext;
  readonly dikenal: Dikenal;
  readonly antara: Antara;
  readonly isi: string;
}
type Kirimanan = readonly Kirimanku[];

function dibaca<T>(schema: z.ZodType<T>, isi: string): T {
  let value: unknown;
  try {
    value = JSON.parse(isi);
  } catch {
    throw new Problem('permintaan_rusak', {});
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Problem('permintaan_rusak', {});
  return result.data;
}

/** Kinds of what is sent between shops. @throws Problem `permintaan_rusak` for another one. */
function jenisOf(kirimanan: Kirimanan, jenis: string): Kirimanku {
  const found = kirimanan.find((one) => one.jenis === jenis);
  if (!found) throw new Problem('permintaan_rusak', {});
  return found;
}

/** What the other shop has done with what was sent to it, and with nothing else. */
async function pesan({ services, work, antara, isi }: Panggilan, papers: Papers, kirimanan: Kirimanan) {
  const { isi: diceritakan, ...kepala } = dibaca(ISI_PESAN, isi);
  const { membalik, ...arti } = diceritakan;
  const dibawa: PesanMasuk = { ...kepala, isi: { ...arti, ...(membalik !== undefined && { membalik }) } };
  const { view } = jenisOf(kirimanan, dibawa.isi.jenis);
  const { nomor } = dibawa.isi;
  const { kode_toko, dari_toko } = antara;
  const miliknya = await services.db.maybe(
    `select 1 from ${view} where dari_toko = $1 and nomor = $2 and kode_tujuan = $3`,
    [kode_toko, nomor, dari_toko],
  );
  if (!miliknya || dibawa.dari_toko !== dari_toko) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  await terimaPesan({ ...work, db: services.db }, papers, dibawa);
  services.realtime.toShop(kode_toko, ANTREAN_BERUBAH, {});
}

/** What the other shop has sent to this one. */
async function kiriman({ services, antara, isi }: Panggilan, kirimanan: Kirimanan) {
  const { kiriman: dikirim, buka } = dibaca(ISI_KIRIMAN, isi);
  const { jenis, pegang } = jenisOf(kirimanan, dikirim.jenis);
  const { nomor } = dikirim;
  if (dikirim.kode_tujuan !== antara.kode_toko) throw new Problem('toko_tidak_berhak', { kode_toko: antara.kode_toko });
  await services.db.tx(async (tx) => {
    await pegang(tx, antara.dari_toko, nomor);
    if (!(await simpanKiriman(tx, antara, isi, services.now()))) throw new Problem('kunci_dipakai_isi_lain', { nomor });
    if (buka) await bukaKiriman(tx, antara, { jenis, nomor, ...buka });
  });
}

/** What the other shop wants back. */
async function tarik({ services, work, dikenal, antara, isi }: Panggilan, kirimanan: Kirimanan) {
  const { kiriman: dikirim, tarik: diminta } = dibaca(ISI_TARIK, isi);
  const dari = jenisOf(kirimanan, dikirim.jenis);
  const { nomor } = dikirim;
  if (dikirim.kode_tujuan !== antara.kode_toko) throw new Problem('toko_tidak_berhak', { kode_toko: antara.kode_toko });
  await services.db.tx(async (tx) => {
    await dari.pegang(tx, antara.dari_toko, nomor);
    // What was refused here is received by nobody, and what stands under its number is another one.
    if (!(await simpanKiriman(tx, antara, isi, services.now()))) return;
    await tarikKiriman(tx, antara, dari, nomor, diminta);
    const { nama, level } = dikenal.pemanggil;
    const sesudah = { sebab: diminta.sebab, nama, level, toko: dikenal.dari.nama_toko };
    await audit(tx, work, { aksi: 'TARIK', objek: dari.jenis, kode: nomor, sesudah });
  });
}

/** A picture of what this shop has sent to the other, and of nothing else. */
async function foto({ services, antara, isi }: Panggilan, kirimanan: Kirimanan) {
  const { jenis, nomor, kunci } = dibaca(ISI_FOTO, isi);
  const bytes = await jenisOf(kirimanan, jenis).foto?.baca(services, antara, nomor, kunci);
  return { foto: bytes?.toString('base64') ?? null };
}

/** What a paper of the other shop does to the points of a member whom this one keeps. */
const poin = ({ services, work, antara, isi }: Panggilan, papers: Papers): Promise<void> =>
  services.db.tx((tx) => catatPoin(tx, work, papers, antara, dibaca(ISI_POIN, isi)));

/** What servers of a chain say to each other, signed: the carrier of messages between shops that live apart. */
export function antarRoutes(all: readonly KindAtWork[], kirimanan: Kirimanan): readonly Route[] {
  const papers = new Map(all.map((atWork) => [atWork.kind.key, atWork]));
  return [
    publicRoute({
      method: 'POST',
      path: 'antar-server/{perintah}',
      tag: 'antar-server',
      summary: 'Pesan bertanda tangan dari server toko lain dalam satu grup',
      params: z.object({ perintah: z.enum(PERINTAH) }),
      body: z.object({ isi: z.string() }),
      largest: TERBESAR,
      rateLimit: { max: 600, seconds: 60 },
      handler: async (services, { params: { perintah }, body: { isi }, caller }) => {
        const dikenal = await kenali(services, {
          header: caller.token,
          method: 'POST',
          path: `${API}antar-server/${perintah}`,
          body: JSON.stringify({ isi }),
        });
        const work = await workIn(services, dikenal.ke, dikenal.user_id);
        if (!work) throw new Problem('toko_tidak_berhak', { kode_toko: dikenal.ke });
        const antara = { kode_toko: dikenal.ke, dari_toko: dikenal.dari.kode_toko };
        const panggilan = { services, work, dikenal, antara, isi };
        if (perintah === 'niaga') return tukarNiaga(services, dikenal, dibaca(ISI_NIAGA, isi));
        if (perintah === 'ppatk') return bukaKertas(services, dikenal, dibaca(ISI_PPATK, isi));
        if (perintah === 'foto') return foto(panggilan, kirimanan);
        if (perintah === 'member') {
          return { member: await memberDicari(services.db, antara.kode_toko, dibaca(ISI_MEMBER, isi)) };
        }
        if (perintah === 'poin') await poin(panggilan, papers);
        else if (perintah === 'pesan') await pesan(panggilan, papers, kirimanan);
        else if (perintah === 'kiriman') await kiriman(panggilan, kirimanan);
        else await tarik(panggilan, kirimanan);
        return { diterima: true };
      },
    }),
  ];
}
