import type { AturanBeli } from '../../trade/beli/aturan.ts';
import { barisBeliKirim, identitasKirim, izinKirim } from '../../trade/beli/kirim.ts';
import { pelangganKirim } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { HitungBeli } from './hitung.ts';
import type { DraftBeli } from './isi.ts';

/** The body of `POST pembelian`. Cash is what the transfer leaves. */
export function kirimBeli(draft: DraftBeli, { baris, bayar }: HitungBeli, aturan: AturanBeli) {
  const { kode_sales, pelanggan, transfer } = draft;
  return {
    kode_sales,
    pelanggan: pelangganKirim(pelanggan),
    ...identitasKirim(draft),
    barang: baris.map((row) => barisBeliKirim(row, aturan)),
    bayar: [
      ...(transfer
        ? [
            {
              jenis: 'TRANSFER',
              jumlah: bayar.transfer,
              no_rekening: transfer.no_rekening,
              no_rekening_customer: transfer.no_rekening_customer,
              ...izinKirim(transfer.otorisasi),
            },
          ]
        : []),
      ...(bayar.tunai.gt(0) ? [{ jenis: 'CASH', jumlah: bayar.tunai }] : []),
    ],
  };
}
