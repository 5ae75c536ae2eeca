import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { tambahBarang } from '../../features/barang/tambah/tambah.post.ts';
import { isiKiriman } from '../../features/kirim-barang/di-jalan.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { isiJual } from '../pembelian.ts';
import { RING, SHOP } from '../shop.ts';
import type { Rantai } from './rantai.ts';
import type { Dadu, Isi } from './toko.ts';

/** Something that happens between the shops of a chain; what it does beside its transaction, it does itself. */
export interface KejadianRantai {
  readonly nama: string;
  readonly bobot: number;
  readonly lakukan: (rantai: Rantai, tx: Tx, dadu: Dadu) => Promise<unknown>;
}

let kunci = 0;
/** A paper names something: what is nowhere is refused. */
const disebut = (barang: readonly Isi[]): readonly Isi[] =>
  barang.length > 0 ? barang : [{ kode_barcode: '00000000' }];
const lain = (dadu: Dadu, { toko }: Rantai, dari: string): string =>
  dadu.pilih(toko.filter((kode) => kode !== dari)) ?? dari;
const pilihToko = (dadu: Dadu, { toko }: Rantai): string => dadu.pilih(toko) ?? SHOP.kode_toko;
const owner = (rantai: Rantai, kode_toko: string): WorkContext => rantai.di(kode_toko, 'OWNER', 'OWN');

