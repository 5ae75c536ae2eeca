import { formatRupiah } from '@kilau/contract/core/format.ts';
import type { NilaiBaris } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { mintaSemua } from '../../../engine/approval/minta.tsx';
import type { ProblemError } from '../../../platform/problem-error.ts';
import { text } from '../../../ui/text.ts';
import type { LayarHandle } from './use-layar.ts';

/**
 * Asks for the approval of what is taken off a line of accessories, as the server said it.
 * @returns false when nobody approved.
 */
export async function mintaAksesoris(handle: LayarHandle, index: number, { params }: ProblemError): Promise<boolean> {
  const nilai = JSON.parse(String(params['nilai'])) as NilaiBaris;
  const diminta = handle.now().draft.aksesoris?.[index];
  const izin = await mintaSemua([
    {
      kategori: String(params['kategori']),
      dokumen: '',
      nilai: { ...nilai },
      judul: diminta?.nama_aksesoris ?? nilai.kode_barcode,
      ringkasan: [
        { label: text('field.qty'), nilai: diminta?.qty ?? '' },
        { label: text('field.harga_jual'), nilai: formatRupiah(nilai.harga_jual) },
        { label: text('field.diskon'), nilai: formatRupiah(nilai.diskon) },
      ],
    },
  ]);
  const [diberi] = izin ?? [];
  if (!diberi) return false;
  // A scan may have brought more meanwhile; where it is more of this one, that was not agreed to.
  const aksesoris = (handle.now().draft.aksesoris ?? []).map((row) =>
    row === diminta ? { ...row, otorisasi: diberi } : row,
  );
  handle.ubahDraft({ type: 'accessories', aksesoris });
  return true;
}
