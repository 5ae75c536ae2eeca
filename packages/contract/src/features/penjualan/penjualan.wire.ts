/** Who bought, as the document keeps it. */
export interface PelangganTersimpan {
  readonly jenis: 'NON MEMBER' | 'MEMBER';
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}

/** How a part of it was paid, as the document keeps it. */
export interface BayarDokumen {
  readonly jenis: string;
  readonly jumlah: number;
  readonly no_rekening: string;
  readonly no_kartu: string;
  readonly fee_persen: number;
  readonly fee_rp: number;
  readonly jumlah_gesek_rp: number;
}

/** Who did what to a document, when. */
export interface RiwayatDokumen {
  readonly waktu: string;
  readonly user_id: string;
  readonly aksi: string;
}

/** People and figures of a whole sale, for the screen and for its papers. */
export interface KepalaPenjualan {
  readonly no_faktur_group: string;
  readonly tgl: string;
  readonly status: 'OPEN' | 'DONE' | 'CANC';
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly pelanggan: PelangganTersimpan;
  readonly jumlah_barang: number;
  readonly total_berat: number;
  readonly sub_total: number;
  readonly diskon: number;
  readonly ppn: number;
  readonly grand_total: number;
  readonly dibayar: number;
  readonly kembali: number;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  readonly valid_oleh: string | null;
  readonly valid_pada: string | null;
}