/** Pieces that lie free in a shop. */
async function bebas(tx: Tx, kode_toko: string): Promise<string[]> {
  const rows = await tx.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = $1 and status = 'TERSEDIA' and klaim_nomor is null
     order by kode_barcode desc limit 30`,
    [kode_toko],
  );
  return rows.map(({ kode_barcode }) => kode_barcode);
}

interface Kertas {
  readonly kode_toko: string;
  readonly nomor: string;
}
const TIADA: Kertas = { kode_toko: SHOP.kode_toko, nomor: '-' };
/** One of the papers of a kind in such a state, in whichever shop; the youngest are looked at. */
async function kertas(tx: Tx, dadu: Dadu, jenisKertas: KindKey, status: readonly string[]): Promise<Kertas> {
  const rows = await tx.query<Kertas>(
    `select kode_toko, nomor from dokumen where jenis = $1 and status = any($2)
     order by dibuat_pada desc, nomor desc limit 8`,
    [jenisKertas, status],
  );
  return dadu.pilih(rows) ?? TIADA;
}

/** A branch gets goods of its own, and sells what it has. */
const masuk: KejadianRantai = {
  nama: 'masuk cabang',
  bobot: 2,
  lakukan: (rantai, tx, dadu) => {
    const berat = Dec.from(900 + dadu.lempar(4000)).dividedBy(1000, 3, 'half-up');
    const barang = { ...RING, berat_asli: berat, harga_modal: berat.times(1_000_000).round(0, 'up') };
    return tambahBarang(tx, owner(rantai, dadu.pilih(rantai.lain) ?? ''), [barang, barang], `rantai-${(kunci += 1)}`);
  },
};
const jual: KejadianRantai = {
  nama: 'jual cabang',
  bobot: 2,
  async lakukan(rantai, tx, dadu) {
    const kode_toko = dadu.pilih(rantai.lain) ?? '';
    const context = rantai.di(kode_toko);
    const kode = dadu.pilih(await bebas(tx, kode_toko)) ?? '00000000';
    const isi = isiJual([kode], [{ jenis: 'CASH', jumlah: 900_000_000 }]);
    const nomor = await rantai.papers.make(tx, 'penjualan', isi, context);
    return rantai.papers.done(tx, 'penjualan', nomor, 'validasi', { context });
  },
};

const kirim: KejadianRantai = {
  nama: 'kirim barang',
  bobot: 4,
  async lakukan(rantai, tx, dadu) {
    const dari = pilihToko(dadu, rantai);
    const kode = (await bebas(tx, dari)).slice(0, 1 + dadu.lempar(4));
    const isi = { kode_tujuan: lain(dadu, rantai, dari), barang: kode.map((kode_barcode) => ({ kode_barcode })) };
    return rantai.papers.make(tx, 'kirim-barang', kindSchema(kirimBarang).parse(isi), rantai.di(dari));
  },
};

/** Of what another shop has sent some is taken in, some refused, and of some nothing said. */
const terima: KejadianRantai = {
  nama: 'terima barang',
  bobot: 5,
  async lakukan(rantai, tx, dadu) {
    const jalan = await tx.query<Kertas & { readonly ke: string }>(
      `select k.kode_toko, k.nomor, k.kode_tujuan as ke from kirim_barang k
       join dokumen d on d.kode_toko = k.kode_toko and d.jenis = 'kirim-barang' and d.nomor = k.nomor
       where d.status = 'OPEN' and k.jenis_kirim is null and exists (select from kirim_barang_kini h
         where h.kode_toko = k.kode_toko and h.nomor = k.nomor and h.hasil = 'KIRIM')
       order by d.dibuat_pada desc, k.nomor desc limit 8`,
    );
    const { kode_toko, nomor, ke } = dadu.pilih(jalan) ?? { ...TIADA, ke: SHOP.kode_toko };
    const ada = (await isiKiriman(tx, kode_toko, nomor)).filter(({ hasil }) => hasil === 'KIRIM');
    const kata = ada.map(({ kode_barcode }) => ({ kode_barcode, lempar: dadu.lempar(4) }));
    const isi = {
      no_kirim: nomor,
      barang: kata
        .filter(({ lempar }) => lempar > 1)
        .map(({ kode_barcode }) => ({ kode_barcode, kode_baki: dadu.sekali(2) ? 'A01' : 'A02' })),
      tolak: kata.filter(({ lempar }) => lempar === 1).map(({ kode_barcode }) => ({ kode_barcode, alasan: 'PENYOK' })),
    };
    return rantai.papers.make(tx, 'terima-barang', kindSchema(terimaBarang).parse(isi), rantai.di(ke));
  },
};

/** What a line of a sending has become so far. */
const baris = async (tx: Tx, { kode_toko, nomor }: Kertas, hasil: readonly string[]): Promise<Isi[]> =>
  tx.query<Isi>(
    `select kode_barcode from kirim_barang_kini where kode_toko = $1 and nomor = $2 and hasil = any($3)
     order by kode_barcode limit 2`,
    [kode_toko, nomor, hasil],
  );

/** The receiver says that something was not in the bag. */
const tiada: KejadianRantai = {
  nama: 'barang tiada',
  bobot: 3,
  async lakukan(rantai, tx, dadu) {
    const { kode_toko, nomor } = await kertas(tx, dadu, 'terima-barang', ['DONE']);
    const barang = await tx.query<Isi>(
      `select k.kode_barcode from terima_barang t
       join kirim_barang_baris k on k.kode_toko = t.dari_toko and k.nomor = t.no_kirim
       where t.kode_toko = $1 and t.nomor = $2 and not exists (select from terima_barang_kini s
         where s.kode_toko = t.kode_toko and s.no_kirim = t.no_kirim and s.kode_barcode = k.kode_barcode)
       order by 1 limit 1`,
      [kode_toko, nomor],
    );
    const context = rantai.di(kode_toko);
    return rantai.papers.done(tx, 'terima-barang', nomor, 'tiada', {
      input: { barang: disebut(barang), alasan: 'KOSONG' },
      context,
    });
  },
};

/** What was refused lies in its tray again; what nobody has got is given up. */
const kembali: KejadianRantai = {
  nama: 'kembali',
  bobot: 3,
  async lakukan(rantai, tx, dadu) {
    const paper = await kertas(tx, dadu, 'kirim-barang', ['OPEN']);
    const input = { kode_baki: null, barang: disebut(await baris(tx, paper, ['TOLAK', 'KIRIM'])) };
    const context = rantai.di(paper.kode_toko);
    return rantai.papers.done(tx, 'kirim-barang', paper.nomor, 'kembali', { input, context });
  },
};
const hilang: KejadianRantai = {
  nama: 'hilang',
  bobot: 3,
  async lakukan(rantai, tx, dadu) {
    const paper = await kertas(tx, dadu, 'kirim-barang', ['OPEN']);
    const context = owner(rantai, paper.kode_toko);
    const input = { alasan: 'HILANG', barang: disebut(await baris(tx, paper, ['TIADA', 'TOLAK'])) };
    return rantai.denganIzin(tx, context, (otorisasi) =>
      rantai.papers.done(tx, 'kirim-barang', paper.nomor, 'hilang', { input, otorisasi, context }),
    );
  },
};

const BATAL: readonly (readonly [KindKey, string, string])[] = [
  ['kirim-barang', 'OPEN', 'batal'],
  ['terima-barang', 'DONE', 'batal'],
  ['terima-barang', 'DONE', 'batal-tiada'],
];
const batal: KejadianRantai = {
  nama: 'batal kiriman',
  bobot: 2,
  async lakukan(rantai, tx, dadu) {
    const [key, status, deed] = dadu.pilih(BATAL) ?? ['kirim-barang', 'OPEN', 'batal'];
    const { kode_toko, nomor } = await kertas(tx, dadu, key, [status]);
    const context = owner(rantai, kode_toko);
    return rantai.denganIzin(tx, context, (otorisasi) =>
      rantai.papers.done(tx, key, nomor, deed, { input: { alasan: 'SALAH' }, otorisasi, context }),
    );
  },
};

/** All that happens between the shops of a chain. */
export const kejadianRantai: readonly KejadianRantai[] = [masuk, jual, kirim, terima, tiada, kembali, hilang, batal];
