import type { DocumentDefinition } from '../../core/document.ts';
import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { baki } from './baki.resource.ts';
import { bank } from './bank.resource.ts';
import { feePenjualan } from './fee-penjualan.resource.ts';
import { group } from './group.resource.ts';
import { gudang } from './gudang.resource.ts';
import { hargaEmasPage, hargaGlobalPage } from './harga.ts';
import { jenisGroup } from './jenis-group.resource.ts';
import { jenis } from './jenis.resource.ts';
import { kadar } from './kadar.resource.ts';
import { kategori } from './kategori.resource.ts';
import { kondisiBarang } from './kondisi-barang.resource.ts';
import { rekening } from './rekening.resource.ts';
import { sales } from './sales.resource.ts';

export const resources = [
  kategori, jenisGroup, group, jenis, kadar, gudang, baki, kondisiBarang, sales, feePenjualan, bank, rekening,
] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = [hargaEmasPage, hargaGlobalPage] as const satisfies readonly Page[];
