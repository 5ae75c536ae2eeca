import { Dec } from '@kilau/contract/core/dec.ts';
import { addDays } from '@kilau/contract/core/calendar.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { KIRIM_MAKS, type HasilKirim } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import type { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Done, KindHandlers, Making, Mirrored, Paper, Plan, Work } from '../../engine/paper/kind.ts';
import type { Luar } from '../../ledger/entry.ts';
import { diServerLain } from '../../platform/antar/toko-jauh.ts';
import { assertMay } from '../../platform/http/authorise.ts';
import {
  keluarEntries,
  tulisJalan,
  tulisKirim,
  tulisKirimKembali,
  type BarangPulang,
} from '../../trade/barang/kirim.ts';
import type { Oleh } from '../../trade/barang/langkah.ts';
import { isiBarang } from '../../trade/barang/baris-barang.ts';
import { pegangBarang, pegangDibeli, type BarangBebas } from '../../trade/barang/pegang.ts';
import { bakiTujuan, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { emasHariIni } from '../../trade/harga/harga-hari-ini.ts';
import { tarikDariTujuan, umumkan } from '../../trade/toko/kiriman-luar.ts';
import { tujuanKiriman } from '../../trade/toko/tujuan.ts';
import { dikirim, dikirimCuci, langkahKirim } from './dikirim.ts';
import { bukanKiriman } from './bukan-kiriman.ts';
import { kataPenerima, pegangKiriman, penerimaan } from './di-jalan.ts';
import { KIRIM_UNTUK_CUCI } from './hak-cuci.ts';
import { kirimanBarang } from './kiriman.ts';

type Kirim = typeof kirimBarang;
type Kertas = Paper<Kirim>;
const JENIS = 'kirim-barang';
const KATEGORI = 'KIRIM BARANG';
const DITERIMA = 'KIRIM BARANG DITERIMA';
const KEMBALI = 'KIRIM BARANG KEMBALI';
const HILANG = 'HILANG KIRIMAN';

const oleh = ({ context: { shop, actor, now } }: Work): Oleh => ({
  kode_toko: shop.kode_toko,
  user_id: actor.user_id,
  waktu: now(),
});

/** A line as it stands, with what its piece is in the books. */
interface Baris extends BarangBebas {
  readonly hasil: HasilKirim;
  readonly asal_jenis: string | null;
  readonly asal_nomor: string | null;
}

/** The lines of a paper that is held, in the order of their barcodes. */
const barisKini = ({ tx, context }: Work, nomor: string): Promise<Baris[]> =>
  tx.query<Baris>(
    `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat, b.size,
       b.harga_modal, b.dari_gudang as kode_gudang, b.dari_baki as kode_baki, '' as foto, h.hasil,
       b.asal_jenis, b.asal_nomor
     from kirim_barang_baris b join kirim_barang_kini h using (kode_toko, nomor, kode_barcode)
     where b.kode_toko = $1 and b.nomor = $2 order by b.kode_barcode`,
    [context.shop.kode_toko, nomor],
  );

async function kirimkan(work: Work, input: KindInput<Kirim>): Promise<Making<Kirim>> {
  const { kode_tujuan, kode_baki, kurir, no_segel, keterangan } = input;
  const cuci = input.jenis_kirim === 'CUCI';
  if (cuci) assertMay(work.context.actor, KIRIM_UNTUK_CUCI);
  const tujuan = await tujuanKiriman(work, kode_tujuan);
  const { bebas: pieces, ditinggal } = cuci
    ? { bebas: await dikirimCuci(work, input), ditinggal: [] }
    : await dikirim(work, input);
  if (pieces.length > KIRIM_MAKS) {
    throw new Problem(
      'data_tidak_valid',
      {},
      { barang: { rule: 'terlalu_banyak_baris', params: { max: KIRIM_MAKS } } },
    );
  }
  const harga = await emasHariIni(work, pieces);
  return {
    keterangan: keterangan ?? '',
    kepala: {
      kode_tujuan: tujuan.kode_toko,
      tujuan: tujuan.nama_toko,
      jenis_kirim: cuci ? 'CUCI' : null,
      kurir,
      no_segel,
      dari_baki: kode_baki,
      ditinggal: ditinggal.length === 0 ? null : ditinggal.join(' '),
      jumlah_barang: pieces.length,
      total_berat: Dec.sum(pieces.map(({ berat }) => berat)),
    },
    baris: {
      barang: pieces.map(({ kode_gudang: dari_gudang, kode_baki: dari_baki, foto: _, ...piece }) => ({
        ...isiBarang(piece),
        size: piece.size,
        dari_gudang,
        dari_baki,
        asal_jenis: piece.asal_jenis ?? null,
        asal_nomor: piece.no_pembelian ?? null,
        harga_jual: cuci ? null : (harga.get(piece.kode_barcode) ?? null),
        harga_modal: piece.harga_modal,
      })),
    },
    entries: async (nomor) => {
      await umumkan(work, kirimanBarang, { kode_tujuan: tujuan.kode_toko, tujuan: tujuan.nama_toko, nomor });
      const { pergi } = langkahKirim(input.jenis_kirim);
      return tulisKirim(work.tx, oleh(work), { jenis: JENIS, nomor, pieces }, KATEGORI, pergi);
    },
  };
}

/** Lines by the codes that were sent, each once; one that is not in one of the states given does not fit. */
function pilih(
  baris: readonly Baris[],
  kode: readonly string[],
  dari: readonly HasilKirim[],
  tolak: (kode_barcode: string, hasil: string) => Problem,
): Baris[] {
  const ada = new Map(baris.map((row) => [row.kode_barcode, row]));
  const lihat = new Set<string>();
  return kode.map((kode_barcode) => {
    const row = ada.get(kode_barcode);
    if (!row || !dari.includes(row.hasil) || lihat.has(kode_barcode)) throw tolak(kode_barcode, row?.hasil ?? '');
    lihat.add(kode_barcode);
    return row;
  });
}

/** Whether every line is settled when these are. */
const selesai = (baris: readonly Baris[], kini: readonly Baris[]): 'OPEN' | 'DONE' => {
  const habis = new Set(kini.map(({ kode_barcode }) => kode_barcode));
  const buka = baris.some(
    ({ kode_barcode, hasil }) => !habis.has(kode_barcode) && ['KIRIM', 'TOLAK', 'TIADA'].includes(hasil),
  );
  return buka ? 'OPEN' : 'DONE';
};

const KOSONG = {
  alasan: null,
  no_terima: null,
  tgl_terima: null,
  berat_terima: null,
  oleh: null,
  kode_gudang: null,
  kode_baki: null,
};

/** What the other shop has told of lines, whatever state the paper is in. */
async function kabar(
  work: Work,
  { nomor, status, kepala }: Kertas,
  { barang, no_terima, tgl_terima, diterima_oleh }: Parameters<KindHandlers<Kirim>['deeds']['kabar']>[2],
): Promise<Plan<Kirim>> {
  const tolak = (baris: string) => new Problem('baris_tidak_cocok', { nomor, baris });
  if (status === 'CANC') throw tolak(nomor);
  const baris = await barisKini(work, nomor);
  const kode = (hasil?: string) => barang.filter((row) => !hasil || row.hasil === hasil).map((row) => row.kode_barcode);
  pilih(baris, kode(), ['KIRIM'], tolak);
  const diterima = pilih(baris, kode('TERIMA'), ['KIRIM'], tolak);
  const rk: Luar = { akun: 'RK', sub: kepala.kode_tujuan };
  return {
    status: selesai(baris, diterima),
    baris: {
      hasil: barang.map(({ kode_barcode, hasil, alasan, berat_terima }) => ({
        ...KOSONG,
        kode_barcode,
        hasil,
        alasan,
        no_terima,
        tgl_terima,
        berat_terima,
        oleh: diterima_oleh,
      })),
    },
    entries: async () => {
      if (diterima.length > 0) await tulisJalan(work.tx, oleh(work), { jenis: JENIS, nomor }, 'keluar', kode('TERIMA'));
      return keluarEntries(diterima, nomor, rk, DITERIMA);
    },
  };
}

/** The lines that the deed that is taken back has named, of which something was said then. */
async function barisPerbuatan({ tx, context }: Work, nomor: string, undone: Done | undefined, hasil: HasilKirim) {
  return tx.query<BarangPulang>(
    `select kode_barcode, coalesce(kode_gudang, '') as kode_gudang, coalesce(kode_baki, '') as kode_baki
     from kirim_barang_hasil where kode_toko = $1 and nomor = $2 and ke = $3 and hasil = $4 order by kode_barcode`,
    [context.shop.kode_toko, nomor, undone?.ke ?? 0, hasil],
  );
}

const kodeOf = (rows: readonly { readonly kode_barcode: string }[]) => rows.map(({ kode_barcode }) => kode_barcode);

/** Where pieces go that come back: to one tray, or each to its own. */
async function pulangKe(
  work: Work,
  rows: readonly Baris[],
  kode_baki: string | null,
  jenis: string | null,
): Promise<BarangPulang[]> {
  const { kode_toko } = work.context.shop;
  const tujuan = kode_baki === null ? undefined : await bakiTujuan(work.tx, kode_toko, kode_baki);
  if (tujuan && jenis === 'CUCI' && tujuan.kode_gudang !== GUDANG_BAWAAN.pembelian) {
    throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'tidak_terdaftar' } });
  }
  const ke = rows.map((row) => ({
    kode_barcode: row.kode_barcode,
    kode_gudang: tujuan?.kode_gudang ?? row.kode_gudang,
    kode_baki: tujuan?.kode_baki ?? row.kode_baki,
    asal_jenis: row.asal_jenis,
    asal_nomor: row.asal_nomor,
  }));
  if (!tujuan) await pegangBakiAsal(work.tx, kode_toko, ke);
  return ke;
}

