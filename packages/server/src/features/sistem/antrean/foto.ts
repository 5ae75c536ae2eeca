import type { FotoLuar } from '@kilau/contract/core/antrean.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import { jsonDari, panggilToko } from '../../../platform/antar/panggil.ts';
import type { Pemanggil } from '../../../platform/antar/tanda.ts';
import type { TokoJauh } from '../../../platform/antar/toko-jauh.ts';
import type { HasilKirim } from '../../../platform/antrean/outbox.ts';
import type { Services } from '../../../platform/context.ts';
import type { Antara, FotoKiriman } from '../../../trade/toko/kiriman-luar.ts';

/** Photos are kept far smaller; what is larger is none of ours, in bytes. */
const FOTO_TERBESAR = 1024 * 1024;
/** The same in JSON. */
const JAWABAN_TERBESAR = 1.5 * FOTO_TERBESAR;
/** No other is asked for after this time, so that the try ends before another server takes it over. */
const CUKUP_MS = 25_000;

interface Minta {
  readonly toko: TokoJauh;
  readonly pemanggil: Pemanggil;
  readonly antara: Antara & { readonly user_id: string };
  readonly foto: FotoLuar;
}

/** The picture in an answer: nothing where there is none, `rusak` where it is something else or too large. */
function isiJawaban(jawaban: unknown): Buffer | 'rusak' | undefined {
  const foto = typeof jawaban === 'object' && jawaban !== null && 'foto' in jawaban ? jawaban.foto : 'rusak';
  if (foto === null) return undefined;
  const bytes = typeof foto === 'string' ? Buffer.from(foto, 'base64') : Buffer.alloc(0);
  return bytes.length > 0 && bytes.length <= FOTO_TERBESAR ? bytes : 'rusak';
}

/** Fetches one and keeps it. @returns why the server did not give it, or what it was. */
async function ambilSatu(
  services: Services,
  { simpan }: FotoKiriman,
  { toko, pemanggil, antara, foto }: Minta,
  kunci: string,
): Promise<HasilKirim | 'ada' | 'tiada' | 'rusak'> {
  const answer = await panggilToko(services, {
    dari: antara.kode_toko,
    toko,
    method: 'POST',
    path: 'antar-server/foto',
    body: JSON.stringify({ isi: JSON.stringify({ jenis: foto.jenis, nomor: foto.nomor, kunci }) }),
    pemanggil,
    timeout: services.tungguCabang ?? 20_000,
    largest: JAWABAN_TERBESAR,
  });
  if (answer.kind === 'forbidden') return { hasil: 'MENYERAH', galat: { kode: 'DILARANG' } };
  if (answer.kind !== 'answer') return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU', sebab: answer.reason } };
  // A server that is not up to date yet knows nothing of pictures, and will.
  if (answer.status !== 200) return { hasil: 'GAGAL', galat: { kode: 'DITOLAK', status: answer.status } };
  const bytes = isiJawaban(jsonDari(answer));
  if (bytes === undefined) return 'tiada';
  if (bytes === 'rusak') return bytes;
  try {
    await simpan(services, antara, foto, kunci, bytes);
    return 'ada';
  } catch (error) {
    if (isProblem(error)) return 'rusak';
    throw error;
  }
}

/**
 * Fetches the pictures of what came from another server, one by one; what is here already is not asked for again. The
 * goods do not wait for it: a picture that cannot be had is missing, and the message says so.
 */
export async function ambilFoto(services: Services, kiriman: FotoKiriman, minta: Minta): Promise<HasilKirim> {
  const mulai = performance.now();
  const kurang = await kiriman.kurang(services.db, minta.antara, minta.foto);
  const jumlah = { ada: 0, tiada: 0, rusak: 0 };
  for (const kunci of kurang) {
    // What was fetched so far is no failed try, and is not fetched again.
    if (jumlah.ada > 0 && performance.now() - mulai > CUKUP_MS) return { hasil: 'NANTI', pada: services.now() };
    const hasil = await ambilSatu(services, kiriman, minta, kunci);
    if (typeof hasil === 'object') return hasil;
    jumlah[hasil] += 1;
    if (hasil !== 'ada') services.log.warn({ kunci, hasil, foto: minta.foto }, 'a picture elsewhere is missing');
  }
  if (jumlah.rusak === 0) return { hasil: 'TERKIRIM' };
  return { hasil: 'MENYERAH', galat: { kode: 'DITOLAK', status: 422 } };
}
