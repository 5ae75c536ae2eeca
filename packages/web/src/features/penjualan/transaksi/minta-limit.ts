import { formatRupiah } from '@kilau/contract/core/format.ts';
import { mintaSemua } from '../../../engine/approval/minta.tsx';
import type { ProblemError } from '../../../platform/problem-error.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { text } from '../../../ui/text.ts';
import type { LayarHandle } from './use-layar.ts';

/** What the approval is bound to, as the server said it. */
interface NilaiLimit {
  readonly total: number;
  readonly jumlah_barang: number;
  readonly kode_sales: string;
  readonly nama: string;
}

/**
 * Asks for the approval of a sale that comes to more than the shop's limit.
 * @returns false when nobody approved.
 */
export async function mintaLimit(
  handle: LayarHandle,
  { limit }: Pick<AturanJual, 'limit'>,
  { params }: ProblemError,
): Promise<boolean> {
  const nilai = JSON.parse(String(params['nilai'])) as NilaiLimit;
  const izin = await mintaSemua([
    {
      kategori: String(params['kategori']),
      dokumen: '',
      nilai: { ...nilai },
      judul: text('batas.judul'),
      ringkasan: [
        { label: text('field.total'), nilai: formatRupiah(nilai.total) },
        { label: text('batas.limit'), nilai: formatRupiah(limit) },
        { label: text('field.jumlah_barang'), nilai: String(nilai.jumlah_barang) },
        { label: text('field.kode_sales'), nilai: nilai.kode_sales },
        { label: text('field.nama'), nilai: nilai.nama },
      ],
    },
  ]);
  if (!izin?.[0]) return false;
  handle.ubahDraft({ type: 'limit', limit: izin[0] });
  return true;
}
