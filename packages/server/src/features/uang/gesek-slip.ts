import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { formatDate, formatInstant, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
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

/** What the customer signs for: what was swiped, what the shop kept, what he was given. */
export async function slipGesek(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const gesek = await showPaper(sql, context, gesekTunai, nomor);
  const tata = await bacaTataSlip(sql, context);
  const { tanda } = copyMarks(context, gesek.status, copy);
  const waktu = `${formatDate(gesek.tgl)} ${formatInstant(gesek.dibuat_pada, shop.zona_waktu).slice(11)}`;
  return {
    title: `${t('gesek.bukti')} ${nomor}`,
    columns: SLIP_HURUF[tata.lebar_roll as SlipKertas],
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: tata.buka_laci,
    copies: [t('nota.lembar_customer'), t('nota.lembar_arsip')],
    parts: [
      center(shop.nama_toko, true),
      center(t('gesek.bukti').toUpperCase(), true),
      ...tanda.map((text) => center(`*** ${text} ***`, true)),
      RULE,
      pair(t('nota.nomor'), nomor),
      pair(t('nota.tanggal'), waktu),
      pair(t('nota.kasir'), gesek.dibuat_oleh),
      pair(t('field.nama_pemegang_kartu'), gesek.nama),
      pair(t(`pilihan.jenis_bayar.${gesek.jenis_kartu}`), gesek.no_kartu),
      RULE,
      pair(t('field.jumlah_gesek_rp'), formatRupiah(gesek.total)),
      pair(`${t('field.fee_rp')} ${formatPlain(gesek.fee_persen)} %`, formatRupiah(gesek.fee_rp)),
      { kind: 'pair', left: t('field.tunai'), right: formatRupiah(gesek.tunai), bold: true },
      RULE,
      { kind: 'space' },
      { kind: 'space' },
      center(`(${gesek.nama})`),
    ],
  };
}