/**
 * Holds what was sent against the other shop, and picks lines that it has not got: by what it has told, or while it has
 * said nothing of them.
 */
async function pegangSisa(
  work: Work,
  { nomor, kepala: { kode_tujuan } }: Kertas,
  barang: readonly { readonly kode_barcode: string }[],
  dari: readonly HasilKirim[],
) {
  const { kode_toko } = work.context.shop;
  await pegangKiriman(work.tx, kode_toko, nomor);
  const baris = await barisKini(work, nomor);
  const bukan = (kode_barcode: string, hasil: string) => bukanKiriman(kode_barcode, nomor, hasil);
  const kini = pilih(baris, kodeOf(barang), dari, bukan);
  // One on another server says itself what it has said, when it gives them back.
  if (await diServerLain(work.tx, kode_tujuan)) return { baris, kini };
  const kata = await kataPenerima(work.tx, kode_tujuan, kode_toko, nomor, kodeOf(kini));
  // It has said something, or has taken back what it said: this shop will hear of it in a moment.
  for (const { kode_barcode, hasil } of kini) {
    const katanya = kata.get(kode_barcode) ?? 'KIRIM';
    if (katanya !== hasil) throw bukan(kode_barcode, katanya);
  }
  return { baris, kini };
}

/** What may be given up without a word of the other shop: only what has been on its way for long. */
const bolehHilang = ({ context, tgl }: Work, sejak: string): readonly HasilKirim[] =>
  addDays(sejak, Number(context.param('HARI_HILANG_KIRIMAN'))) <= tgl
    ? ['KIRIM', 'TOLAK', 'TIADA']
    : ['TOLAK', 'TIADA'];

