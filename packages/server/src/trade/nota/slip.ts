import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatInstant, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { SLIP_HURUF, type SlipKertas, type SlipTata } from '@kilau/contract/trade/nota/slip-tata.ts';
import type { Copy } from '../../engine/print/copy.ts';
import { nameSegments, type Slip, type SlipPart } from '../../engine/render/slip/slip.ts';
import type { Sql } from '../../platform/database/tx.ts';
import {
  bacaTokoNota,
  bayarNota,
  kodeNota,
  lembarNota,
  ringkasNota,
  syaratNota,
  tandaNota,
  type NotaContext,
  type TokoNota,
} from './nota-bagian.ts';
import type { DokumenNota } from './nota-dokumen.ts';
import { asalTukar, ditukar, ringkasTukar, tagihanNota } from './nota-tukar.ts';
import { bacaTataSlip } from './slip-tata.ts';

const center = (text: string, more: { readonly bold?: boolean; readonly large?: boolean } = {}): SlipPart => ({
  kind: 'text',
  text,
  align: 'center',
  ...more,
});
const pair = (left: string, right: string): SlipPart => ({ kind: 'pair', left, right });
const RULE: SlipPart = { kind: 'rule' };

/** What of the shop's layout does not hold for a paper, and its title where its goods do not say what it is. */
interface SlipSendiri extends Partial<Pick<SlipTata, 'tampil_syarat' | 'tampil_ongkos'>> {
  readonly judul?: string;
}

function kepala(
  { shop, t }: NotaContext,
  tata: SlipTata,
  toko: TokoNota,
  judul: string | undefined,
  tanda: readonly string[],
): SlipPart[] {
  const alamat = tata.tampil_alamat
    ? [shop.alamat_toko, toko.kota, toko.no_telp && t('nota.telp', { nomor: toko.no_telp })].filter(
        (text) => text !== '',
      )
    : [];
  return [
    center(shop.nama_toko, { bold: true, large: true }),
    ...alamat.map((text) => center(text)),
    ...(tata.kepala ? [center(tata.kepala)] : []),
    ...(judul === undefined ? [] : [center(judul.toUpperCase(), { bold: true })]),
    ...tanda.map((text) => center(`*** ${text} ***`, { bold: true })),
    RULE,
  ];
}

function info({ t, shop }: NotaContext, dokumen: DokumenNota): SlipPart[] {
  const jam = formatInstant(dokumen.valid_pada ?? dokumen.dibuat_pada, shop.zona_waktu).slice(11);
  return [
    pair(t('nota.nomor'), dokumen.no_faktur_group),
    pair(t('nota.tanggal'), `${formatDate(dokumen.tgl)} ${jam}`),
    pair(t('nota.pelanggan'), dokumen.pelanggan.nama),
    pair(t('nota.sales'), dokumen.nama_sales || dokumen.kode_sales || '-'),
    pair(t('nota.kasir'), dokumen.valid_oleh ?? dokumen.dibuat_oleh),
    ...(dokumen.keterangan ? [{ kind: 'text', text: `${t('nota.keterangan')}: ${dokumen.keterangan}` } as const] : []),
    RULE,
  ];
}

function barang({ t }: NotaContext, tata: SlipTata, columns: number, baris: DokumenNota['barang'][number]): SlipPart[] {
  const nama = nameSegments(baris.nama_barang, columns).map((text): SlipPart => ({ kind: 'text', text, bold: true }));
  const denganOngkos = tata.tampil_ongkos && baris.ongkos > 0;
  // What is not told apart stays in the price, so that the lines come to the sub total.
  const harga = denganOngkos ? baris.harga_jual : Dec.from(baris.harga_jual).plus(baris.ongkos);
  const kadar = baris.kadar_cetak || formatPlain(baris.kadar);
  const fakta = [
    ...(tata.tampil_barcode ? [baris.kode_barcode] : []),
    ...(tata.tampil_berat ? [`${formatNumber(baris.berat, 3)} g`] : []),
    kadar,
  ];
  return [
    ...nama,
    { kind: 'pair', left: fakta.join('  '), right: formatNumber(harga) },
    ...(denganOngkos ? [pair(`  ${t('nota.ongkos')}`, formatNumber(baris.ongkos))] : []),
    ...(baris.harga_atribut > 0
      ? [pair(`  ${baris.nama_atribut || t('nota.atribut')}`, formatNumber(baris.harga_atribut))]
      : baris.nama_atribut === ''
        ? []
        : [{ kind: 'text', text: `  ${baris.nama_atribut}` } as const]),
    ...(baris.diskon > 0 ? [pair(`  ${t('nota.diskon')}`, `-${formatNumber(baris.diskon)}`)] : []),
  ];
}

