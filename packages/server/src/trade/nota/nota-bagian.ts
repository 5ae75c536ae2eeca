import { createHash } from 'node:crypto';
import { addMonths } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { ringkasJumlah } from '@kilau/contract/trade/nota/jumlah-nota.calc.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { keteranganNotaOf } from './keterangan.ts';
import type { DokumenNota } from './nota-dokumen.ts';

export type NotaContext = Pick<Context, 'shop' | 'actor' | 'files' | 'param' | 'isOn' | 't' | 'lang' | 'now'> &
  Partial<Pick<Context, 'secrets' | 'origin'>>;

/** What of the shop stands on its papers beside name and address. */
export interface TokoNota {
  readonly kota: string;
  readonly no_telp: string;
  readonly npwp: string;
  /** Lines of the shop's own, after the terms. */
  readonly keterangan: readonly string[];
}

/** Reads what the papers of a sale say of the shop. */
export async function bacaTokoNota(sql: Sql, kode_toko: string): Promise<TokoNota & { readonly logo: string }> {
  const toko = await sql.one<Omit<TokoNota, 'keterangan'> & { readonly logo: string }>(
    `select kota, no_telp, npwp, logo from toko where kode_toko = $1`,
    [kode_toko],
  );
  return { ...toko, keterangan: await keteranganNotaOf(sql, kode_toko, 'PENJUALAN') };
}

/** For whom the copies of a receipt are: two where the shop keeps one (DUPLICATE_PRINT_MODULE), or one unnamed. */
export const lembarNota = ({ isOn, t }: Pick<NotaContext, 'isOn' | 't'>): readonly string[] =>
  isOn('DUPLICATE_PRINT_MODULE') ? [t('nota.lembar_customer'), t('nota.lembar_arsip')] : [''];

/** What must strike the eye on the paper: that it is over, cancelled, a duplicate. */
export const tandaNota = (
  context: Pick<NotaContext, 't'>,
  { tanda = [], status }: Pick<DokumenNota, 'tanda' | 'status'>,
  copy: Copy,
): readonly string[] => [...tanda, ...copyMarks(context, status, copy).tanda];

export type Pasangan = readonly [label: string, value: string];

/**
 * From the lines to the total, a step each: discount off, tax base, tax. Tax that is added to the price makes the total
 * larger; contained tax is only told, with the base beside it.
 */
export function ringkasNota(dokumen: DokumenNota, t: Context['t']): Pasangan[] {
  const { sub_total, diskon } = dokumen;
  const { dpp, ppn, ditambahkan } = ringkasJumlah(dokumen);
  const berpajak = ppn.gt(0);
  const dikurangi = diskon > 0;
  return [
    ...(dikurangi || (berpajak && ditambahkan) ? [[t('nota.sub_total'), formatNumber(sub_total)] as const] : []),
    ...(dikurangi ? [[t('nota.diskon'), `-${formatNumber(diskon)}`] as const] : []),
    ...(berpajak && (dikurangi || !ditambahkan) ? [[t('nota.dpp'), formatNumber(dpp)] as const] : []),
    ...(berpajak ? [[t(ditambahkan ? 'nota.ppn' : 'nota.ppn_termasuk'), formatNumber(ppn)] as const] : []),
  ];
}

/**
 * Payments, what went back, and what a member has earned.
 * @param most lines that there is room for: payments beyond are told together, what went back always by itself.
 */
export function bayarNota(dokumen: DokumenNota, t: Context['t'], most = Infinity): Pasangan[] {
  // Old goods stand with their lines.
  const bayar = dokumen.bayar.filter((row) => row.jenis !== 'TUKAR');
  const tail = [
    ...(dokumen.kembali > 0 ? [[t('nota.kembali'), formatNumber(dokumen.kembali)] as const] : []),
    ...(dokumen.poin ? [[t('nota.poin_didapat'), formatNumber(dokumen.poin)] as const] : []),
  ];
  const line = (row: (typeof bayar)[number]): Pasangan => {
    const { jenis: caraBayar, jumlah, no_kartu, no_rekening, jumlah_gesek_rp, arah, poin, nomor = '' } = row;
    const gesek = jumlah_gesek_rp > jumlah ? t('nota.gesek', { jumlah: jumlah_gesek_rp }) : '';
    const kata = [
      arah === 'KELUAR' ? t('nota.kembali_customer') : '',
      caraBayar,
      no_kartu || no_rekening,
      poin ? formatNumber(poin) : '',
      nomor,
      gesek,
    ];
    return [kata.filter((text) => text !== '').join(' '), formatNumber(jumlah)];
  };
  if (bayar.length + tail.length <= most) return [...bayar.map(line), ...tail];
  const keluar = bayar.filter(({ arah }) => arah === 'KELUAR');
  const masuk = bayar.filter(({ arah }) => arah !== 'KELUAR');
  const own = masuk.slice(0, Math.max(0, most - tail.length - keluar.length - 1));
  const lain = masuk.slice(own.length);
  const jumlah = formatNumber(Dec.sum(lain.map((row) => row.jumlah)));
  return [...own.map(line), [t('nota.bayar_lain', { banyak: lain.length }), jumlah], ...keluar.map(line), ...tail];
}

/** The terms: the shop's promise to buy back, the usual ones, and its own. */
export function syaratNota({ t, param }: NotaContext, toko: TokoNota, tgl: string): string[] {
  const bulan = Number(param('MASA_BUYBACK_BULAN'));
  const terms =
    bulan > 0
      ? t('nota.syarat_buyback', { tgl: formatDate(addMonths(tgl, bulan)), bulan })
      : t('nota.syarat_tanpa_masa');
  const catatan = param('CATATAN_NOTA')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [terms, t('nota.syarat_umum'), ...catatan, ...toko.keterangan];
}

/** A few characters that change with anything that makes the nota worth something. */
function sidik(
  kode_toko: string,
  { no_faktur_group, tgl, grand_total, barang, barang_tukar = [] }: DokumenNota,
): string {
  const isi = [
    kode_toko,
    no_faktur_group,
    tgl,
    grand_total,
    ...barang.map((baris) => `${baris.kode_barcode}:${baris.berat}:${baris.harga_total}`),
    ...barang_tukar.map((baris) => `${baris.kode_barcode}:${baris.berat}:-${baris.harga_beli}`),
  ].join('|');
  return createHash('sha256').update(isi).digest('hex').slice(0, 10);
}

/**
 * What a QR code on the paper says: where everybody can look the nota up, or else enough to find the sale and to see
 * that it was not altered.
 */
export const kodeNota = (kode_toko: string, dokumen: DokumenNota): string =>
  dokumen.cek ?? ['KILAU', kode_toko, dokumen.no_faktur_group, dokumen.tgl, sidik(kode_toko, dokumen)].join('|');
