import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatInstant, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { SLIP_HURUF, type SlipKertas } from '@kilau/contract/trade/nota/slip-tata.ts';
import { showPaper, type ShownPaper } from '../../engine/paper/read.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Slip, SlipPart } from '../../engine/render/slip/slip.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { keteranganNotaOf } from '../../trade/nota/keterangan.ts';
import { bacaTataSlip } from '../../trade/nota/slip-tata.ts';
import { namaSalesToko } from '../../trade/sales/sales.ts';

const center = (text: string, bold = false): SlipPart => ({ kind: 'text', text, align: 'center', bold });
const pair = (left: string, right: string, bold = false): SlipPart => ({ kind: 'pair', left, right, bold });
const words = (text: string): SlipPart => ({ kind: 'text', text });
const RULE: SlipPart = { kind: 'rule' };
const told = (label: string, isi: string | null): SlipPart[] => (isi === null || isi === '' ? [] : [pair(label, isi)]);

type Dicetak = ShownPaper<typeof service>;

/** What was brought, what is done with it, and what that costs. */
const barang = ({ t }: Context, { barang: baris }: Dicetak): SlipPart[] =>
  baris.flatMap((row) => [
    words(`${row.jumlah} × ${row.nama_barang}`),
    pair(`${t('field.berat')} ${formatNumber(row.berat, 3)} g`, formatRupiah(row.ongkos)),
    words(row.deskripsi),
  ]);

/** What it costs, what of it was paid, and what is paid when it is fetched. */
const uang = ({ t }: Context, total: Dec, sisa: Dec): SlipPart[] => [
  pair(t('nota.total'), formatRupiah(total), true),
  pair(t('service.dibayar'), formatRupiah(total.minus(sisa))),
  pair(t('field.sisa_bayar'), formatRupiah(sisa), true),
];

/** What the customer takes along, and shows again when he fetches his goods. */
export async function slipService(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const kertas = await showPaper(sql, context, service, nomor);
  const { kode_sales } = kertas;
  const sales = kode_sales && ((await namaSalesToko(sql, shop.kode_toko, kode_sales)) ?? kode_sales);
  const tata = await bacaTataSlip(sql, context);
  const kaki = await keteranganNotaOf(sql, shop.kode_toko, 'SERVICE');
  const { tanda } = copyMarks(context, kertas.status, copy, service.states);
  const waktu = `${formatDate(kertas.tgl)} ${formatInstant(kertas.dibuat_pada, shop.zona_waktu).slice(11)}`;
  return {
    title: `${t('service.nota')} ${nomor}`,
    columns: SLIP_HURUF[tata.lebar_roll as SlipKertas],
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: tata.buka_laci,
    copies: [t('service.lembar_pelanggan'), t('nota.lembar_arsip')],
    parts: [
      center(shop.nama_toko, true),
      ...(tata.tampil_alamat ? [center(shop.alamat_toko)] : []),
      center(t('service.nota').toUpperCase(), true),
      ...tanda.map((text) => center(`*** ${text} ***`, true)),
      RULE,
      pair(t('field.no_service'), nomor),
      pair(t('nota.tanggal'), waktu),
      ...told(t('nota.sales'), sales),
      pair(t('nota.kasir'), kertas.dibuat_oleh),
      ...told(t('field.nota_manual'), kertas.nota_manual),
      ...told(t('field.nama'), kertas.nama),
      ...told(t('field.no_hp'), kertas.no_hp),
      pair(t('field.estimasi_selesai'), formatDate(kertas.tgl_selesai)),
      ...told(t('field.tgl_ambil'), kertas.tgl_ambil && formatDate(kertas.tgl_ambil)),
      RULE,
      ...barang(context, kertas),
      RULE,
      ...uang(context, kertas.total, kertas.sisa),
      ...told(t('field.keterangan'), kertas.keterangan),
      ...(kaki.length > 0 ? [RULE, ...kaki.map(words)] : []),
    ],
  };
}
