/** What may be entered from open receipts, by receipt, group, type and purity (`GET penerimaan-terbuka`). */
export interface SumberTerima {
  readonly no_terima: string;
  readonly tgl: string;
  readonly kode_supplier: string;
  readonly no_intern: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly nama_dept: string;
  readonly kadar: number;
  /** What was received; how far it may be overdrawn goes by that. */
  readonly berat: number;
  readonly sisa_qty: number;
  readonly sisa_berat: number;
}
