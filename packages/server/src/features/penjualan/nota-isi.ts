import { createHash } from 'node:crypto';
import { addMonths } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatInstant, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { terbilangRupiah } from '@kilau/contract/core/terbilang.ts';
import type { Context } from '../../platform/context.ts';
import type { PenjualanDokumen } from './baca.ts';

export type NotaContext = Pick<Context, 'shop' | 'actor' | 'files' | 'param' | 'isOn' | 't' | 'lang' | 'now'>;

/** What of the shop stands on its papers beside name and address. */
export interface TokoNota {
  readonly kota: string;
  readonly no_telp: string;
  readonly npwp: string;
}

export type Pasangan = readonly [label: string, value: string];

/** One piece on the nota. */
export interface BarisNota {
  readonly nama: string;
  readonly rincian: string;
  /** In the order of the columns of figures. */
  readonly angka: readonly string[];
  /** Key of the photo. */
  readonly foto: string;
}

/** Everything that is written on a nota, in the reader's language; amounts in words are Indonesian. */
export interface NotaIsi {
  readonly nomor: string;
  readonly judul: string;
  /** What must strike the eye: a reprint, a cancelled sale. */
  readonly tanda: readonly string[];
  readonly kontak: string;
  readonly info: readonly Pasangan[];
  readonly kolom: readonly [barang: string, ...angka: string[]];
  readonly baris: readonly BarisNota[];
  readonly jumlah_barang: string;
  readonly total_berat: string;
  readonly ringkas: readonly Pasangan[];
  readonly total: Pasangan;
  readonly terbilang: Pasangan;
  readonly bayar: { readonly judul: string; readonly baris: readonly Pasangan[] };
  readonly syarat: readonly string[];
  readonly tanda_tangan: readonly string[];
  readonly qr: string;
  readonly dicetak: string;
}

/** Columns of figures, from left to right. */
const KOLOM = ['nota.kadar', 'nota.berat', 'nota.harga_gram', 'nota.ongkos', 'nota.atribut', 'nota.diskon', 'nota.jumlah'] as const;

const nol = (value: number): string => (value === 0 ? '-' : formatNumber(value));

function baris(satu: PenjualanDokumen['barang'][number]): BarisNota {
  // In percentage mode the price per gram is that of pure gold; what the customer compares is what a gram of his piece cost.
  const harga_gram = satu.mode_harga === 'GRAM' && satu.harga_gram > 0 ? satu.harga_gram : satu.harga_rata;
  return {
    nama: satu.nama_barang,
    rincian: [satu.kode_barcode, satu.kode_intern, satu.nama_atribut].filter((text) => text !== '').join(' · '),
    angka: [
      satu.kadar_cetak || formatPlain(satu.kadar), formatNumber(satu.berat, 3), nol(harga_gram), nol(satu.ongkos), nol(satu.harga_atribut), nol(satu.diskon), formatNumber(satu.harga_total),
    ],
    foto: satu.foto,
  };
}

/** Tax that is added to the price makes the total larger; contained tax is only told. */
function ringkas(dokumen: PenjualanDokumen, t: Context['t']): Pasangan[] {
  const { sub_total, diskon, ppn, grand_total } = dokumen;
  const ditambahkan = Dec.from(sub_total).minus(diskon).lt(grand_total);
  return [
    ...(diskon > 0 || (ppn > 0 && ditambahkan) ? [[t('nota.sub_total'), formatNumber(sub_total)] as const] : []),
    ...(diskon > 0 ? [[t('nota.diskon'), `-${formatNumber(diskon)}`] as const] : []),
    ...(ppn > 0 ? [[t(ditambahkan ? 'nota.ppn' : 'nota.ppn_termasuk'), formatNumber(ppn)] as const] : []),
  ];
}

