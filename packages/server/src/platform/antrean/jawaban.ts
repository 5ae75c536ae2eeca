import type { OutsideAnswer } from '../outside.ts';
import type { HasilKirim } from './outbox.ts';

/** What the answer of another service says about a message: taken, refused, or not heard. */
export function hasilJawaban(answer: OutsideAnswer): HasilKirim {
  if (answer.kind === 'forbidden') return { hasil: 'MENYERAH', galat: { kode: 'DILARANG' } };
  if (answer.kind === 'unreachable') {
    return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU', sebab: answer.reason } };
  }
  const { status } = answer;
  return status >= 200 && status < 300 ? { hasil: 'TERKIRIM' } : { hasil: 'GAGAL', galat: { kode: 'DITOLAK', status } };
}
