import type { LocaleKey } from '../../locales/index.ts';
import type { HasilOpname, HasilScan } from './opname.wire.ts';

/** What a scan or a result tells of a piece. */
export interface Temuan {
  readonly hasil: HasilOpname | HasilScan;
  readonly di_baki: string;
  readonly nomor: string;
  readonly oleh: string;
}

const KATA = {
  KETEMU: 'opname.kata.KETEMU',
  MASUK: 'opname.kata.MASUK',
  GANDA: 'opname.kata.GANDA',
  BAKI_LAIN: 'opname.kata.BAKI_LAIN',
  TERJUAL: 'opname.kata.TERJUAL',
  HANCUR: 'opname.kata.HANCUR',
  DIKIRIM: 'opname.kata.DIKIRIM',
  KELUAR: 'opname.kata.KELUAR',
  LEPAS: 'opname.kata.LEPAS',
  TOKO_LAIN: 'opname.kata.TOKO_LAIN',
  AKSESORIS: 'opname.kata.AKSESORIS',
  BUKAN_BARANG: 'opname.kata.BUKAN_BARANG',
  TIDAK_DIKENAL: 'opname.kata.TIDAK_DIKENAL',
  HILANG: 'opname.kata.HILANG',
} as const satisfies Record<HasilOpname | 'GANDA', LocaleKey>;

type Kata = (key: LocaleKey, params?: Readonly<Record<string, string>>) => string;

/**
 * A scan or a result in words that name the tray or the document, on screen and paper alike.
 * @param berjalan the count goes on: what was not seen yet is not missing.
 */
export function kataHasil(t: Kata, { hasil, di_baki, nomor, oleh }: Temuan, berjalan: boolean): string {
  if (hasil === 'BAKI_LAIN' && nomor !== '') return t('opname.dipindah', { baki: di_baki, nomor });
  const kata = hasil === 'HILANG' && berjalan ? t('opname.kata.BELUM') : t(KATA[hasil], { baki: di_baki, nomor, oleh });
  return (hasil === 'KETEMU' || hasil === 'HILANG') && nomor !== ''
    ? `${kata} · ${t('opname.dipegang', { nomor })}`
    : kata;
}
