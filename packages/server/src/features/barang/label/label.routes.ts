import {
  cetakLabelFields,
  barcodeDalam,
  labelFilterFields,
  LABEL_MAKS,
  logLabelFields,
  type LabelBentuk,
} from '@kilau/contract/features/barang/label/label.fields.ts';
import { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { countPrintings } from '../../../engine/print/log.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import type { Context } from '../../../platform/context.ts';
import { Answer, route, type Route } from '../../../platform/http/route.ts';
import { bacaLabel, daftarLabel, JENIS_CETAK, logLabel } from './daftar-label.ts';
import { bidangLabel, labelDari, type BarangLabel, type TataLabel } from './label.ts';
import { labelPdf } from './label-pdf.ts';
import { labelRaw } from './label-raw.ts';

const tag = 'label';
const CETAK = { pages: [settingLabel.page] };
/** A body of so many barcodes is larger than most. */
const LARGEST_BODY = LABEL_MAKS * 64;

/** Shown while there is no piece to show. */
const CONTOH: BarangLabel = {
  kode_barcode: '12345678',
  kode_intern: 'CN-001',
  nama_barang: 'CINCIN POLOS',
  kode_dept: 'CN',
  kadar_cetak: '17K',
  size: '12',
  berat: Dec.from('2.13'),
};

async function labelAnswer(
  context: Context,
  bentuk: LabelBentuk,
  barang: readonly BarangLabel[],
  tata: TataLabel,
): Promise<Answer> {
  const labels = barang.map((piece) => labelDari(piece, tata));
  const bidang = bidangLabel(tata);
  if (bentuk !== 'PDF') {
    return new Answer(labelRaw(bentuk, labels, bidang, tata), {
      type: 'application/octet-stream',
      fileName: `label.${bentuk.toLowerCase()}`,
    });
  }
  const about = {
    title: context.t('page.cetak-barcode'),
    author: context.shop.nama_toko,
    lang: context.lang,
    waktu: context.now(),
  };
  return new Answer(await labelPdf(labels, bidang, about), {
    type: 'application/pdf',
    fileName: 'label.pdf',
    inline: true,
  });
}

/** The calls of tags. */
export const labelRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'label-barang',
    tag,
    summary: 'Barang di stok untuk dicetak labelnya',
    need: CETAK,
    query: recordSchema(labelFilterFields),
    handler: (context, { query }) => daftarLabel(context, query),
  }),
  route({
    method: 'GET',
    path: 'label-barang/log',
    tag,
    summary: 'Cetakan label menurut waktu dan user, terbaru dulu',
    need: CETAK,
    query: recordSchema(logLabelFields),
    handler: (context, { query }) => logLabel(context, query),
  }),
  route({
    method: 'POST',
    path: 'label-barang/cetak',
    tag,
    summary: 'Cetak label: PDF, atau perintah printer TSPL/ZPL; setiap cetakan dicatat',
    need: CETAK,
    body: recordSchema(cetakLabelFields),
    largest: LARGEST_BODY,
    handler: (context, { body }) =>
      context.db.tx(async (tx) => {
        const codes = [...new Set(body.barang.map(({ kode_barcode }) => kode_barcode))];
        const barang = await bacaLabel(tx, context.shop.kode_toko, codes);
        const answer = await labelAnswer(
          context,
          body.bentuk as LabelBentuk,
          barang,
          await settingOf(tx, context, 'setting-label'),
        );
        await countPrintings(tx, context, JENIS_CETAK, codes);
        return answer;
      }),
  }),
  route({
    method: 'POST',
    path: 'setting-label/pratinjau',
    tag,
    summary: 'Label dengan tata letak yang belum disimpan, sebagai PDF; tidak dicatat',
    need: CETAK,
    body: recordSchema({ ...settingLabel.fields, barcode: text({ max: 100 }) }),
    handler: async (context, { body: { barcode, ...tata } }) => {
      const codes = barcodeDalam(barcode ?? '');
      const barang = codes.length > 0 ? await bacaLabel(context.db, context.shop.kode_toko, codes) : [CONTOH];
      return labelAnswer(context, 'PDF', barang, tata);
    },
  }),
];
