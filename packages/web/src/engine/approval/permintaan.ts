import { hanyaPemilik, type ApprovalRequest } from '@kilau/contract/core/approval.ts';

/** One line of what the approver is asked to agree to, in words. */
export interface RingkasanBaris {
  readonly label: string;
  /** Of rows, each of them in words. */
  readonly nilai: string | readonly string[];
  /** What it was, where it was changed. */
  readonly semula?: string;
}

/** What an approval is asked for: the action, the document, and the exact values it will be bound to. */
export interface Permintaan {
  /** Name of the action, as it stands in /laporan-otorisasi. */
  readonly kategori: string;
  /** Number of the document; empty when it has none yet. */
  readonly dokumen: string;
  readonly nilai: Readonly<Record<string, unknown>>;
  /** What it is about: a piece, a sale. */
  readonly judul?: string;
  readonly ringkasan: readonly RingkasanBaris[];
  /** Whose alone it is to give. */
  readonly level?: 'OWN';
}

/** An approval that was given. */
export interface Izin {
  readonly id: string;
  readonly kategori: string;
  readonly disetujui_oleh: string;
  /** Milliseconds of this device's clock after which it is worth nothing. */
  readonly sampai: number;
  /** Given when the paper that is being changed was saved. */
  readonly semula?: true;
}

/** What a paper was saved with: it stands for the very same, however the rest of the paper is changed. */
export const izinSemula = (id: string | null | undefined): Izin | null =>
  id ? { id, kategori: '', disetujui_oleh: '', sampai: 0, semula: true } : null;

/** Whether an approval is one of the category, or of before: then the server knows what it was for. */
export const izinUntuk = (izin: Izin | null, kategori: string): izin is Izin =>
  izin !== null && (izin.semula === true || izin.kategori === kategori);

/** What of it is sent to be asked of somebody who is not at this till. */
export const dimintaDari = ({ kategori, dokumen, nilai, level }: Permintaan): ApprovalRequest => ({
  kategori,
  dokumen,
  nilai,
  ...(level && { level }),
});

/** Milliseconds for which an approval may be asked for, and one that was given may be used (decisions.md 9). */
export const MENUNGGU_MS = 120_000;
export const BERLAKU_MS = 900_000;

/** Where it is kept who approved last on this device: most often the same person does again. */
export const penyetujuTerakhir = (permintaan: readonly Permintaan[]): string =>
  hanyaPemilik(permintaan) ? 'penyetuju-pemilik' : 'penyetuju';

/** `1:05`: whole seconds that are left, never below nothing. */
export function sisaWaktu(sampai: number, sekarang: number): string {
  const detik = Math.max(0, Math.ceil((sampai - sekarang) / 1000));
  return `${Math.floor(detik / 60)}:${String(detik % 60).padStart(2, '0')}`;
}
