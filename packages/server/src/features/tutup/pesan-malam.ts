import { addDays } from '@kilau/contract/core/calendar.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { tradeByDay, tradeTotal, type TradeDay } from '../../engine/paper/home/daily.ts';
import { pdfOf } from '../../engine/print/forms.ts';
import { settingOf } from '../../engine/setting.store.ts';
import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import type { Services, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { shopLanguage, translatorOf, type Translate } from '../../platform/i18n.ts';
import { workIn } from '../../platform/session/shop-work.ts';
import { todayIn } from '../../platform/today.ts';
import { barisRingkasan, slipRingkasan } from './ringkasan-slip.ts';

/** Where the summary of a day is fetched by whoever was sent its address, below `/api/v1/`. */
export const RINGKASAN_TERKIRIM = 'app/ringkasan';
/** So many days the address in a message leads somewhere. */
const BERLAKU_HARI = 7;
/** What an address is sealed for: it says nothing anywhere else. */
const TEMPAT = 'alamat ringkasan';

/** What an address of a summary means: which day of which shop, and the last day on which it may be asked for. */
interface Alamat {
  readonly kode_toko: string;
  readonly tgl: string;
  readonly sampai: string;
}

/** What was sold and bought, in pieces, grams and rupiah. */
const baris = (t: Translate, label: string, rows: readonly TradeDay[], keluar: boolean): string => {
  const { qty, gram, nilai } = tradeTotal(rows, keluar);
  return `${t(label)}: ${qty} ${t('umum.pcs')} · ${formatNumber(gram, 3)} g · ${formatRupiah(nilai)}`;
};

/** A closing that is told, and by whom the summary may be fetched. */
type Pengabar = WorkContext & Pick<Services, 'secrets' | 'origin'>;

function alamatOf({ shop, now, secrets, origin }: Pengabar, tgl: string): readonly string[] {
  if (origin === undefined) return [];
  const sampai = addDays(todayIn(shop.zona_waktu, now()), BERLAKU_HARI);
  const alamat: Alamat = { kode_toko: shop.kode_toko, tgl, sampai };
  return ['', `${origin}/api/v1/${RINGKASAN_TERKIRIM}/${secrets.seal(JSON.stringify(alamat), TEMPAT)}`];
}

/**
 * Tells the phones that the shop has named how its day ended: what was sold and bought, cash, bank, differences and
 * gold, with the address of the same as PDF. It leaves if and only if the day is closed.
 */
export async function kabariPemilik(tx: Tx, context: Pengabar, kinds: readonly Kind[], tgl: string): Promise<void> {
  if (!context.isOn('WHATSAPP_MODULE')) return;
  const { kabar_malam, penerima_malam, alamat_gateway } = await settingOf(tx, context, 'whatsapp-setting');
  if (!kabar_malam || alamat_gateway === null) return;
  const { kode_toko, nama_toko } = context.shop;
  const t = translatorOf(shopLanguage(context.param));
  const dagang = await tradeByDay(tx, kinds, [kode_toko], { dari: tgl, sampai: tgl });
  const message = [
    `*${nama_toko}* – ${t('tutup.ringkasan')}`,
    baris(t, 'laporan_hari.penjualan', dagang, false),
    baris(t, 'laporan_hari.pembelian', dagang, true),
    '',
    ...(await barisRingkasan(tx, { ...context, t }, tgl)),
    ...alamatOf(context, tgl),
  ].join('\n');
  for (const receiver of penerima_malam) {
    await tulisOutbox(tx, context, {
      saluran: 'WA',
      isi: { receiver, message, massal: false },
      tujuan: receiver,
      user_id: context.actor.user_id,
    });
  }
}

function bacaAlamat({ secrets }: Pick<Services, 'secrets'>, tautan: string): Alamat {
  const alamat = secrets.open(tautan, TEMPAT);
  if (alamat === undefined) throw new Problem('tidak_ditemukan', {});
  return JSON.parse(alamat) as Alamat;
}

/** The summary behind an address of a message, as PDF. @throws Problem `tidak_ditemukan` for any other, or too late. */
export async function ringkasanTerkirim(services: Services, tautan: string): Promise<Buffer> {
  const { kode_toko, tgl, sampai } = bacaAlamat(services, tautan);
  const context = await workIn(services, kode_toko, '');
  if (!context || todayIn(context.shop.zona_waktu, context.now()) > sampai) throw new Problem('tidak_ditemukan', {});
  const lang = shopLanguage(context.param);
  const slip = await slipRingkasan(services.db, { ...context, t: translatorOf(lang) }, tgl, { ke: 1, preview: false });
  return pdfOf(slip, { ...context, lang });
}
