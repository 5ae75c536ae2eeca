import { formatDate, formatInstant } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisBarang, BarisPindah } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import {
  writeSheet,
  type SheetBlock,
  type SheetColumn,
  type SheetPicture,
  type SheetTotal,
} from '../../../engine/render/xlsx.ts';
import { copyMarks, type Copy } from '../../../engine/print/copy.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { squarePicture } from '../../../platform/picture.ts';
import { fotoContoh } from '../../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../../trade/barang/foto.ts';
import { bacaPindah } from '../kertas/baca.ts';
import type { BuktiContext } from '../kertas/bukti.ts';
import { jumlahHarga } from './tanda-terima.ts';

/** Least width of the names in the sheet, in letters; a longer one widens it. */
const NAMA_LEBAR = 34;
/** A picture in a sheet: as it is kept there, and as it is shown, in pixels. */
const GAMBAR_LEMBAR = 96;
const EDGE_LEMBAR = 48;

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