/** A receiver on another server gives lines back first, of which it has said what is known here. */
const tarikBaris = (
  work: Work,
  { nomor, versi, kepala: { kode_tujuan } }: Kertas,
  sebab: 'KEMBALI' | 'HILANG',
  baris: readonly Baris[],
): Promise<void> =>
  tarikDariTujuan(
    work,
    kirimanBarang,
    { kode_tujuan, nomor },
    { ke: versi + 1, sebab, baris: baris.map(({ kode_barcode: kunci, hasil }) => ({ kunci, hasil })) },
  );

/** It is told of lines that are on their way again. */
const bukaBaris = (
  work: Work,
  { nomor, versi, kepala: { kode_tujuan, tujuan } }: Kertas,
  kunci: readonly string[],
): Promise<void> => umumkan(work, kirimanBarang, { kode_tujuan, tujuan, nomor }, { ke: versi + 1, kunci });

/** The other side of a return is taken back from where the pieces lie, as long as nobody has touched them. */
async function batalKembali(work: Work, paper: Kertas, undone: Done | undefined) {
  const { nomor, kepala } = paper;
  const rows = await barisPerbuatan(work, nomor, undone, 'KEMBALI');
  const pegang = kepala.jenis_kirim === 'CUCI' ? pegangDibeli : pegangBarang;
  const pieces = await pegang(work.tx, work.context.shop.kode_toko, kodeOf(rows));
  const asal = new Map((await barisKini(work, nomor)).map((row) => [row.kode_barcode, row]));
  const tempat = new Map(rows.map((row) => [row.kode_barcode, row.kode_baki]));
  for (const { kode_barcode, kode_baki, kadar, berat, harga_modal } of pieces) {
    const dulu = asal.get(kode_barcode);
    const sama =
      dulu?.kadar.eq(kadar) && dulu.berat.eq(berat) && String(dulu.harga_modal ?? '') === String(harga_modal ?? '');
    if (!sama || tempat.get(kode_barcode) !== kode_baki) throw new Problem('barang_berubah', { kode_barcode });
  }
  const cermin = async (): Promise<Mirrored> => {
    await bukaBaris(work, paper, kodeOf(rows));
    const { pergi } = langkahKirim(kepala.jenis_kirim);
    await tulisKirim(work.tx, oleh(work), { jenis: JENIS, nomor, pieces }, KEMBALI, pergi);
    return (entry) => entry;
  };
  return { cermin };
}

