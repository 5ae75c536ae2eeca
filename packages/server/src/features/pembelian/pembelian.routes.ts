import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { choice, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hargaSegram, modeHarga, type ModeHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { barangNota, notaLama } from '../../trade/beli/nota-lama.ts';
import { groupBeli, rujukanBeli, type GroupBeli } from './rujukan.ts';

/** Who buys, and who sells for old goods: an exchange is entered where a sale is. */
const need = { pages: [pembelian.pages.create, '/transaksi-penjualan'] };

/** Rupiah per gram that a group sells for today; 0 while none is set. */
const jualHariIni = (group: GroupBeli | undefined, kadar: Dec, mode: ModeHarga): Dec =>
  (group && hargaSegram({ ...group, kadar }, mode)) ?? Dec.zero;

/** What the counter asks before anything is saved. */
export const pembelianRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'pembelian/nota/{kode}',
    tag: 'pembelian',
    summary: 'Barang yang dijual toko ini, menurut barcode atau nomor notanya, untuk dibeli kembali',
    need,
    params: recordSchema({ kode: text({ max: 60, required: true }) }),
    // The OPEN purchase that is being changed may already hold the piece.
    query: recordSchema({ untuk: text({ max: 60 }) }),
    handler: async ({ db, shop, isOn, param }, { params: { kode }, query }) => {
      const mode = modeHarga(param('MODE_HARGA'));
      const dariNota = await barangNota(db, shop.kode_toko, kode, query.untuk ?? '');
      const barang = dariNota.length > 0 ? dariNota : [kode];
      const nota = await notaLama(db, shop.kode_toko, barang, { pemegang: query.untuk ?? '', hold: false });
      const rows = [...nota.values()];
      const groups = rows.map((row) => row.kode_group);
      const group = await groupBeli(db, shop.kode_toko, groups, isOn('POTONGAN_PENJUALAN_MODULE'));
      return rows.map(({ gudang_asal: _gudang, baki_asal: _baki, ...row }) => {
        const aturan = group.get(row.kode_group);
        return {
          ...row,
          harga_emas: jualHariIni(aturan, row.kadar, mode),
          potongan: aturan?.potongan ?? null,
          rugi: aturan?.rugi ?? null,
        };
      });
    },
  }),
  route({
    method: 'GET',
    path: 'pembelian/rujukan',
    tag: 'pembelian',
    summary: 'Kondisi, kode harga, group dan harga hari ini untuk barang yang dibeli',
    need,
    // What is cut of goods that are exchanged, or the same of those that are bought.
    query: recordSchema({ untuk: choice(['beli', 'tukar']) }),
    handler: async ({ db, shop, isOn }, { query }) => {
      const { kondisi, harga, hargaKadar } = await rujukanBeli(
        db,
        shop.kode_toko,
        query.untuk === 'tukar' ? 'tukar' : 'beli',
      );
      const group = await groupBeli(db, shop.kode_toko, undefined, isOn('POTONGAN_PENJUALAN_MODULE'));
      return {
        kondisi: [...kondisi].map(([kondisi_barang, potongan]) => ({ kondisi_barang, ...potongan })),
        harga: [...harga].map(([kode_harga, harga_per_gram]) => ({ kode_harga, harga_per_gram })),
        harga_kadar: [...hargaKadar].map(([kadar, harga_gram]) => ({ kadar: Dec.from(kadar), harga_gram })),
        group: [...group.values()].map(({ rugi: _rugi, ...row }) => row),
      };
    },
  }),
];
