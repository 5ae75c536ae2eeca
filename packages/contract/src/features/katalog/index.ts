import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { bannerKatalog } from './banner-katalog.resource.ts';
import { groupDescriptionKatalog } from './group-description-katalog.resource.ts';
import { hadiahKatalog } from './hadiah-katalog.resource.ts';
import { hargaKatalog } from './harga-katalog.resource.ts';
import { infoKatalog } from './info-katalog.resource.ts';
import { itemKatalog } from './item-katalog.resource.ts';
import { kategoriKatalog } from './kategori-katalog.resource.ts';
import { kontakAdminKatalog } from './kontak-admin-katalog.resource.ts';
import { splashscreenKatalog } from './splashscreen-katalog.resource.ts';

export const resources = [
  kategoriKatalog,
  hargaKatalog,
  bannerKatalog,
  infoKatalog,
  itemKatalog,
  kontakAdminKatalog,
  hadiahKatalog,
  groupDescriptionKatalog,
  splashscreenKatalog,
] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const pages = [] as const satisfies readonly Page[];
