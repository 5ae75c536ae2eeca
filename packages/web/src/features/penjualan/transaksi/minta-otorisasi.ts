import { MENUNGGU_MS } from '../../../engine/approval/permintaan.ts';
import { text } from '../../../ui/text.ts';
import { mintaBaris } from '../../../trade/dokumen/izin-baris.ts';
import type { BarisHitung } from './hitung.ts';
import { permintaanBaris } from './otorisasi-baris.ts';
import type { LayarHandle } from './use-layar.ts';

/**
 * Asks for the approvals of lines in one go and puts them into the lines, which say meanwhile that they wait, and
 * afterwards who may not.
 * @param kategori what the server asked for; absent: what the rules say.
 * @returns false when nobody approved.
 */
export async function mintaOtorisasi(
  handle: LayarHandle,
  baris: readonly BarisHitung[],
  kategori?: string,
): Promise<boolean> {
  const kode_barcode = baris.map((row) => row.baris.barang.kode_barcode);
  let ditolak: string | undefined;
  handle.ubah({ type: 'asked', kode_barcode, izin: { diminta: Date.now() + MENUNGGU_MS } });
  const izin = await mintaBaris(
    baris,
    (row) => permintaanBaris(text, row),
    kategori,
    (pesan) => {
      ditolak = pesan;
    },
  ).finally(() => handle.ubah({ type: 'asked', kode_barcode, izin: ditolak === undefined ? undefined : { ditolak } }));
  if (!izin) return false;
  baris.forEach(({ baris: { barang } }, index) => {
    const izinBaris = izin[index];
    if (izinBaris) handle.ubahDraft({ type: 'approve-line', kode_barcode: barang.kode_barcode, otorisasi: izinBaris });
  });
  return true;
}
