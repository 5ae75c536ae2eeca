import type { Report } from '../../core/report.ts';
import { jamAkses } from './hak/jam-akses.resource.ts';
import { news } from './news.resource.ts';
import type { Setting } from '../../core/setting.ts';
import { sistemPages } from './pages.ts';
import { settingToko } from './setting/setting-toko.setting.ts';
import { tarifPpn } from './setting/tarif-ppn.resource.ts';
import { toko } from './toko.resource.ts';
import { users } from './hak/users.resource.ts';
import { promoWablas } from './whatsapp/promo.setting.ts';
import { whatsappSetting } from './setting/whatsapp.setting.ts';

export const resources = [toko, users, news, jamAkses, tarifPpn] as const;
export const settings = [settingToko, whatsappSetting, promoWablas] as const satisfies readonly Setting[];
export const reports = [] as const satisfies readonly Report[];
export const pages = sistemPages;
export { blocks, notices, steps } from './beranda/beranda.ts';
