import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatGram, formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kataHasil } from '@kilau/contract/features/opname/kata.ts';
import { barangDari, type Kelompok } from '@kilau/contract/features/opname/kelompok.ts';
import type { BarangOpname, JenisOpname, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { FORMS } from '../../engine/report/make.ts';
import { writeSheet, type SheetColumn, type SheetTotal } from '../../engine/render/xlsx.ts';
import type { Context } from '../../platform/context.ts';
import { Answer } from '../../platform/http/route.ts';
import { fotoContoh } from '../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../trade/barang/foto.ts';
import { gambarHasil, type BagianHasil, type BarisHasil } from './hasil.gambar.ts';
import { bacaOpname } from './opname.baca.ts';

const EDGE = 240;
const SHOWN = 3;
/** So many pieces that are missing show their photo; beyond, it would be a book. */
const FOTO_MAKS = 600;
const JUDUL = { SCAN: 'page.stock-opname', RFID: 'page.stock-opname-rfid' } as const satisfies Record<
  JenisOpname,
  string
>;

const gram = (barang: readonly { readonly berat: number }[]): Dec =>
  Dec.sum(barang.map(({ berat }) => Dec.from(berat)));
const BAGIAN: Readonly<Record<Kelompok, string>> = {
  belum: 'opname.hilang',
  lain: 'opname.lain',
  keluar: 'opname.keluar',
  ketemu: 'opname.ketemu',
};
/** What needs doing comes first. */
const URUTAN: readonly Kelompok[] = ['belum', 'lain', 'keluar', 'ketemu'];

/** A count that ended: one that goes on, or was given up, has no result. @throws Problem `status_tidak_sesuai` */
async function selesaiSaja({ db, shop }: Context, jenisOpname: JenisOpname, nomor: string): Promise<Opname> {
  const opname = await bacaOpname(db, shop.kode_toko, jenisOpname, nomor);
  if (opname.status !== 'SELESAI') throw new Problem('status_tidak_sesuai', { nomor, status: opname.status });
  // Moments and decimals as they are on the wire: heaps and words are those of the screen.
  return JSON.parse(JSON.stringify(opname)) as Opname;
}

function keteranganDari({ t, shop }: Context, barang: BarangOpname): string {
  const dilihat = barang.waktu === null ? [] : [`${barang.oleh} ${formatInstant(barang.waktu, shop.zona_waktu)}`];
  return [kataHasil(t, barang, false), ...dilihat].join(' · ');
}

async function barisDari(context: Context, barang: BarangOpname, foto: Buffer | undefined): Promise<BarisHasil> {
  return {
    ...(foto && { foto: (await bacaFoto(context.files, barang.foto, 'kecil')) ?? foto }),
    kode_barcode: barang.kode_barcode,
    nama_barang: barang.nama_barang,
    rincian: [
      barang.kode_group,
      barang.kode_dept,
      barang.kadar > 0 ? `${formatPlain(barang.kadar)}%` : '',
      barang.kode_baki,
    ]
      .filter((teks) => teks !== '')
      .join(' · '),
    keterangan: keteranganDari(context, barang),
    berat: barang.berat === 0 ? '' : formatNumber(barang.berat, SHOWN),
  };
}

async function bagianDari(context: Context, opname: Opname): Promise<BagianHasil[]> {
  const contoh = await fotoContoh(EDGE);
  return Promise.all(
    URUTAN.map(async (kelompok) => {
      const barang = barangDari(opname.barang, kelompok);
      const hilang = kelompok === 'belum';
      return {
        judul: `${context.t(BAGIAN[kelompok])} (${formatNumber(barang.length)})`,
        berat: formatGram(gram(barang), context.t),
        merah: hilang,
        baris: await Promise.all(
          barang.map((piece, index) => barisDari(context, piece, hilang && index < FOTO_MAKS ? contoh : undefined)),
        ),
      };
    }),
  );
}

const tempatDari = ({ kode_gudang, kode_baki, nama_baki }: Opname): string =>
  [kode_gudang, kode_baki, nama_baki].filter((teks) => teks !== '').join(' · ');

function infoDari({ t, shop }: Context, opname: Opname): (readonly [string, string])[] {
  const saat = (waktu: string | null, oleh: string): string =>
    waktu === null ? '-' : `${formatInstant(waktu, shop.zona_waktu)} · ${oleh}`;
  return [
    [t('opname.tempat'), tempatDari(opname)],
    [t('field.tgl'), formatDate(opname.tgl)],
    [t('opname.mulai'), saat(opname.mulai_pada, opname.mulai_oleh)],
    [t('opname.berakhir'), saat(opname.selesai_pada, opname.selesai_oleh)],
    ...(opname.disetujui_oleh === '' ? [] : [[t('field.disetujui_oleh'), opname.disetujui_oleh] as const]),
  ];
}

async function pdf(context: Context, jenisOpname: JenisOpname, nomor: string): Promise<Answer> {
  const opname = await selesaiSaja(context, jenisOpname, nomor);
  const { t, lang, shop, actor } = context;
  const waktu = context.now();
  const berat = (kelompok: Kelompok): string => formatGram(gram(barangDari(opname.barang, kelompok)), t);
  const body = await gambarHasil({
    toko: shop,
    judul: t(JUDUL[jenisOpname]),
    nomor,
    lang,
    waktu,
    info: infoDari(context, opname),
    angka: [
      [t('opname.isi_awal'), formatNumber(opname.qty), formatGram(opname.berat, t)],
      [t('opname.ketemu'), formatNumber(opname.ketemu), berat('ketemu')],
      [t('opname.hilang'), formatNumber(opname.belum), berat('belum')],
      [t('opname.lain'), formatNumber(opname.lain), ''],
      [t('opname.keluar'), formatNumber(opname.keluar), ''],
    ],
    kolom: { barang: t('barang.barang'), keterangan: t('opname.hasil'), berat: t('field.berat') },
    bagian: await bagianDari(context, opname),
    tanda_tangan: [t('hancur.petugas'), t('pindah.mengetahui')],
    dicetak: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
    halaman: (n, of) => t('laporan.halaman', { n, of }),
  });
  return new Answer(body, { type: FORMS.pdf, fileName: `${nomor}.pdf`, inline: true });
}

async function xlsx(context: Context, jenisOpname: JenisOpname, nomor: string): Promise<Answer> {
  const opname = await selesaiSaja(context, jenisOpname, nomor);
  const { t, shop, actor } = context;
  const waktu = context.now();
  const text = (label: string, width: number): SheetColumn => ({ label, width, numeric: false });
  const number = (label: string, format: string): SheetColumn => ({ label, format, width: 12, numeric: true });
  const totals = (barang: readonly BarangOpname[]): readonly (SheetTotal | undefined)[] => [
    undefined,
    { value: barang.length, formula: 'count' },
    undefined,
    undefined,
    undefined,
    undefined,
    { value: gram(barang).toJSON(), formula: 'sum' },
    undefined,
    undefined,
  ];
  const body = await writeSheet({
    title: `${t(JUDUL[jenisOpname])} ${nomor}`,
    name: nomor,
    author: shop.nama_toko,
    waktu,
    lines: [
      `${t(JUDUL[jenisOpname])} ${nomor}`,
      shop.nama_toko,
      ...infoDari(context, opname).map(([label, isi]) => `${label} ${isi}`),
    ],
    columns: [
      text(t('opname.hasil'), 24),
      text(t('field.kode_barcode'), 14),
      text(t('field.nama_barang'), 34),
      text(t('laporan.group'), 10),
      text(t('laporan.jenis'), 10),
      number(t('field.kadar'), '0.###'),
      number(t('field.berat'), '#,##0.000'),
      text(t('laporan.baki'), 10),
      text(t('opname.dilihat_oleh'), 30),
    ],
    blocks: URUTAN.map((kelompok) => {
      const barang = barangDari(opname.barang, kelompok);
      return {
        heading: t(BAGIAN[kelompok]),
        subtotal: totals(barang),
        rows: barang.map((piece) => [
          kataHasil(t, piece, false),
          piece.kode_barcode,
          piece.nama_barang,
          piece.kode_group,
          piece.kode_dept,
          piece.kadar,
          piece.berat,
          piece.kode_baki,
          piece.waktu === null ? '' : `${piece.oleh} ${formatInstant(piece.waktu, shop.zona_waktu)}`,
        ]),
      };
    }).filter(({ rows }) => rows.length > 0),
    total: { label: t('laporan.total'), cells: totals(opname.barang) },
    printed: t('laporan.printed_by', { user: actor.user_id, waktu: formatInstant(waktu, shop.zona_waktu) }),
  });
  return new Answer(body, { type: FORMS.xlsx, fileName: `${nomor}.xlsx` });
}

/** The result of a finished count as a paper or a sheet. */
export const hasilOpname = { pdf, xlsx } as const;
