import { addMonths, everyMonthsAfter, yearlyAfter } from '../../core/calendar.ts';
import type { SettingValues } from '../../core/setting.ts';
import { BULAN, type resetPoin } from './poin.setting.ts';

const MONTHS_OF_YEAR = 12;

export type AturanReset = SettingValues<typeof resetPoin.fields>;

/** The first day after `date` on which points lapse; none where they never do. */
export function resetBerikut(aturan: Omit<AturanReset, 'cara_reset'>, date: string): string | undefined {
  const { jenis_reset, tanggal_reset, bulan_reset, mulai_reset, tiap_bulan } = aturan;
  if (jenis_reset === 'TAHUNAN' && tanggal_reset !== null && bulan_reset !== null) {
    return yearlyAfter(date, BULAN.indexOf(bulan_reset) + 1, tanggal_reset);
  }
  if (jenis_reset === 'BERKALA' && mulai_reset !== null && tiap_bulan !== null) {
    return everyMonthsAfter(date, mulai_reset, tiap_bulan);
  }
  return undefined;
}

/** The reset before the one on `date`; none where that is the first. */
export function resetSebelum(aturan: Omit<AturanReset, 'cara_reset'>, date: string): string | undefined {
  const months = aturan.jenis_reset === 'BERKALA' ? (aturan.tiap_bulan ?? 1) : MONTHS_OF_YEAR;
  let before: string | undefined;
  for (let next = resetBerikut(aturan, addMonths(date, -months - 1)); next !== undefined && next < date;) {
    before = next;
    next = resetBerikut(aturan, next);
  }
  return before;
}

/**
 * Points that lapse at a reset. LAMA spares what was earned since the reset before: older points are spent first.
 * @param saldo points of the member. @param baru those he earned since the reset before.
 */
export function poinHangus({ cara_reset }: Pick<AturanReset, 'cara_reset'>, saldo: number, baru: number): number {
  return Math.max(0, cara_reset === 'LAMA' ? saldo - baru : saldo);
}
