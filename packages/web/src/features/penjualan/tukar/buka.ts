import { bukaBarang } from '../../../trade/beli/buka.ts';
import type { TukarDraft } from '../transaksi/draft.ts';
import type { Penjualan } from '../wire.ts';
import { TUKAR_KOSONG } from './susun.ts';

/** The old goods of an OPEN sale that is to be changed, and the purchase that holds them meanwhile. */
export async function bukaTukar({ tukar, dibeli, barang_tukar, bayar }: Penjualan): Promise<TukarDraft | undefined> {
  if (!dibeli) return undefined;
  const isi = await bukaBarang(dibeli.nomor, dibeli, barang_tukar);
  const keluar = bayar.find(({ arah, jenis }) => arah === 'KELUAR' && jenis === 'TRANSFER');
  const kembali = keluar && {
    no_rekening: keluar.no_rekening,
    no_rekening_customer: keluar.no_rekening_customer,
    otorisasi: null,
  };
  const berat = barang_tukar.reduce((gram, row) => gram + row.berat, 0);
  return { ...TUKAR_KOSONG, beli: dibeli.nomor, isi, jumlah: String(tukar), berat: berat.toFixed(3), kembali };
}
