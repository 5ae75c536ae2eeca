import { mintaSemua } from '../../engine/approval/minta.tsx';
import { izinUntuk, type Izin, type Permintaan } from '../../engine/approval/permintaan.ts';

/** An approval about to run out is asked for again rather than sent, in milliseconds. */
const SISA_TERKECIL = 3000;

/** A line with the approval it needs, if it does, and the values that one is bound to. */
export interface PerluIzin {
  readonly baris: { readonly otorisasi: Izin | null };
  readonly kategori: string | undefined;
  readonly nilai: object;
}

/** Whether a line needs an approval that it does not hold. */
export const kurangIzin = ({ kategori, baris: { otorisasi } }: PerluIzin, now: number): boolean =>
  kategori !== undefined &&
  (!izinUntuk(otorisasi, kategori) || (!otorisasi.semula && otorisasi.sampai - now < SISA_TERKECIL));

interface BarisBerizin {
  readonly id: string;
  readonly otorisasi: Izin | null;
}
interface DraftBerizin {
  readonly barang: readonly BarisBerizin[];
}

/** Nobody has agreed to any line any more. */
export const tanpaIzin = <D extends DraftBerizin>(isi: D): D => ({
  ...isi,
  barang: isi.barang.map((baris) => ({ ...baris, otorisasi: null })),
});

/**
 * Asks for approvals of lines in one go. @param tampil what the approver reads of a line. @param kategori what the
 * server asked for; absent: what the rules say. @param onRefused told what was said
 * to whoever tried and may not.
 * @returns them in the order of the lines, nothing when nobody approved.
 */
export async function mintaBaris<H extends PerluIzin>(
  baris: readonly H[],
  tampil: (baris: H) => Pick<Permintaan, 'judul' | 'ringkasan'>,
  kategori?: string,
  onRefused?: (pesan: string) => void,
): Promise<readonly Izin[] | undefined> {
  if (baris.length === 0) return [];
  return mintaSemua(
    baris.map((terhitung) => ({
      kategori: kategori ?? terhitung.kategori ?? '',
      dokumen: '',
      nilai: { ...terhitung.nilai },
      ...tampil(terhitung),
    })),
    onRefused,
  );
}

/**
 * Lines with the approvals that were given to some of them. One that was changed while somebody was asked is another
 * one, which nobody has agreed to.
 */
export const denganIzin = <B extends object>(
  baris: readonly B[],
  izin: ReadonlyMap<object, Izin>,
  beri: (baris: B, izin: Izin) => B,
): readonly B[] =>
  baris.map((row) => {
    const diberi = izin.get(row);
    return diberi ? beri(row, diberi) : row;
  });

/** Approvals by what each was asked for, in the same order. */
export const izinMenurut = <B extends object>(
  baris: readonly B[],
  izin: readonly (Izin | undefined)[],
): ReadonlyMap<object, Izin> =>
  new Map(
    baris.flatMap((row, index) => {
      const diberi = izin[index];
      return diberi ? [[row, diberi] as const] : [];
    }),
  );

interface FormBerizin<D> {
  readonly now: { readonly current: D };
  readonly ganti: (ubah: (isi: D) => D) => void;
}

/**
 * What is sent of a draft once its lines have the approvals they take, which stay in it. @param tampil what the
 * approver reads of a line.
 * @returns nothing where one was not given.
 */
export async function berizin<D extends DraftBerizin, H extends PerluIzin & { readonly baris: BarisBerizin }>(
  { now, ganti }: FormBerizin<D>,
  baris: readonly H[],
  tampil: (baris: H) => Pick<Permintaan, 'judul' | 'ringkasan'>,
  kirim: (siap: D) => object,
): Promise<object | undefined> {
  const kurang = baris.filter((row) => kurangIzin(row, Date.now()));
  const izin = await mintaBaris(kurang, tampil);
  if (!izin) return undefined;
  const diberi = izinMenurut(
    kurang.map((row) => row.baris),
    izin,
  );
  // Upon what is entered by now: a price may have moved while somebody was asked.
  ganti((isi) => ({
    ...isi,
    barang: denganIzin(isi.barang, diberi, (row, otorisasi) => ({ ...row, otorisasi })),
  }));
  return kirim(now.current);
}
