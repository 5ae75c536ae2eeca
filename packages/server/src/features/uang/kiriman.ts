import { Problem } from '@kilau/contract/core/problem.ts';
import type { Kirimanku } from '../../trade/toko/kiriman-luar.ts';
import { pegangKiriman, penerimaan } from './di-jalan.ts';

/** Money, as a shop on another server is told of it: whole, with no lines of its own. */
export const kirimanUang: Kirimanku = {
  jenis: 'kirim-uang',
  view: 'kiriman_uang',
  sql: `select jsonb_build_object('jenis', d.jenis, 'nomor', d.nomor, 'kode_tujuan', k.kode_tujuan, 'tgl', d.tgl,
      'dibuat_oleh', d.dibuat_oleh, 'baris', '[]'::jsonb, 'isi', jsonb_build_object('tujuan', k.tujuan,
        'total', d.total, 'no_reff', k.no_reff, 'kurir', k.kurir, 'keterangan', d.keterangan))::text as isi
    from dokumen d join kirim_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
    where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.nomor = $2`,
  pegang: pegangKiriman,
  async periksa(tx, kode_toko, dari_toko, nomor) {
    const ada = await penerimaan(tx, kode_toko, dari_toko, nomor);
    if (ada) throw new Problem('kiriman_uang_diterima', { nomor, ...ada });
  },
};
