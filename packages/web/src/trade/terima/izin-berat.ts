import { formatGram } from '@kilau/contract/core/format.ts';
import { mintaSemua } from '../../engine/approval/minta.tsx';
import type { Permintaan } from '../../engine/approval/permintaan.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { text } from '../../ui/text.ts';

/** What is to be approved where pieces were refused because they weigh far more than is left of their receipt. */
export function permintaanBerat(error: unknown): Permintaan | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'penerimaan_kelebihan_berat') return undefined;
  const { kategori = '', nomor = '', baris = '', sisa = '', berat = '', penerimaan = '' } = error.params;
  const gram = (nilai: string | number) => formatGram(String(nilai), text);
  return {
    kategori: String(kategori),
    dokumen: String(nomor),
    nilai: { penerimaan: String(penerimaan) },
    judul: `${nomor} · ${text('terima.baris_ke', { nomor: String(baris) })}`,
    ringkasan: [
      { label: text('terima.sisa_berat'), nilai: gram(sisa) },
      { label: text('terima.berat_diambil'), nilai: gram(berat) },
    ],
  };
}

type Ulang = (more: { readonly otorisasi: string }) => void;

async function mintaLalu(permintaan: Permintaan, ulang: Ulang): Promise<void> {
  const izin = await mintaSemua([permintaan]);
  if (izin?.[0]) ulang({ otorisasi: izin[0].id });
}

/**
 * Asks for the approval that entering pieces was refused for, and sends them again with it.
 * @returns whether the refusal was one of these; any other is still to be told.
 */
export function izinBeratTerima(error: unknown, ulang: Ulang): boolean {
  const permintaan = permintaanBerat(error);
  if (permintaan) void mintaLalu(permintaan, ulang);
  return permintaan !== undefined;
}
