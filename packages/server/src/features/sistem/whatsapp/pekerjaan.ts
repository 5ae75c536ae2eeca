import { settingOf } from '../../../engine/setting.store.ts';
import type { Pekerja } from '../../../platform/antrean/pekerjaan.ts';
import type { WorkContext, Services } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import { SISTEM } from './kirim-wa.ts';
import { siaranHariIni, type Pengingat } from './pengingat.ts';
import { siaranPromo } from './promo.ts';
import { siarkan, type Siaran } from './siarkan.ts';

/** Plans what a shop has to say today, where it has a gateway that says it. */
const rencanakan =
  (apa: (tx: Tx, context: WorkContext, services: Services) => Promise<readonly Siaran[]>): Pekerja =>
  async (services, { kode_toko }) => {
    const context = await workIn(services, kode_toko, SISTEM);
    if (!context?.isOn('WHATSAPP_MODULE')) return { jumlah: 0 };
    return services.db.tx(async (tx) => {
      const { alamat_gateway } = await settingOf(tx, context, 'whatsapp-setting');
      return { jumlah: alamat_gateway === null ? 0 : await siarkan(tx, context, await apa(tx, context, services)) };
    });
  };

/** The promotion whose day it is. */
export const kirimPromo = rencanakan(async (tx, context, services) =>
  context.isOn('NOTIF_WABLAS_PROMO') ? siaranPromo(tx, context, services) : [],
);

/** Reminders and birthdays of today. */
export const kirimPengingat = (sumber: Pengingat): Pekerja =>
  rencanakan((tx, context) => siaranHariIni(tx, context, sumber));
