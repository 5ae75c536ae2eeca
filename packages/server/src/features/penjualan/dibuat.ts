import { Dec } from '@kilau/contract/core/dec.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { Made, Making } from '../../engine/paper/kind.ts';

type Jual = Making<typeof penjualan>;

/** What nobody has done yet to a sale that was just made. */
const BELUM = {
  diubah_oleh: null,
  diubah_pada: null,
  batal_oleh: null,
  batal_pada: null,
  tgl_batal: null,
  alasan_batal: null,
  otorisasi_batal: null,
} as const;

/** A payment as the view `penjualan_bayar` has it, and what `BACA_SQL` says beside that. */
const bayarDibuat = (
  { cara, akun, sub, jumlah, fee, diterima, arah, aset, sumber, ...row }: Made['bayar'][number],
  index: number,
  fee_ditanggung: string | undefined,
) => {
  const bank = akun === 'BANK';
  const fee_bank = fee_ditanggung === 'TOKO' ? fee : diterima.minus(jumlah);
  return {
    baris: index + 1,
    jenis: cara,
    jumlah: akun === 'KAS' ? diterima : jumlah,
    no_rekening: bank ? sub : '',
    no_kartu: row.no_kartu,
    no_rekening_customer: row.rekening_lawan,
    fee_persen: row.fee_persen,
    fee_rp: bank ? fee_bank : Dec.zero,
    fee_ditanggung,
    jumlah_gesek_rp: bank ? diterima : Dec.zero,
    arah,
    nomor: sumber,
    keluar: arah === 'MASUK' ? null : arah,
    poin: aset === 'POIN' ? diterima : null,
  };
};

/** A line as the view `penjualan_barang` has it. */
const barangDibuat = (
  { bonus: _, ...row }: NonNullable<NonNullable<Jual['baris']>['barang']>[number],
  index: number,
  { nomor, tgl }: Made,
) => ({
  ...row,
  baris: index + 1,
  no_faktur_jual: `${nomor}/${index + 1}`,
  tgl,
  status_kembali: 'Tersedia',
});

/**
 * A sale that was just made, as `BACA_SQL` would read it: where no other paper is made with it, the making knows all.
 */
export function penjualanDibuat(
  { kepala = {}, baris, kode_sales = '', pelanggan, keterangan = '', total }: Jual,
  nama_sales: string,
): (made: Made) => object {
  const { jenis_pelanggan: jenis, fee_ditanggung, otorisasi_limit: _, ...isi } = kepala;
  return (made) => ({
    no_faktur_group: made.nomor,
    tgl: made.tgl,
    status: made.status,
    kode_sales,
    jenis_pelanggan: jenis,
    ...pelanggan,
    ...isi,
    grand_total: total,
    dibuat_oleh: made.dibuat_oleh,
    dibuat_pada: made.dibuat_pada,
    ...BELUM,
    valid_oleh: made.lalu?.oleh ?? null,
    valid_pada: made.lalu?.pada ?? null,
    pelanggan: { jenis, ...pelanggan },
    nama_sales,
    keterangan,
    cetak: 0,
    barang: (baris?.barang ?? []).map((row, index) => barangDibuat(row, index, made)),
    aksesoris: (baris?.aksesoris ?? []).map(({ otorisasi: __, ...row }, index) => ({
      ...row,
      baris: index + 1,
      tgl: made.tgl,
      status_kembali: 'Tersedia',
    })),
    dibeli: null,
    barang_tukar: [],
    bayar: made.bayar.map((row, index) => bayarDibuat(row, index, fee_ditanggung)),
  });
}
