import { kindPages } from '../../core/kind-pages.ts';
import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { paraDeskripsiService } from './para-deskripsi-service.resource.ts';
import { service } from './service.kind.ts';
import { servicesAmbil } from './services-ambil.report.ts';
import { servicesBatal } from './services-batal.report.ts';
import { servicesMasuk } from './services-masuk.report.ts';
import { servicesSelesai } from './services-selesai.report.ts';

export const resources = [paraDeskripsiService] as const satisfies readonly Resource[];
export const reports = [servicesMasuk, servicesSelesai, servicesAmbil, servicesBatal] as const;
export const kinds = [service] as const;
/** Its papers before the master of its work. */
export const pages: readonly Page[] = kindPages(service);
export const reportGroup = 'janji';
