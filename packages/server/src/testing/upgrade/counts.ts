import type { Method } from '../../platform/http/route.ts';
import type { PaperShop } from '../conformance/paper-shop.ts';
import type { As, Told } from '../people.ts';

const ME: As = {
  level: 'OWN',
  modules: {
    BERLIAN_MODULE: 'true',
    OPNAME_GLOBAL_DAILY_MODULE: 'true',
    RFID_MODULE: 'true',
    HUTANG_MODULE: 'true',
    OPNAME_HUTANG: 'true',
  },
};

/** Stones of a piece; weighings and counts, some done and some under way. None of them is a paper of the engine. */
export async function countGoods(shop: PaperShop): Promise<void> {
  const call = async (method: Method, path: string, body: object = {}): Promise<Told['body']> => {
    const told = await shop.send({ method, path, body: { ...body }, as: ME });
    if (told.status >= 300) throw new Error(`${method} ${path} was refused: ${told.text}`);
    return told.body;
  };
  const { kode } = await shop.app.db.one<{ kode: string }>(
    `select min(kode_jenis_batu) as kode from jenis_batu where kode_toko = 'KL01' and status_aktif`,
  );
  const ring = {
    kode_group: '700',
    kode_dept: 'CN',
    kode_baki: 'T01',
    nama_barang: 'CINCIN BERLIAN',
    berat_asli: 2.13,
  };
  const batu = [{ kode_jenis_batu: kode, jumlah: 3, carat: 0.125 }];
  await call('POST', 'barang', { barang: [{ ...ring, batu, atribut: [] }, ring] });

  await call('POST', 'timbang-baki/start', { kode_gudang: 'TOKO', kode_baki: 'A02' });
  const { data_timbang } = (await call('GET', 'timbang-baki')) as { data_timbang: { total: number } };
  await call('POST', 'timbang-baki', { berat_timbang: data_timbang.total, total: data_timbang.total });
  await call('POST', 'timbang-baki/start', { kode_gudang: 'TOKO', kode_baki: 'A01' });

  const tray = await call('POST', 'stock-opname/start', { kode_gudang: 'TITIP', kode_baki: 'T01' });
  const there = await shop.app.db.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = 'KL01' and kode_baki = 'T01' and di_stok order by 1`,
  );
  for (const { kode_barcode } of there) {
    await call('POST', `stock-opname/${String(tray['no_opname'])}/scan`, { kode_barcode, id_scan: shop.key() });
  }
  await call('POST', `stock-opname/${String(tray['no_opname'])}/selesai`, { otorisasi: null });
  await call('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'A02' });
  await call('POST', 'stock-opname-rfid/start', { kode_gudang: 'TOKO' });

  const global = await call('POST', 'stock-opname-global/start');
  const baris = {
    jenis_stok: 'BARANG',
    kode_group: '700',
    kode_dept: 'CN',
    qty_hitung: 3,
    berat_hitung: 6.39,
    versi: 0,
  };
  await call('PUT', `stock-opname-global/${String(global['no_opname'])}/baris`, baris);
  await call('POST', 'opname-hutang/start');
  const terima = await call('POST', 'stock-opname-penerimaan/start');
  await call('PUT', `stock-opname-penerimaan/${String(terima['no_opname'])}/hitung`, {
    kode_group: '700',
    kode_dept: 'CN',
    qty_opname: 1,
    berat_opname: 4.5,
    versi: 0,
  });
}
