import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { HASIL_SORTIR } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import type { KejadianRantai } from './kirim-barang.ts';
import { untukCuci } from '../sepuhan.ts';
import type { Rantai } from './rantai.ts';
import type { Dadu, Isi } from './toko.ts';

interface Barang {
  readonly kode_toko: string;
  readonly kode_barcode: string;
}
const DI_MANA = { kode_toko: 'KL01', kode_barcode: '00000000' };

/** Where bought goods lie in the other shops, and what was sorted and melted. */
export async function bukaTerpusat(db: Db, toko: readonly string[]): Promise<void> {
  await db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
     select t, g, g, false from unnest($1::text[]) t, unnest(array['BELI', 'SORTIR', 'LEBUR']) g on conflict do nothing`,
    [toko],
  );
  await db.query(
    `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
     select t, x.baki, x.baki, x.gudang, 150, 0.25 from unnest($1::text[]) t,
       (values ('BL9', 'BELI'), ('SO9', 'SORTIR'), ('LB9', 'LEBUR')) as x(baki, gudang) on conflict do nothing`,
    [toko],
  );
}

/** Pieces in a state, of the shop that chance names first: the youngest are looked at. */
async function barangDi(tx: Tx, dadu: Dadu, syarat: string): Promise<readonly Barang[]> {
  const rows = await tx.query<Barang>(
    `select kode_toko, kode_barcode from barang b where ${syarat} and b.klaim_nomor is null
     order by b.kode_barcode desc limit 30`,
  );
  const toko = (dadu.pilih(rows) ?? DI_MANA).kode_toko;
  const kini = rows.filter(({ kode_toko }) => kode_toko === toko).slice(0, 1 + dadu.lempar(4));
  return kini.length > 0 ? kini : [DI_MANA];
}
const kodeOf = (rows: readonly Barang[]) => rows.map(({ kode_barcode }) => ({ kode_barcode }));

/** Makes it in a shop, with the approval that it turns out to take. */
function buat(rantai: Rantai, tx: Tx, kode_toko: string, key: KindKey, isi: Isi): Promise<string> {
  const context = untukCuci(rantai.di(kode_toko));
  return rantai.denganIzin(tx, context, (otorisasi) => rantai.papers.make(tx, key, isi, context, otorisasi));
}

/** What was bought goes unsorted to another shop, to be refinished there. */
const kirim: KejadianRantai = {
  nama: 'kirim cuci pusat',
  bobot: 4,
  async lakukan(rantai, tx, dadu) {
    const barang = await barangDi(tx, dadu, `b.status = 'BELI'`);
    const { kode_toko } = barang[0] ?? DI_MANA;
    const kode_tujuan = dadu.pilih(rantai.toko.filter((kode) => kode !== kode_toko));
    const isi = kindSchema(kirimBarang).parse({ kode_tujuan, jenis_kirim: 'CUCI', barang: kodeOf(barang) });
    return buat(rantai, tx, kode_toko, 'kirim-barang', isi);
  },
};

/** It is weighed there, and some of it refused. */
const terima: KejadianRantai = {
  nama: 'terima cuci cabang',
  bobot: 5,
  async lakukan(rantai, tx, dadu) {
    const rows = await tx.query<{ nomor: string; ke: string; kode_barcode: string; berat: Dec }>(
      `select k.nomor, k.kode_tujuan as ke, b.kode_barcode, b.berat from kirim_barang k
       join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'kirim-barang' and d.nomor = k.nomor
       join kirim_barang_baris b on b.kode_toko = k.kode_toko and b.nomor = k.nomor
       join kirim_barang_kini h on h.kode_toko = k.kode_toko and h.nomor = k.nomor and h.kode_barcode = b.kode_barcode
       where k.jenis_kirim = 'CUCI' and d.status = 'OPEN' and h.hasil = 'KIRIM' order by k.nomor desc, b.baris limit 20`,
    );
    const { nomor: no_kirim = '-', ke = 'KL02' } = dadu.pilih(rows) ?? {};
    const kini = rows.filter(({ nomor }) => nomor === no_kirim);
    const [tolak] = dadu.sekali(3) ? kini : [];
    const barang = kini
      .filter((row) => row !== tolak)
      .map(({ kode_barcode, berat }) => ({
        kode_barcode,
        berat: berat.minus(Dec.from(dadu.sekali(2) ? dadu.lempar(30) : 0).dividedBy(1000, 3, 'down')),
      }));
    const isi = kindSchema(terimaBarang).parse({
      no_kirim,
      barang,
      tolak: tolak ? [{ kode_barcode: tolak.kode_barcode, alasan: 'BUKAN' }] : [],
    });
    return buat(rantai, tx, ke, 'terima-barang', isi);
  },
};

/** It is sorted where it is, and what was sorted goes on. */
const sortir: KejadianRantai = {
  nama: 'sortir pusat',
  bobot: 3,
  async lakukan(rantai, tx, dadu) {
    const rows = await barangDi(tx, dadu, `b.status = 'BELI' and b.pemilik_jenis = 'terima-barang'`);
    const barang = kodeOf(rows).map((row) => ({
      ...row,
      hasil: dadu.sekali(4) ? dadu.pilih(HASIL_SORTIR) : 'LAYAK JUAL',
    }));
    const isi = kindSchema(sortirPembelian).parse({ barang });
    return buat(rantai, tx, (rows[0] ?? DI_MANA).kode_toko, 'sortir-pembelian', isi);
  },
};
const pindah: KejadianRantai = {
  nama: 'pindah sortir pusat',
  bobot: 3,
  async lakukan(rantai, tx, dadu) {
    const rows = await barangDi(tx, dadu, `b.status = 'SORTIR'`);
    const isi = kindSchema(pindahSortir).parse({ kode_baki: 'A01', barang: kodeOf(rows.slice(0, 1)) });
    return buat(rantai, tx, (rows[0] ?? DI_MANA).kode_toko, 'pindah-sortir', isi);
  },
};

/** What the shops of a chain refinish for each other. */
export const kejadianTerpusat: readonly KejadianRantai[] = [kirim, terima, sortir, pindah];
