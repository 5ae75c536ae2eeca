import { formatDate, formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type {
  BarisBarang,
  BarisPindah,
  HancurBarang,
  PindahBarang,
} from '@kilau/contract/features/barang/pindah.wire.ts';
import {
  writeSheet,
  type SheetBlock,
  type SheetColumn,
  type SheetPicture,
  type SheetTotal,
} from '../../engine/render/xlsx.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { squarePicture } from '../../platform/picture.ts';
import { fotoContoh } from '../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../trade/barang/foto.ts';
import { gambarBukti, type Bukti, type BuktiBaris } from '../../trade/bukti/bukti.ts';
import { bacaHancur, bacaPindah } from './pindah.baca.ts';

type BuktiContext = Pick<Context, 'shop' | 'actor' | 'now' | 'lang' | 't' | 'files'>;
type Dokumen = PindahBarang | HancurBarang;

const EDGE = 240;
const SHOWN = 3;
/** Least width of the names in the sheet, in letters; a longer one widens it. */
const NAMA_LEBAR = 34;
/** A picture in a sheet: as it is kept there, and as it is shown, in pixels. */
const GAMBAR_LEMBAR = 96;
const EDGE_LEMBAR = 48;

async function barisBukti({ files }: BuktiContext, barang: readonly BarisBarang[]): Promise<BuktiBaris[]> {
  const contoh = await fotoContoh(EDGE);
  return Promise.all(
    barang.map(async (baris) => ({
      foto: (await bacaFoto(files, baris.foto, 'kecil')) ?? contoh,
      kode_barcode: baris.kode_barcode,
      nama_barang: baris.nama_barang,
      rincian: [baris.kode_group, baris.kode_dept, baris.kode_intern].filter((teks) => teks !== '').join(' · '),
      dari: `${baris.dari_gudang} · ${baris.dari_baki}`,
      kadar: formatPlain(baris.kadar),
      berat: formatNumber(baris.berat, SHOWN),
    })),
  );
}

const harga = (rupiah: number | null): string => (rupiah === null ? '-' : formatNumber(rupiah));
/** What the pieces are worth together; nothing while no price of them is known. */
const jumlahHarga = (barang: readonly BarisPindah[]): Dec | null => {
  const ada = barang.flatMap((baris) => (baris.harga_jual === null ? [] : [baris.harga_jual]));
  return ada.length === 0 ? null : Dec.sum(ada);
};

/** The row of a transfer (specification, section 3) beside what a piece is told by anyway. */
async function barisPindah(context: BuktiContext, barang: readonly BarisPindah[]): Promise<BuktiBaris[]> {
  const baris = await barisBukti(context, barang);
  return barang.map((row, index) => ({
    ...(baris[index] as BuktiBaris),
    nama_barang: row.keterangan,
    tgl: formatDate(row.tgl_system),
    size: row.size,
    qty: String(row.qty),
    harga: harga(row.harga_jual),
  }));
}

type Sendiri = Pick<Bukti, 'judul' | 'nomor' | 'info' | 'tanda_tangan' | 'kolom' | 'baris'> & {
  readonly total?: Partial<Bukti['total']>;
};

function bukti(context: BuktiContext, dokumen: Dokumen, copy: Copy, own: Sendiri): Promise<Buffer> {
  const { shop, t, lang } = context;
  const waktu = context.now();
  return gambarBukti({
    ...own,
    toko: shop,
    lang,
    waktu,
    ...copyMarks(context, dokumen.status, copy),
    total: {
      label: t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang }),
      berat: formatNumber(Dec.from(dokumen.total_berat), SHOWN),
      ...own.total,
    },
    dicetak: t('laporan.printed_by', { user: context.actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
    halaman: (n, of) => t('laporan.halaman', { n, of }),
  });
}

/** Tanda Terima of a move: who gave, who took, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function tandaTerima(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaPindah(sql, context, nomor);
  const { t } = context;
  const nilai = jumlahHarga(dokumen.barang);
  return bukti(context, dokumen, copy, {
    judul: t('pindah.tanda_terima'),
    nomor,
    tanda_tangan: [t('pindah.menyerahkan'), t('pindah.menerima'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('field.ke_baki'), `${dokumen.kode_gudang} · ${dokumen.kode_baki} ${dokumen.nama_baki}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
    kolom: {
      barang: `${t('field.kode_barcode')} · ${t('field.keterangan')}`,
      tgl: t('field.tgl'),
      dari: t('pindah.dari'),
      size: t('field.size'),
      kadar: t('field.kadar'),
      qty: t('field.qty'),
      berat: t('nota.berat'),
      harga: t('field.harga_jual'),
    },
    baris: await barisPindah(context, dokumen.barang),
    total: { qty: formatNumber(dokumen.jumlah_barang), ...(nilai && { harga: formatNumber(nilai) }) },
  });
}

/** Bukti Hancur: why, who approved it, piece by piece. @throws Problem `dokumen_tidak_ditemukan`. */
export async function buktiHancur(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaHancur(sql, context, nomor);
  const { t } = context;
  return bukti(context, dokumen, copy, {
    judul: t('hancur.bukti'),
    nomor,
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    info: [
      [t('field.tgl'), formatDate(dokumen.tgl)],
      [t('hancur.kondisi'), `${dokumen.kode_kondisi} · ${dokumen.nama_kondisi}`],
      [t('field.dibuat_oleh'), dokumen.dibuat_oleh],
      [t('field.disetujui_oleh'), dokumen.disetujui_oleh],
      [t('field.keterangan'), dokumen.keterangan === '' ? '-' : dokumen.keterangan],
    ],
    kolom: { barang: t('barang.barang'), dari: t('pindah.dari'), kadar: t('field.kadar'), berat: t('nota.berat') },
    baris: await barisBukti(context, dokumen.barang),
  });
}

/** Small pictures of the pieces, for a sheet: those without a photo share one. */
async function gambarLembar({ files }: BuktiContext, barang: readonly BarisBarang[]): Promise<SheetPicture[]> {
  const contoh: SheetPicture = { bytes: await fotoContoh(GAMBAR_LEMBAR), type: 'png' };
  return Promise.all(
    barang.map(async ({ foto }): Promise<SheetPicture> => {
      const bytes = await bacaFoto(files, foto, 'kecil');
      return bytes ? { bytes: await squarePicture(bytes, GAMBAR_LEMBAR), type: 'jpeg' } : contoh;
    }),
  );
}

function kolomLembar(t: BuktiContext['t'], barang: readonly BarisPindah[]): SheetColumn[] {
  const text = (label: string, width: number): SheetColumn => ({ label, width, numeric: false });
  const number = (label: string, format: string | undefined, width = 12): SheetColumn => ({
    label,
    width,
    numeric: true,
    ...(format !== undefined && { format }),
  });
  const nama = Math.max(NAMA_LEBAR, ...barang.map((baris) => baris.keterangan.length + 2));
  return [
    text(t('field.gambar'), 7),
    { label: t('field.tgl'), format: 'dd/mm/yyyy', width: 11, numeric: false },
    text(t('field.kode_barcode'), 12),
    text(t('field.keterangan'), nama),
    text(t('laporan.group'), 10),
    text(t('laporan.jenis'), 10),
    text(t('field.dari_gudang'), 12),
    text(t('field.dari_baki'), 12),
    number(t('field.kadar'), undefined, 8),
    text(t('field.size'), 8),
    number(t('field.qty'), '#,##0', 6),
    number(t('field.berat'), '#,##0.000'),
    number(t('field.harga_jual'), '#,##0', 15),
  ];
}

/** One piece in the order of {@link kolomLembar}; the first cell is its picture's. */
const barisLembar = (baris: BarisPindah): SheetBlock['rows'][number] => [
  null,
  new Date(`${baris.tgl_system}T00:00:00Z`),
  baris.kode_barcode,
  baris.keterangan,
  baris.kode_group,
  baris.kode_dept,
  baris.dari_gudang,
  baris.dari_baki,
  baris.kadar,
  baris.size,
  baris.qty,
  baris.berat,
  baris.harga_jual,
];

/** The lines of a move as a sheet, with their pictures. @throws Problem `dokumen_tidak_ditemukan`. */
export async function lembarPindah(sql: Sql, context: BuktiContext, nomor: string, copy: Copy): Promise<Buffer> {
  const dokumen = await bacaPindah(sql, context, nomor);
  const { shop, t, actor } = context;
  const waktu = context.now();
  const { tanda, across } = copyMarks(context, dokumen.status, copy);
  const total = (value: number): SheetTotal => ({ value, formula: 'sum' });
  const kosong = Array.from({ length: 10 }, () => undefined);
  return writeSheet({
    title: `${t('pindah.tanda_terima')} ${dokumen.no_pindah}`,
    name: dokumen.no_pindah,
    author: shop.nama_toko,
    waktu,
    lines: [
      ...(across === undefined ? [] : [across]),
      `${t('pindah.tanda_terima')} ${dokumen.no_pindah}`,
      shop.nama_toko,
      `${t('field.tgl')} ${formatDate(dokumen.tgl)} · ${t('field.ke_baki')} ${dokumen.kode_gudang} · ${dokumen.kode_baki}`,
      ...tanda,
    ],
    columns: kolomLembar(t, dokumen.barang),
    blocks: [
      {
        heading: undefined,
        subtotal: [],
        rows: dokumen.barang.map(barisLembar),
      },
    ],
    pictures: { column: 0, edge: EDGE_LEMBAR, of: await gambarLembar(context, dokumen.barang) },
    total: {
      label: t('laporan.total'),
      cells: [
        ...kosong,
        total(dokumen.jumlah_barang),
        total(Dec.from(dokumen.total_berat).toJSON()),
        total((jumlahHarga(dokumen.barang) ?? Dec.zero).toJSON()),
      ],
    },
    printed: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
  });
}
