import { money } from '../../../core/field.ts';

/** Body of `PUT kurs-usd`: rupiah for one dollar from the business date on. */
export const KURS_FIELDS = {
  kurs: money({ required: true, min: 1, max: 1_000_000, label: 'field.kurs_usd' }),
} as const;

/** The rate in force: set on this business date or on an earlier one; null in a shop that never set any. */
export interface KursUsd {
  readonly kurs: number | null;
  readonly tgl: string | null;
  readonly diubah_oleh: string | null;
}
