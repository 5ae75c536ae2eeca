import { formatDate, formatInstant, formatRupiah } from '@kilau/contract/core/format.ts';
import { terbilangRupiah } from '@kilau/contract/core/terbilang.ts';
import { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import { SLIP_HURUF, type SlipKertas } from '@kilau/contract/trade/nota/slip-tata.ts';
import { showPaper } from '../../engine/paper/read.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import type { Slip, SlipPart } from '../../engine/render/slip/slip.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bacaTataSlip } from '../../trade/nota/slip-tata.ts';

const center = (text: string, bold = false): SlipPart => ({ kind: 'text', text, align: 'center', bold });
const pair = (left: string, right: string): SlipPart => ({ kind: 'pair', left, right });
const RULE: SlipPart = { kind: 'rule' };

/** What goes with the money: one copy in the bag, one stays; whoever carries it signs beside whoever sends it. */
export async function slipKirim(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const kirim = await showPaper(sql, context, kirimUang, nomor);
  const tata = await bacaTataSlip(sql, context);
  const { tanda } = copyMarks(context, kirim.status, copy);
  const waktu = `${formatDate(kirim.tgl)} ${formatInstant(kirim.dibuat_pada, shop.zona_waktu).slice(11)}`;
  const told = (label: string, isi: string | null): SlipPart[] =>
    isi === null || isi === '' ? [] : [pair(label, isi)];
  return {
    title: `${t('kirim_uang.bukti')} ${nomor}`,
    columns: SLIP_HURUF[tata.lebar_roll as SlipKertas],
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: tata.buka_laci,
    copies: [t('kirim_uang.lembar_uang'), t('nota.lembar_arsip')],
    parts: [
      center(shop.nama_toko, true),
      center(t('kirim_uang.bukti').toUpperCase(), true),
      ...tanda.map((text) => center(`*** ${text} ***`, true)),
      RULE,
      pair(t('field.nomor_referensi'), nomor),
      pair(t('nota.tanggal'), waktu),
      pair(t('field.tujuan'), kirim.tujuan),
      ...told(t('field.no_reff'), kirim.no_reff),
      ...told(t('field.kurir'), kirim.kurir),
      pair(t('field.input_by'), kirim.dibuat_oleh),
      ...told(t('field.keterangan'), kirim.keterangan),
      RULE,
      { kind: 'pair', left: t('field.jumlah_rp'), right: formatRupiah(kirim.total), bold: true },
      { kind: 'text', text: terbilangRupiah(kirim.total) },
      RULE,
      { kind: 'space' },
      { kind: 'space' },
      pair(`(${kirim.dibuat_oleh})`, `(${kirim.kurir ?? ''})`),
    ],
  };
}
