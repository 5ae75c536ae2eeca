import { mintaSemua } from '../../../engine/approval/minta.tsx';
import type { Permintaan, Izin } from '../../../engine/approval/permintaan.ts';

/** An approval about to run out is asked for again rather than sent, in milliseconds. */
const SISA_TERKECIL = 3000;

interface Baris {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
/** A line with the approval it needs, if it does, and the values that one is bound to. */
export interface PerluIzin<B extends Baris> {
  readonly baris: B;
  readonly kategori: string | undefined;
  readonly nilai: Readonly<Record<string, unknown>>;
}

const kurangIzin = <B extends Baris>({ kategori, baris: { otorisasi } }: PerluIzin<B>): boolean =>
  kategori !== undefined &&
  (otorisasi === null || otorisasi.kategori !== kategori || otorisasi.sampai - Date.now() < SISA_TERKECIL);

/**
 * Asks for the approvals that lines lack, in one go. @param tampil what the approver reads of a line.
 * @returns the lines with their approvals, nothing when nobody approved.
 */
export async function setujui<B extends Baris, H extends PerluIzin<B>>(
  hitung: readonly (H & PerluIzin<B>)[],
  tampil: (baris: H) => Pick<Permintaan, 'judul' | 'ringkasan'>,
): Promise<readonly B[] | undefined> {
  const kurang = hitung.filter(kurangIzin);
  if (kurang.length === 0) return hitung.map(({ baris }) => baris);
  const izin = await mintaSemua(
    kurang.map((baris) => ({ kategori: baris.kategori ?? '', dokumen: '', nilai: baris.nilai, ...tampil(baris) })),
  );
  if (!izin) return undefined;
  return hitung.map(({ baris }) => {
    const index = kurang.findIndex((row) => row.baris.id === baris.id);
    return index < 0 ? baris : { ...baris, otorisasi: izin[index] ?? null };
  });
}
