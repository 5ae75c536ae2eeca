import type { HomeBlock, Notice, FirstStep } from '../../core/home.ts';
import { settingLabel } from './label/label.setting.ts';

/** Pages on which goods come in, move and leave, in the order of a clerk's day. */
export const KERJA_GUDANG = [
  '/tambah-data-barang',
  '/tambah-barang-banyak',
  '/penerimaan-barang',
  '/pindah-barang',
  '/pindah-barang-satu-baki',
  '/timbang-baki',
  '/cetak-barcode',
  '/stock-opname',
  '/tambah-dan-ambil-stock-aksesoris',
  '/hancur-data-barang',
  '/data-barang',
] as const;

export const blocks = [
  { key: 'kerja-gudang', roles: ['gudang'], at: 'utama', order: 10 },
] as const satisfies readonly HomeBlock[];

export const notices = [
  { key: 'label-belum-dicetak', page: settingLabel.page, tone: 'warn', roles: ['gudang'] },
] as const satisfies readonly Notice[];

export const steps = [
  { key: 'barang', page: '/tambah-data-barang', order: 4 },
  { key: 'cetak', page: settingLabel.page, order: 5 },
] as const satisfies readonly FirstStep[];
