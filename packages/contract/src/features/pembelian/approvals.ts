import type { ApprovalCategory } from '../../core/approval.ts';
import { image, kadar, money, text, weight, type Fields } from '../../core/field.ts';
import { OTORISASI_TRANSFER } from '../../trade/beli/cara-beli.ts';
import { KATEGORI_IZIN_BELI } from '../../trade/beli/izin-beli.calc.ts';

/** What an approval of a line binds, whichever of these it is: `nilaiIzinBeli`. */
const NILAI_BARIS = {
  kode_barcode: text({ max: 30 }),
  nama_barang: text({ max: 100, required: true }),
  kode_group: text({ max: 30, required: true }),
  kondisi_barang: text({ max: 30, required: true }),
  kadar: kadar({ required: true }),
  berat: weight({ required: true }),
  berat_nota: weight({}),
  harga_nota: money({ required: true }),
  harga_beli: money({ required: true }),
  uji: text({ max: 20 }),
  hasil_kadar: kadar({}),
  foto_barang: image({}),
} as const satisfies Fields;

/** Approvals of what is bought back, and of paying it to somebody's account. */
export const approvals: readonly ApprovalCategory[] = [
  ...KATEGORI_IZIN_BELI.map((kategori) => ({ kategori, nilai: NILAI_BARIS })),
  {
    kategori: OTORISASI_TRANSFER,
    nilai: {
      no_rekening: text({ max: 60, required: true }),
      no_rekening_customer: text({ max: 40, required: true }),
      jumlah: money({ required: true }),
    },
  },
];