/** Accessories, below the pieces. */
const aksesoris = ({ t }: NotaContext, columns: number, dokumen: DokumenNota): SlipPart[] =>
  (dokumen.aksesoris ?? []).flatMap((row): SlipPart[] => [
    ...nameSegments(row.nama_aksesoris, columns).map((text): SlipPart => ({ kind: 'text', text, bold: true })),
    pair(`${formatNumber(row.qty)} × ${formatNumber(row.harga_satuan)}`, formatNumber(row.harga_jual)),
    ...(row.diskon > 0 ? [pair(`  ${t('nota.diskon')}`, `-${formatNumber(row.diskon)}`)] : []),
  ]);

/** Old goods, below the new ones that they pay for. */
function barangLama({ t }: NotaContext, columns: number, dokumen: DokumenNota): SlipPart[] {
  return (dokumen.barang_tukar ?? []).flatMap((row): SlipPart[] => [
    ...nameSegments(row.nama_barang, columns).map((text): SlipPart => ({ kind: 'text', text, bold: true })),
    { kind: 'text', text: asalTukar(row, t) },
    pair(`${formatNumber(row.berat, 3)} g  ${formatPlain(row.kadar)} %`, `-${formatNumber(row.harga_beli)}`),
  ]);
}

/**
 * For whom each slip is: as many as the shop prints, and where it keeps copies at least two, the last for its files.
 */
function lembarSlip(context: NotaContext, salinan: number): string[] {
  const [customer = '', arsip] = lembarNota(context);
  if (arsip === undefined) return Array.from({ length: salinan }, () => customer);
  return [...Array.from({ length: Math.max(1, salinan - 1) }, () => customer), arsip];
}

/** What the small receipt says of goods and money, in the reader's language. */
export function slipIsi(
  context: NotaContext,
  toko_tata: SlipTata,
  toko: TokoNota,
  dokumen: DokumenNota,
  copy: Copy,
  { judul, ...sendiri }: SlipSendiri = {},
): Slip {
  const { t } = context;
  const tata = { ...toko_tata, ...sendiri };
  const columns = SLIP_HURUF[tata.lebar_roll as SlipKertas];
  const tagihan = tagihanNota(dokumen, t);
  const namanya = judul ?? (ditukar(dokumen) ? t('nota.judul_tukar') : undefined);
  return {
    title: `${t('nota.slip')} ${dokumen.no_faktur_group}`,
    columns,
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: tata.buka_laci,
    copies: lembarSlip(context, tata.salinan),
    parts: [
      ...kepala(context, tata, toko, namanya, tandaNota(context, dokumen, copy)),
      ...info(context, dokumen),
      ...dokumen.barang.flatMap((baris) => barang(context, tata, columns, baris)),
      ...aksesoris(context, columns, dokumen),
      ...(ditukar(dokumen) ? [RULE, ...barangLama(context, columns, dokumen)] : []),
      RULE,
      ...[...ringkasNota(dokumen, t), ...ringkasTukar(dokumen, t)].map(([label, value]) => pair(label, value)),
      { kind: 'pair', left: tagihan.label, right: formatRupiah(tagihan.jumlah), bold: true },
      ...(tata.tampil_bayar ? [RULE, ...bayarNota(dokumen, t).map(([label, value]) => pair(label, value))] : []),
      ...(tata.tampil_syarat
        ? [RULE, ...syaratNota(context, toko, dokumen.tgl).map((text): SlipPart => ({ kind: 'text', text }))]
        : []),
      ...(tata.tampil_qr
        ? ([{ kind: 'space' }, { kind: 'qr', text: kodeNota(context.shop.kode_toko, dokumen) }] satisfies SlipPart[])
        : []),
      ...(tata.penutup ? ([{ kind: 'space' }, center(tata.penutup)] satisfies SlipPart[]) : []),
    ],
  };
}

/** The small receipt of a paper, by the shop's layout. */
export async function slipDokumen(
  sql: Sql,
  context: NotaContext,
  dokumen: DokumenNota,
  copy: Copy,
  sendiri?: SlipSendiri,
): Promise<Slip> {
  const toko = await bacaTokoNota(sql, context.shop.kode_toko);
  return slipIsi(context, await bacaTataSlip(sql, context), toko, dokumen, copy, sendiri);
}
