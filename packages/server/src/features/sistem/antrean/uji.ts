import { hasilJawaban } from '../../../platform/antrean/jawaban.ts';
import type { Pengirim } from '../../../platform/antrean/kirim.ts';
import { callOutside } from '../../../platform/outside.ts';

/** Posts the line as JSON, with the message's id as its idempotency key. */
export const kirimUji: Pengirim<'UJI'> = async ({ loopback }, { kode_toko, id, isi, dibuat }) =>
  hasilJawaban(
    await callOutside({
      url: isi.alamat,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, kode_toko, pesan: isi.pesan, dibuat }),
      loopback,
    }),
  );