/** What the sender does with pieces on their way to another shop (documents.md, "Ten pieces between two shops"). */
export const kirimBarangHandlers: KindHandlers<Kirim> = {
  make: kirimkan,
  deeds: {
    kabar,
    'batal-kabar': async (work, { nomor }, _input, undone) => {
      const kode = kodeOf(await barisPerbuatan(work, nomor, undone, 'TERIMA'));
      return {
        cermin: async () => {
          if (kode.length > 0) await tulisJalan(work.tx, oleh(work), { jenis: JENIS, nomor }, 'batal_keluar', kode);
        },
      };
    },
    kembali: async (work, paper, { barang, kode_baki }) => {
      const { nomor, kepala } = paper;
      const { baris, kini } = await pegangSisa(work, paper, barang, ['KIRIM', 'TOLAK', 'TIADA']);
      const ke = await pulangKe(work, kini, kode_baki, kepala.jenis_kirim);
      return {
        status: selesai(baris, kini),
        baris: {
          hasil: ke.map(({ kode_barcode, kode_gudang, kode_baki: baki }) => ({
            ...KOSONG,
            kode_barcode,
            kode_gudang,
            kode_baki: baki,
            hasil: 'KEMBALI',
          })),
        },
        entries: async () => {
          await tarikBaris(work, paper, 'KEMBALI', kini);
          const { pulang } = langkahKirim(kepala.jenis_kirim);
          return tulisKirimKembali(work.tx, oleh(work), { jenis: JENIS, nomor }, ke, KEMBALI, pulang);
        },
      };
    },
    hilang: async (work, paper, { barang, alasan }) => {
      const { nomor } = paper;
      const { baris, kini } = await pegangSisa(work, paper, barang, bolehHilang(work, paper.tgl));
      return {
        status: selesai(baris, kini),
        disetujui: {
          jumlah_barang: kini.length,
          total_berat: Dec.sum(kini.map(({ berat }) => berat)),
          nilai: Dec.sum(kini.map(({ harga_modal }) => harga_modal ?? Dec.zero)),
        },
        baris: { hasil: kini.map(({ kode_barcode }) => ({ ...KOSONG, kode_barcode, hasil: 'HILANG', alasan })) },
        entries: async () => {
          await tarikBaris(work, paper, 'HILANG', kini);
          await tulisJalan(work.tx, oleh(work), { jenis: JENIS, nomor }, 'hilang', kodeOf(kini));
          return keluarEntries(kini, nomor, { akun: 'LUAR', sub: 'HILANG' }, HILANG);
        },
      };
    },
    'batal-kembali': async (work, paper, _input, undone) => {
      await pegangKiriman(work.tx, work.context.shop.kode_toko, paper.nomor);
      return batalKembali(work, paper, undone);
    },
    'batal-hilang': async (work, paper, _input, undone) => {
      const { nomor } = paper;
      await pegangKiriman(work.tx, work.context.shop.kode_toko, nomor);
      const kode = kodeOf(await barisPerbuatan(work, nomor, undone, 'HILANG'));
      const cermin = async () => {
        await bukaBaris(work, paper, kode);
        await tulisJalan(work.tx, oleh(work), { jenis: JENIS, nomor }, 'ditemukan', kode);
      };
      return { cermin };
    },
    // As long as the other shop has said nothing, all of it goes back to where it lay.
    batal: async (work, { nomor, versi, kepala: { kode_tujuan, jenis_kirim } }) => {
      const { kode_toko } = work.context.shop;
      await pegangKiriman(work.tx, kode_toko, nomor);
      const ada = await penerimaan(work.tx, kode_tujuan, kode_toko, nomor);
      if (ada) throw new Problem('kiriman_barang_diterima', { nomor, ...ada });
      const ke = await pulangKe(work, await barisKini(work, nomor), null, jenis_kirim);
      return {
        kategori: `BATAL ${KATEGORI}`,
        cermin: async () => {
          const tarik = { ke: versi + 1, sebab: 'CANC', baris: [] } as const;
          await tarikDariTujuan(work, kirimanBarang, { kode_tujuan, nomor }, tarik);
          const { pulang } = langkahKirim(jenis_kirim);
          await tulisKirimKembali(work.tx, oleh(work), { jenis: JENIS, nomor }, ke, KATEGORI, pulang);
        },
      };
    },
  },
};
