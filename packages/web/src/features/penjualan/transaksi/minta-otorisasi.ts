import { text } from '../../../ui/text.ts';
import { mintaBaris } from '../../../trade/dokumen/izin-baris.ts';
import type { BarisHitung } from './hitung.ts';
import { permintaanBaris } from './otorisasi-baris.ts';
import type { LayarHandle } from './use-layar.ts';

/**
 * Asks for the approvals of lines in one go and puts them into the lines.
 * @param kategori what the server asked for; absent: what the rules say.
 * @returns false when nobody approved.
 */
export async function mintaOtorisasi(
  handle: LayarHandle,
  baris: readonly BarisHitung[],
  kategori?: string,
): Promise<boolean> {
  const izin = await mintaBaris(baris, (row) => permintaanBaris(text, row), kategori);
  if (!izin) return false;
  baris.forEach(({ baris: { barang } }, index) => {
    const izinBaris = izin[index];
    if (izinBaris) handle.ubahDraft({ type: 'approve-line', kode_barcode: barang.kode_barcode, otorisasi: izinBaris });
  });
  return true;
}
