import { Dec } from '@kilau/contract/core/dec.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Making } from '../../engine/paper/kind.ts';
import { akibatBayar, pembayaranJual } from '../../trade/bayar/uang-jual.ts';
import { barangTersimpan } from '../../trade/harga/baris-tersimpan.ts';
import { aksesorisTersimpan } from './aksesoris-jual.ts';
import type { BarisJual, PenjualanMasuk } from './baris-jual.ts';
import type { PenjualanHitung } from './hitung.ts';
import { TANPA_PASAR } from './pasar.ts';

/** Category of the cash book. */
export const KATEGORI_JUAL = 'PENJUALAN';

/** A line as it is kept: a snapshot of every price, rate and rule it used. */
const barisTersimpan = (
  { barang, sistem, hasil, pasar = TANPA_PASAR, ...row }: BarisJual,
  aturan: AturanHarga,
  bonus: Dec,
) => ({
  ...barangTersimpan(barang, sistem, aturan),
  jenis_group: barang.jenis_group,
  berat_barang: barang.berat,
  berat: row.berat,
  harga_gram: row.harga_gram,
  harga_jual: hasil.harga_jual,
  tarif_ongkos: row.tarif_ongkos,
  ongkos: hasil.ongkos,
  harga_atribut: hasil.harga_atribut,
  diskon_persen: row.diskon_persen,
  diskon: hasil.diskon,
  ppn_tarif: row.ppn_tarif,
  ppn: row.ppn,
  harga_total: row.total,
  harga_rata: hasil.harga_rata,
  bonus,
  otorisasi: row.otorisasi,
  ...pasar,
});

/** What a sale says, made as changed. */
export function isiPenjualan(
  sale: PenjualanHitung,
  masuk: PenjualanMasuk,
  aturan: AturanHarga,
  kasir: string,
): Making<typeof penjualan> {
  const { baris, aksesoris, pelanggan, bayar } = sale;
  const akibat = akibatBayar(bayar);
  const sum = (of: (row: BarisJual) => Dec): Dec => Dec.sum(baris.map(of));
  return {
    kode_sales: sale.kode_sales,
    pelanggan: {
      kode_member: pelanggan.kode_member,
      nama: pelanggan.nama,
      no_hp: pelanggan.no_hp,
      alamat: pelanggan.alamat,
    },
    keterangan: masuk.keterangan ?? '',
    total: sale.grand_total,
    kepala: {
      jenis_pelanggan: pelanggan.jenis,
      jumlah_barang: baris.length,
      total_berat: sum((row) => row.berat),
      sub_total: Dec.sum([
        ...baris.map(({ hasil }) => hasil.harga_jual.plus(hasil.ongkos).plus(hasil.harga_atribut)),
        ...aksesoris.map((row) => row.jumlah),
      ]),
      diskon: Dec.sum([...baris.map(({ hasil }) => hasil.diskon), ...aksesoris.map((row) => row.diskon)]),
      ppn: Dec.sum([...baris, ...aksesoris].map((row) => row.ppn)),
      dibayar: bayar.hasil.dibayar,
      kembali: bayar.hasil.kembali,
      tukar: Dec.sum(bayar.hasil.baris.flatMap(({ jenis, jumlah }) => (jenis === 'TUKAR' ? [jumlah] : []))),
      fee_ditanggung: bayar.ditanggung,
      otorisasi_limit: sale.otorisasi_limit,
      poin: sale.poin,
    },
    baris: {
      kyc: [...sale.kyc],
      barang: baris.map((row, index) => barisTersimpan(row, row.aturan ?? aturan, sale.bonus[index] ?? Dec.zero)),
      aksesoris: aksesoris.map(aksesorisTersimpan),
    },
    bayar: pembayaranJual(bayar, masuk.bayar, kasir, KATEGORI_JUAL),
    ...(akibat.length > 0 && { akibat }),
  };
}
