import { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { kirimBarangCuci } from '@kilau/contract/features/sepuhan/kirim-barang-cuci.kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { HASIL_CUCI, HASIL_SORTIR } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import { sortirPembelian } from '@kilau/contract/features/sepuhan/sortir-pembelian.kind.ts';
import { stockCuciManual } from '@kilau/contract/features/sepuhan/stock-cuci-manual.kind.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { wastingSepuhan } from '@kilau/contract/features/sepuhan/wasting-sepuhan.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import { MASTERS_SEPUHAN } from '../conformance/sepuhan-samples.ts';
import { SHOP } from '../shop.ts';
import type { Dadu, Isi, Kejadian, TokoHidup } from './toko.ts';

/** Where sorted and melted goods lie, and who washes. */
export async function bukaSepuhanHidup(db: Db): Promise<void> {
  for (const statement of MASTERS_SEPUHAN) await db.query(statement);
}

const gram = (milligram: number): Dec => Dec.from(milligram).dividedBy(1000, 3, 'down');
/** Makes it, with the approval that it turns out to take. */
function buat(toko: TokoHidup, tx: Tx, dadu: Dadu, key: KindKey, isi: Isi): Promise<string> {
  const context = toko.kasir(dadu);
  return toko.denganIzin(tx, context, (otorisasi) => toko.papers.make(tx, key, isi, context, otorisasi));
}

const sortir: Kejadian = {
  nama: 'sortir',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const kode = (await toko.barang(tx, `b.status = 'BELI'`)).slice(0, 1 + dadu.lempar(3));
    const barang = kode.map((kode_barcode) => ({
      kode_barcode,
      hasil: dadu.sekali(2) ? 'CUCI' : dadu.pilih(HASIL_SORTIR),
    }));
    return buat(toko, tx, dadu, 'sortir-pembelian', kindSchema(sortirPembelian).parse({ barang }));
  },
};

const DISORTIR = `b.status = 'SORTIR' and exists (select from sortir_pembelian_baris s
  where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode and s.nomor = b.pemilik_nomor`;
const kirim: Kejadian = {
  nama: 'kirim cuci',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const kode = await toko.barang(tx, `${DISORTIR} and s.hasil = 'CUCI')`);
    const barang = kode.slice(0, 1 + dadu.lempar(4)).map((kode_barcode) => ({ kode_barcode }));
    return buat(toko, tx, dadu, 'kirim-barang-cuci', kindSchema(kirimBarangCuci).parse({ kode_tukang: 'TK1', barang }));
  },
};

/** Some of a batch comes back, lighter or as it was, and some of what lacks as dust. */
const terima: Kejadian = {
  nama: 'terima sepuhan',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const no_kirim = dadu.pilih(await toko.kertas(tx, 'kirim-barang-cuci', 'OPEN')) ?? '-';
    const ada = await tx.query<{ kode_barcode: string; berat: Dec; kadar: Dec }>(
      `select kode_barcode, berat, kadar from barang where kode_toko = $1 and status = 'CUCI' and pemilik_nomor = $2
       order by kode_barcode limit $3`,
      [SHOP.kode_toko, no_kirim, 1 + dadu.lempar(3)],
    );
    const hilang = ada.map(() => dadu.lempar(60));
    const barang = ada.map(({ kode_barcode, berat }, index) => ({
      kode_barcode,
      berat: berat.minus(gram(hilang[index] ?? 0)),
      hasil: dadu.pilih(HASIL_CUCI),
    }));
    const abu = dadu.sekali(2) && (hilang[0] ?? 0) > 1 ? [{ kadar: ada[0]?.kadar, berat: gram(hilang[0] ?? 0) }] : [];
    const bayar = dadu.sekali(3) ? [{ jenis: 'CASH', jumlah: 10_000 }] : [];
    const isi = kindSchema(terimaSepuhan).parse({ no_kirim, barang, abu, bayar });
    return buat(toko, tx, dadu, 'terima-sepuhan', isi);
  },
};

const susut: Kejadian = {
  nama: 'wasting',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const no_kirim = dadu.pilih(await toko.kertas(tx, 'kirim-barang-cuci', 'OPEN')) ?? '-';
    return buat(toko, tx, dadu, 'wasting-sepuhan', kindSchema(wastingSepuhan).parse({ no_kirim }));
  },
};

/** On for sale under another barcode, or into bulk: what is still to be washed is refused. */
const pindah: Kejadian = {
  nama: 'pindah sortir',
  bobot: 3,
  async lakukan(toko, tx, dadu) {
    const kode = dadu.pilih(await toko.barang(tx, `b.status = 'SORTIR' and not (${DISORTIR} and s.hasil = 'CUCI'))`));
    const barang = [{ kode_barcode: kode ?? '00000000' }];
    return buat(toko, tx, dadu, 'pindah-sortir', kindSchema(pindahSortir).parse({ kode_baki: 'A01', barang }));
  },
};

const GERAK = ['MASUK', 'MASUK', 'KIRIM', 'TERIMA', 'WASTING', 'KELUAR', 'KOREKSI'] as const;
const DI_TUKANG: readonly string[] = ['KIRIM', 'TERIMA', 'WASTING'];
const curah: Kejadian = {
  nama: 'cuci manual',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const gerak = dadu.pilih(GERAK) ?? 'MASUK';
    const barang = [{ kode_dept: 'CN', kadar: 70, berat: (gerak === 'MASUK' ? 5 : 0) + 1 + dadu.lempar(3) }];
    const kode_tukang = DI_TUKANG.includes(gerak) ? 'TK1' : null;
    const isi = kindSchema(stockCuciManual).parse({ gerak, kode_tukang, barang });
    return buat(toko, tx, dadu, 'stock-cuci-manual', isi);
  },
};

const KERTAS: readonly (readonly [KindKey, status: string])[] = [
  ['sortir-pembelian', 'DONE'],
  ['kirim-barang-cuci', 'OPEN'],
  ['terima-sepuhan', 'DONE'],
  ['wasting-sepuhan', 'DONE'],
  ['pindah-sortir', 'DONE'],
  ['stock-cuci-manual', 'DONE'],
];
const batal: Kejadian = {
  nama: 'batal sepuhan',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const [key, status] = dadu.pilih(KERTAS) ?? ['sortir-pembelian', 'DONE'];
    const nomor = dadu.pilih(await toko.kertas(tx, key, status)) ?? '-';
    const context = toko.kerja('OWNER', 'OWN');
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.done(tx, key, nomor, 'batal', { input: { alasan: 'SALAH' }, otorisasi, context }),
    );
  },
};

/** What was bought is sorted, washed and goes on. */
export const kejadianSepuhan: readonly Kejadian[] = [sortir, kirim, terima, susut, pindah, curah, batal];
