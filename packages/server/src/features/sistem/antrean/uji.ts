import type { HasilKirim } from '../../../platform/antrean/outbox.ts';
import type { Pengirim } from '../../../platform/antrean/kirim.ts';
import { callOutside, type OutsideAnswer } from '../../../platform/outside.ts';

/** What the answer of another service says about a message: taken, refused, or not heard. */
function hasilOf(answer: OutsideAnswer): HasilKirim {
  if (answer.kind === 'forbidden') return { hasil: 'MENYERAH', galat: { kode: 'DILARANG' } };
  if (answer.kind === 'unreachable') {
    return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU', sebab: answer.reason } };
  }
  const { status } = answer;
  return status >= 200 && status < 300 ? { hasil: 'TERKIRIM' } : { hasil: 'GAGAL', galat: { kode: 'DITOLAK', status } };
}

/** Posts the line as JSON, with the message's id as its idempotency key. */
export const kirimUji: Pengirim<'UJI'> = async ({ loopback }, { kode_toko, id, isi, dibuat }) =>
  hasilOf(
    await callOutside({
      url: isi.alamat,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, kode_toko, pesan: isi.pesan, dibuat }),
      loopback,
    }),
  );
