import { settingNota, settingNotaSlip } from '@kilau/contract/features/penjualan/kertas.setting.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Setting } from '@kilau/contract/core/setting.ts';
import { NOTA_TATA_FIELDS } from '@kilau/contract/trade/nota/nota-tata.ts';
import type { Copy } from '../../engine/print/copy.ts';
import { slipPreview } from '../../engine/print/forms.ts';
import type { Context } from '../../platform/context.ts';
import { Answer, route, type Route } from '../../platform/http/route.ts';
import { denganCek } from '../../trade/nota/cek-nota.ts';
import { gambarNota } from '../../trade/nota/gambar-nota.ts';
import { bacaTokoNota } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { slipIsi } from '../../trade/nota/slip.ts';
import { bacaPenjualan } from './baca.ts';
import { contohPenjualan } from './nota-contoh.ts';

const needOf = ({ page, gate, levels, levelsWhen }: Setting) => ({ gate, levels, levelsWhen, pages: [page] });

/** A trial of a layout shows a real sale: it must not pass for its nota. */
const CONTOH: Copy = { ke: 1, preview: true };

/** The shop's last sale that has a paper, or an example. */
async function dokumenPratinjau(context: Context): Promise<DokumenNota> {
  const last = await context.db.maybe<{ no_faktur_group: string }>(
    `select no_faktur_group from penjualan where kode_toko = $1 and status = 'DONE'
      order by tgl desc, no_faktur_group desc limit 1`,
    [context.shop.kode_toko],
  );
  const sale = last && (await bacaPenjualan(context.db, context, last.no_faktur_group));
  return denganCek(context, sale ?? contohPenjualan(context));
}

/** How the papers would look by a layout that is being edited: drawn by the very code that prints, stored nowhere. */
export const kertasRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: 'setting-nota/pratinjau',
    tag: 'setting-nota',
    summary: 'Nota dengan tata letak yang belum disimpan, sebagai PDF',
    need: needOf(settingNota),
    body: recordSchema(NOTA_TATA_FIELDS),
    handler: async (context, { body }) =>
      new Answer(await gambarNota(context.db, context, body, await dokumenPratinjau(context), CONTOH), {
        type: 'application/pdf',
        fileName: 'pratinjau.pdf',
        inline: true,
      }),
  }),
  route({
    method: 'POST',
    path: 'setting-nota-slip/pratinjau',
    tag: 'setting-nota-slip',
    summary: 'Slip dengan tata letak yang belum disimpan, sebagai PDF',
    need: needOf(settingNotaSlip),
    body: recordSchema(settingNotaSlip.fields),
    handler: async (context, { body }) => {
      const toko = await bacaTokoNota(context.db, context.shop.kode_toko);
      const slip = slipIsi(context, { ...body, salinan: 1 }, toko, await dokumenPratinjau(context), CONTOH);
      return new Answer(await slipPreview(slip, context), {
        type: 'application/pdf',
        fileName: 'pratinjau.pdf',
        inline: true,
      });
    },
  }),
];
