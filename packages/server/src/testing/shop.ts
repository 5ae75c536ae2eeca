import { Dec } from '@kilau/contract/core/dec.ts';
import { moduleOn, type Level } from '@kilau/contract/core/permission.ts';
import { initialValue, type ModuleKey } from '@kilau/contract/modules.ts';
import { tambahBarang, type BarangMasuk } from '../features/barang/tambah/tambah.post.ts';
import type { WorkContext } from '../platform/context.ts';
import type { Shop } from '../platform/shop.ts';
import type { Db } from '../platform/database/tx.ts';

/** A small shop with one of everything a sale needs: two groups, a tray, two sales people, an account. */
export const SHOP: Shop = {
  kode_toko: 'KL01',
  nama_toko: 'KILAU PASAR BARU',
  alamat_toko: 'JL PASAR BARU 1',
  inisial: 'KL',
  zona_waktu: 'Asia/Jakarta',
  level: 'CABANG',
  tgl_system: '2026-11-21',
};

const MASTERS = `
  insert into toko (kode_toko, nama_toko, alamat_toko, inisial)
  values ('KL01', 'KILAU PASAR BARU', 'JL PASAR BARU 1', 'KL'), ('KL02', 'KILAU CIMAHI', 'JL CIMAHI 2', 'KC');
  insert into hari_toko (kode_toko, tgl_system) values ('KL01', '2026-11-21'), ('KL02', '2026-11-21');
  insert into buku (kode_toko) values ('KL01'), ('KL02');
  insert into kategori (kode_toko, kode_kategori, nama_kategori) select kode_toko, 'EMAS', 'EMAS' from toko;
  insert into jenis_group (kode_toko, kode_jenis_group, nama_jenis_group) select kode_toko, 'TUA', 'EMAS TUA' from toko;
  insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
    select kode_toko, g.kode, g.kode, 'EMAS', 'TUA', g.kadar, g.harga
    from toko, (values ('700', 70, 1437000), ('375', 37.5, 780000), ('000', 50, 0)) as g(kode, kadar, harga);
  insert into jenis (kode_toko, kode_dept, nama_dept) select kode_toko, 'CN', 'CINCIN' from toko;
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) select kode_toko, g.kode, g.kode, g.kode = 'TOKO'
  from toko, (values ('TOKO'), ('TITIP')) as g(kode);
  insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    select kode_toko, b.kode, b.kode, b.gudang, 150, 0.25
    from toko, (values ('A01', 'TOKO'), ('A02', 'TOKO'), ('T01', 'TITIP')) as b(kode, gudang);
  insert into bank (kode_toko, kode_bank, nama_bank) select kode_toko, 'BCA', 'BCA' from toko;
  insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank) select kode_toko, '008123', 'KILAU', 'BCA'
  from toko;
  insert into fee_penjualan (kode_toko, _id, fee_penjualan) select kode_toko, '1', 1 from toko;
  insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
  select kode_toko, 'SL01', 'RINA', 'BCA', 'BCA', '1', 'RINA' from toko;
  insert into users (kode_toko, user_id, usere_name, level, password_hash)
    select 'KL01', u.id, u.id, u.level, '-' from (values ('KASIR1', 'KASIR'), ('KASIR2', 'KASIR'), ('SPV1', 'SPV'),
      ('OWNER', 'OWN')) as u(id, level);`;

/** Fills an empty database with the small shop and a neighbour, KL02. */
export async function openShop(db: Db): Promise<void> {
  for (const statement of MASTERS.split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    await db.query(statement);
  }
}

/** Somebody at work in the shop, with modules and parameters as in a new shop but for `modules`. */
export function atWork(
  user_id = 'KASIR1',
  level: Level = 'KASIR',
  modules: Readonly<Partial<Record<ModuleKey, string>>> = {},
  shop: Shop = SHOP,
): WorkContext {
  const values = new Map<string, string>(Object.entries(modules));
  const actor = { user_id, level, kode_toko: shop.kode_toko, akses: new Set<string>(), modules: values };
  const param = (key: ModuleKey) => values.get(key) ?? initialValue(key);
  return {
    actor,
    shop,
    now: () => new Date(),
    param,
    isOn: (key) => (values.has(key) ? moduleOn(actor, key) : initialValue(key) === 'true'),
  };
}

/** A ring of 2.13 g of group 700: the piece of worked example S1. */
export const RING: BarangMasuk = {
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  kode_intern: null,
  nama_barang: 'CINCIN POLOS RANTAI',
  berat_asli: Dec.from('2.13'),
  berat: null,
  kadar: null,
  kadar_cetak: '17K',
  tipe_ongkos: 'PER_GRAM',
  ongkos: Dec.from(50_000),
  nama_atribut: 'MATA',
  berat_atribut: null,
  harga_atribut: Dec.from(25_000),
  berat_plastik: null,
  berat_bandrol: null,
  markis: false,
  harga_khusus: null,
  size: null,
  asal_faktur_pajak: true,
  berat_manual: false,
};

/** Enters pieces and answers their barcodes. */
export async function pieces(
  db: Db,
  count: number,
  piece: Partial<BarangMasuk> = {},
  context: WorkContext = atWork(),
): Promise<string[]> {
  const { kode_barcode } = await db.tx((tx) =>
    tambahBarang(
      tx,
      context,
      Array.from({ length: count }, () => ({ ...RING, ...piece })),
      '',
    ),
  );
  return kode_barcode;
}
