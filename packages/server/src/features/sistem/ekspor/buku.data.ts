import type { EksporDokumen } from '@kilau/contract/features/sistem/ekspor.ts';
import { kolomDari, perTgl, type TabelEkspor } from './tabel.ts';

/** The books, and who changed, approved and printed what. */
export const EKSPOR_BUKU = {
  posting: {
    from: 'posting p',
    kolom: kolomDari('p', 'urut id tgl jenis nomor aksi user_id membalik waktu'),
    ...perTgl('p.urut'),
  },
  entri: {
    from: 'posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id',
    kolom: {
      ...kolomDari('p', 'urut tgl jenis nomor aksi user_id waktu'),
      ...kolomDari('e', 'baris aset akun sub kode_gudang kode_baki kode_group kode_dept kode_barcode kategori jumlah'),
    },
    ...perTgl('p.urut', 'e.baris'),
  },
  saldo_hari: {
    from: 'saldo_hari p',
    kolom: kolomDari('p', 'tgl aset akun sub kode_gudang kode_baki kode_group kode_dept masuk keluar'),
    tgl: { sql: 'p.tgl' },
    urut: Object.values(kolomDari('p', 'akun tgl aset sub kode_gudang kode_baki kode_group kode_dept')),
    indeks: 2,
  },
  hari_toko: { from: 'hari_toko p', kolom: kolomDari('p', 'tgl_system'), urut: ['p.tgl_system'], indeks: 1 },
  riwayat_harga: {
    from: 'riwayat_harga p',
    kolom: kolomDari('p', 'tgl kode_group harga_lama harga_baru diubah_oleh diubah_pada'),
    tgl: { sql: 'p.tgl' },
    urut: ['p.tgl', 'p.kode_group', 'p.diubah_pada', 'p.id'],
    indeks: 3,
  },
  otorisasi: {
    from: 'otorisasi p',
    // The number of an approval that nobody has used yet is as good as the approval.
    kolom: {
      id: 'case when p.dipakai is not null then p.id end',
      ...kolomDari(
        'p',
        'tgl kategori saluran diminta_oleh disetujui_oleh keterangan dokumen nilai dibuat berlaku_sampai dipakai dipakai_dokumen',
      ),
    },
    ...perTgl('p.dibuat', 'p.id'),
  },
  cetak_log: {
    from: 'cetak_log p',
    kolom: kolomDari('p', 'jenis nomor ke user_id waktu'),
    tgl: { sql: 'p.waktu', instant: true },
    urut: ['p.id'],
    indeks: 1,
  },
  audit: {
    from: 'audit p',
    kolom: kolomDari('p', 'waktu user_id aksi objek kode sebelum sesudah'),
    tgl: { sql: 'p.waktu', instant: true },
    urut: ['p.waktu', 'p.id'],
    indeks: 1,
  },
} as const satisfies Partial<Record<EksporDokumen, TabelEkspor>>;
