import { angka } from '../../trade/harga/angka.ts';
import { pelangganKirim } from '../../trade/pelanggan/pelanggan-draft.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung, HitungBeli } from './hitung.ts';
import { adaLuar, luarDari, notaDari, type DraftBeli } from './isi.ts';

const izin = (otorisasi: { readonly id: string } | null) => (otorisasi ? { otorisasi: otorisasi.id } : {});

/** A line as it is sent: the price that was told the seller is the one that counts, also where it was worked out. */
function barisKirim({ baris, harga_beli, berat }: BarisHitung, aturan: AturanBeli) {
  const luar = luarDari(baris);
  return {
    ...(luar
      ? {
          nama_barang: luar.nama_barang,
          kode_group: luar.kode_group,
          kode_dept: luar.kode_dept,
          ...(luar.kadar !== '' && { kadar: angka(luar.kadar) }),
          ...(luar.kode_harga !== '' && { kode_harga: luar.kode_harga }),
          ...(luar.uji !== '' && { uji: luar.uji }),
          ...(luar.hasil_kadar !== '' && { hasil_kadar: angka(luar.hasil_kadar) }),
        }
      : { kode_barcode: notaDari(baris)?.kode_barcode }),
    berat,
    kondisi_barang: baris.kondisi_barang,
    ...(aturan.hidup && baris.hidup && { hidup: true }),
    ...(aturan.potongan_lain && angka(baris.potongan_lain).gt(0) && { potongan_lain: angka(baris.potongan_lain) }),
    harga_beli,
    ...izin(baris.otorisasi),
  };
}

/** The body of `POST pembelian`. Cash is what the transfer leaves. */
export function kirimBeli(draft: DraftBeli, { baris, bayar }: HitungBeli, aturan: AturanBeli) {
  const { kode_sales, pelanggan, jenis_identitas, nik_sim_passport, transfer } = draft;
  return {
    kode_sales,
    pelanggan: pelangganKirim(pelanggan),
    ...(adaLuar(draft) && { jenis_identitas, nik_sim_passport }),
    barang: baris.map((row) => barisKirim(row, aturan)),
    bayar: [
      ...(transfer
        ? [
            {
              jenis: 'TRANSFER',
              jumlah: bayar.transfer,
              no_rekening: transfer.no_rekening,
              no_rekening_customer: transfer.no_rekening_customer,
              ...izin(transfer.otorisasi),
            },
          ]
        : []),
      ...(bayar.tunai.gt(0) ? [{ jenis: 'CASH', jumlah: bayar.tunai }] : []),
    ],
  };
}
