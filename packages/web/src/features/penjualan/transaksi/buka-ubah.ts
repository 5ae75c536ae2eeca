import { api } from '../../../platform/api.ts';
import type { Penjualan } from '../wire.ts';
import { barisUbah } from './baris-ubah.ts';
import type { DraftJual } from './draft.ts';
import { cariBarang } from './use-pindai.ts';

/** An OPEN sale as a draft that will change it. Its pieces are read again, for what they are and cost today. */
export async function bukaUbah(
  nomor: string,
  signal: AbortSignal,
): Promise<{ readonly penjualan: Penjualan; readonly draft: DraftJual }> {
  const penjualan = await api.get<Penjualan>(`penjualan/${encodeURIComponent(nomor)}`, {}, { signal });
  const {
    kode_sales,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    bayar,
    keterangan = '',
  } = penjualan;
  const barang = await Promise.all(
    penjualan.status === 'OPEN'
      ? penjualan.barang.map(async (baris) => barisUbah(baris, await cariBarang(baris.kode_barcode, nomor)))
      : [],
  );
  const draft: DraftJual = {
    ubah: nomor,
    versi: penjualan.versi,
    kode_sales,
    keterangan,
    pelanggan: { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat },
    barang,
    bayar: bayar.map((pembayaran) => ({
      id: String(pembayaran.baris),
      jenis: pembayaran.jenis,
      jumlah: String(pembayaran.jumlah),
      no_rekening: pembayaran.no_rekening,
      nama_rekening: '',
      no_kartu: pembayaran.no_kartu.replaceAll(/\D/g, ''),
      fee_persen: pembayaran.fee_persen === 0 ? '' : String(pembayaran.fee_persen),
    })),
  };
  return { penjualan, draft };
}
