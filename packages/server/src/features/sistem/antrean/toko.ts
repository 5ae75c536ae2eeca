import type { IsiSaluran, JenisKiriman } from '@kilau/contract/core/antrean.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import type { KindAtWork, Papers } from '../../../engine/paper/kind.ts';
import { terimaPesan } from '../../../engine/paper/masuk.ts';
import { panggilToko } from '../../../platform/antar/panggil.ts';
import { pemanggilOf } from '../../../platform/antar/pemanggil.ts';
import { diServerLain, tokoJauh } from '../../../platform/antar/toko-jauh.ts';
import type { Kiriman, Pengirim } from '../../../platform/antrean/kirim.ts';
import { ANTREAN_BERUBAH, type HasilKirim } from '../../../platform/antrean/outbox.ts';
import type { Services } from '../../../platform/context.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import { isiKirimanLuar, type Kirimanku } from '../../../trade/toko/kiriman-luar.ts';
import { poinKertas } from '../../../trade/poin/antar-poin.ts';
import { ambilFoto } from './foto.ts';

type Isi = IsiSaluran['TOKO'];
/** Refusals that another try meets again. */
const TETAP: ReadonlySet<number> = new Set([409, 422]);

/** Told within this database: delivered once that shop keeps it. */
async function diSini(services: Services, papers: Papers, isi: Isi): Promise<HasilKirim> {
  const { ke_toko, user_id } = isi;
  // What was sent is read off the paper itself where both shops are kept here.
  // So are points booked there at once.
  if (!('pesan' in isi)) return { hasil: 'TERKIRIM' };
  const context = await workIn(services, ke_toko, user_id);
  // A shop that is out of use may come back.
  if (!context) return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU' } };
  try {
    await terimaPesan({ ...context, db: services.db }, papers, isi.pesan);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { hasil: 'MENYERAH', galat: { kode: 'DITOLAK', status: error.status } };
  }
  services.realtime.toShop(ke_toko, ANTREAN_BERUBAH, {});
  return { hasil: 'TERKIRIM' };
}

function jenisOf(kirimanan: readonly Kirimanku[], jenis: JenisKiriman): Kirimanku {
  const kiriman = kirimanan.find((one) => one.jenis === jenis);
  if (!kiriman) throw new Error(`nothing is known of what is sent as ${jenis}`);
  return kiriman;
}

/** What is said to another server, and under which command. */
async function ucapan(
  { db }: Services,
  kirimanan: readonly Kirimanku[],
  kode_toko: string,
  isi: Exclude<Isi, { readonly foto: unknown }>,
): Promise<readonly [perintah: string, text: string]> {
  if ('pesan' in isi) return ['pesan', JSON.stringify(isi.pesan)];
  if ('poin' in isi) return ['poin', JSON.stringify(await poinKertas(db, kode_toko, isi.ke_toko, isi.poin))];
  const { jenis, nomor, buka } = isi.kiriman;
  const kiriman = jenisOf(kirimanan, jenis);
  const dikirim = await isiKirimanLuar(db, kiriman, kode_toko, nomor);
  return ['kiriman', `{"kiriman":${dikirim}${buka ? `,"buka":${JSON.stringify(buka)}` : ''}}`];
}

/** Told to another server: delivered once that has said so. What is lost on the way is told again. */
async function keServerLain(
  services: Services,
  kirimanan: readonly Kirimanku[],
  { kode_toko, isi }: Kiriman<'TOKO'>,
): Promise<HasilKirim> {
  const toko = await tokoJauh(services.db, services, isi.ke_toko);
  if (!toko) return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU' } };
  const pemanggil = await pemanggilOf(services.db, kode_toko, isi.user_id);
  if ('foto' in isi) {
    const { foto } = jenisOf(kirimanan, isi.foto.jenis);
    const antara = { kode_toko, dari_toko: isi.ke_toko, user_id: isi.user_id };
    return foto ? ambilFoto(services, foto, { toko, pemanggil, antara, foto: isi.foto }) : { hasil: 'TERKIRIM' };
  }
  const [perintah, text] = await ucapan(services, kirimanan, kode_toko, isi);
  const answer = await panggilToko(services, {
    dari: kode_toko,
    toko,
    method: 'POST',
    path: `antar-server/${perintah}`,
    body: JSON.stringify({ isi: text }),
    pemanggil,
    timeout: services.tungguCabang ?? 20_000,
  });
  if (answer.kind === 'forbidden') return { hasil: 'MENYERAH', galat: { kode: 'DILARANG' } };
  if (answer.kind !== 'answer') return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU', sebab: answer.reason } };
  if (answer.status < 300) return { hasil: 'TERKIRIM' };
  const hasil = TETAP.has(answer.status) ? 'MENYERAH' : 'GAGAL';
  return { hasil, galat: { kode: 'DITOLAK', status: answer.status } };
}

/**
 * Tells another shop what was done here, in this database or on its own server. It is delivered once that shop keeps
 * it: what does not fit its papers waits there for a person, and is no matter of sending.
 */
export function kirimToko(all: readonly KindAtWork[], kirimanan: readonly Kirimanku[]): Pengirim<'TOKO'> {
  const papers = new Map(all.map((atWork) => [atWork.kind.key, atWork]));
  return async (services, kiriman) =>
    (await diServerLain(services.db, kiriman.isi.ke_toko))
      ? keServerLain(services, kirimanan, kiriman)
      : diSini(services, papers, kiriman.isi);
}
