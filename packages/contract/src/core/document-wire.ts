/** Who took a document back, on which business day, and why; null while it stands. */
export interface Pembatalan {
  readonly batal_oleh: string | null;
  readonly tgl_batal: string | null;
  readonly alasan_batal: string | null;
}

/** The head of a document that is posted when it is saved: it stands, or it was taken back. */
export interface KepalaDokumen extends Pembatalan {
  readonly tgl: string;
  readonly status: 'DONE' | 'CANC';
  readonly keterangan: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
}

/** A document that was read by its number. */
export interface DokumenTerbuka {
  /** Keys of the actions that the reader may do. */
  readonly boleh: readonly string[];
}

/** Who did what to a document, when. */
export interface RiwayatDokumen {
  readonly waktu: string;
  readonly user_id: string;
  readonly aksi: string;
}
