import { Dec } from '@kilau/contract/core/dec.ts';
import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import type { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import type { PembelianMasuk } from './baris-beli.ts';
import { hitungBarang } from './hitung.ts';

/** The one payment of a purchase that a sale makes. */
const TUKAR = { jenis: 'TUKAR', jumlah: null, no_rekening: null, no_rekening_customer: null, otorisasi: null } as const;

/**
 * What old goods pay of a sale: as much as the purchase comes to that is made with it. Its approvals are used when it
 * is made.
 */
export const bayarDenganBarang: NonNullable<KindHandlers<typeof pembelian>['pay']> = async (work, _cara, sent) => {
  const { kode_sales, pelanggan, jenis_identitas, nik_sim_passport, foto_identitas, barang } =
    sent as unknown as PembelianMasuk;
  const identitas = { jenis_identitas, nik_sim_passport, foto_identitas };
  const masuk: PembelianMasuk = { kode_sales, pelanggan, ...identitas, kyc: KYC_KOSONG, barang, bayar: [TUKAR] };
  const baris = await hitungBarang(work, masuk);
  const jumlah = Dec.sum(baris.map(({ harga_beli }) => harga_beli));
  return { jumlah, akibat: { jenis: 'pembelian', deed: 'buat', input: { ...masuk } } };
};