function bayar(dokumen: PenjualanDokumen, t: Context['t']): Pasangan[] {
  const lines = dokumen.bayar.map(({ jenis, jumlah, no_kartu, no_rekening, jumlah_gesek_rp }): Pasangan => {
    const gesek = jumlah_gesek_rp > jumlah ? t('nota.gesek', { jumlah: jumlah_gesek_rp }) : '';
    return [[jenis, no_kartu || no_rekening, gesek].filter((text) => text !== '').join(' '), formatNumber(jumlah)];
  });
  return dokumen.kembali > 0 ? [...lines, [t('nota.kembali'), formatNumber(dokumen.kembali)]] : lines;
}

function syarat({ t, param }: NotaContext, tgl: string): string[] {
  const bulan = Number(param('MASA_BUYBACK_BULAN'));
  const terms = bulan > 0 ? t('nota.syarat_buyback', { tgl: formatDate(addMonths(tgl, bulan)), bulan }) : t('nota.syarat_tanpa_masa');
  const catatan = param('CATATAN_NOTA').split('\n').map((line) => line.trim()).filter((line) => line !== '');
  return [terms, t('nota.syarat_umum'), ...catatan];
}

/** A few characters that change with anything that makes the nota worth something. */
function sidik(kode_toko: string, { no_faktur_group, tgl, grand_total, barang }: PenjualanDokumen): string {
  const isi = [kode_toko, no_faktur_group, tgl, grand_total, ...barang.map((satu) => `${satu.kode_barcode}:${satu.berat}:${satu.harga_total}`)].join('|');
  return createHash('sha256').update(isi).digest('hex').slice(0, 10);
}

const besarkan = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function info(context: NotaContext, dokumen: PenjualanDokumen): Pasangan[] {
  const { t, shop } = context;
  const { pelanggan } = dokumen;
  const jam = formatInstant(dokumen.valid_pada ?? dokumen.dibuat_pada, shop.zona_waktu).slice(11);
  const terisi = [pelanggan.no_hp, pelanggan.alamat].filter((text) => text !== '' && text !== '-').join(' · ');
  return [
    [t('nota.tanggal'), `${formatDate(dokumen.tgl)} ${jam}`],
    [t('nota.pelanggan'), [[pelanggan.kode_member, pelanggan.nama].filter((text) => text !== '').join(' · '), terisi].filter((text) => text !== '').join('\n')],
    [t('nota.sales'), dokumen.nama_sales || dokumen.kode_sales || '-'],
    [t('nota.kasir'), dokumen.valid_oleh ?? dokumen.dibuat_oleh],
  ];
}

/** Writes down what a nota says. @param copy the how many-th printing this is. */
export function notaIsi(context: NotaContext, toko: TokoNota, dokumen: PenjualanDokumen, copy: number): NotaIsi {
  const { t, shop } = context;
  return {
    nomor: dokumen.no_faktur_group, judul: t('nota.judul'),
    tanda: [...(dokumen.status === 'CANC' ? [t('nota.dibatalkan')] : []), ...(copy > 1 ? [t('nota.duplikat', { ke: copy - 1 })] : [])],
    kontak: [toko.kota, toko.no_telp && t('nota.telp', { nomor: toko.no_telp }), toko.npwp && `NPWP ${toko.npwp}`].filter((text) => text !== '').join('  ·  '),
    info: info(context, dokumen),
    kolom: [t('nota.barang'), ...KOLOM.map((key) => t(key))],
    baris: dokumen.barang.map(baris),
    jumlah_barang: t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang }), total_berat: formatNumber(dokumen.total_berat, 3),
    ringkas: ringkas(dokumen, t), total: [t('nota.total'), formatRupiah(dokumen.grand_total)],
    terbilang: [t('nota.terbilang'), besarkan(terbilangRupiah(dokumen.grand_total))],
    bayar: { judul: t('nota.pembayaran'), baris: bayar(dokumen, t) },
    syarat: syarat(context, dokumen.tgl),
    tanda_tangan: [t('nota.pelanggan'), t('nota.hormat_kami')],
    qr: ['KILAU', shop.kode_toko, dokumen.no_faktur_group, dokumen.tgl, sidik(shop.kode_toko, dokumen)].join('|'),
    dicetak: t('laporan.printed_by', { user: context.actor.user_id, waktu: formatInstant(context.now(), shop.zona_waktu) }),
  };
}
