import { Problem } from '@kilau/contract/core/problem.ts';
import type { Kirimanku } from '../../trade/toko/kiriman-luar.ts';
import { bukanKiriman } from './bukan-kiriman.ts';
import { pegangKiriman, penerimaan } from './di-jalan.ts';
import { fotoBarang } from './foto-barang.ts';

/** Goods, as a shop on another server is told of them; it fetches their pictures once it has them. */
export const kirimanBarang: Kirimanku = {
  jenis: 'kirim-barang',
  view: 'kiriman_barang',
  sql: `select jsonb_build_object('jenis', d.jenis, 'nomor', d.nomor, 'kode_tujuan', k.kode_tujuan, 'tgl', d.tgl,
      'dibuat_oleh', d.dibuat_oleh, 'isi', jsonb_build_object('tujuan', k.tujuan, 'jumlah_barang', k.jumlah_barang,
        'total_berat', k.total_berat, 'kurir', k.kurir, 'no_segel', k.no_segel, 'keterangan', d.keterangan,
        'jenis_kirim', k.jenis_kirim),
      'baris', (select jsonb_agg(jsonb_build_object('kunci', b.kode_barcode, 'isi', jsonb_build_object(
          'barang', to_jsonb(n) || jsonb_build_object('foto', '', 'kadar', b.kadar, 'berat', b.berat,
            'harga_modal', b.harga_modal),
          'berfoto', n.foto <> '',
          'batu', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from barang_batu s
            where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode))) order by b.baris)
        from kirim_barang_baris b
        join barang n on n.kode_toko = b.kode_toko and n.kode_barcode = b.kode_barcode
        where b.kode_toko = k.kode_toko and b.nomor = k.nomor))::text as isi
    from dokumen d join kirim_barang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
    where d.kode_toko = $1 and d.jenis = 'kirim-barang' and d.nomor = $2`,
  pegang: pegangKiriman,
  foto: fotoBarang,
  async periksa(tx, kode_toko, dari_toko, nomor, { sebab, baris }) {
    const ada = await penerimaan(tx, kode_toko, dari_toko, nomor);
    if (sebab === 'CANC' && ada) throw new Problem('kiriman_barang_diterima', { nomor, ...ada });
    const kata = await tx.query<{ readonly kode_barcode: string; readonly hasil: string }>(
      `select kode_barcode, hasil from terima_barang_kini where kode_toko = $1 and dari_toko = $2 and no_kirim = $3`,
      [kode_toko, dari_toko, nomor],
    );
    const dikatakan = new Map(kata.map((row) => [row.kode_barcode, row.hasil]));
    for (const { kunci, hasil } of baris) {
      const kini = dikatakan.get(kunci) ?? 'KIRIM';
      // This shop has said something that the sender does not know yet.
      if (kini !== hasil) throw bukanKiriman(kunci, nomor, kini);
    }
  },
};
