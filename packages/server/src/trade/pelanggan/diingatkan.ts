import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** Something that somebody is reminded of today. */
export interface Diingatkan {
  readonly nomor: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly jatuh_tempo: string;
  readonly jumlah: Dec;
  /** Days until it is due; below nothing once it is late. */
  readonly hari: number;
}

/** What a kind of papers reminds of on a day by the clock. */
export type SumberPengingat = (sql: Sql, kode_toko: string, hari: string) => Promise<readonly Diingatkan[]>;
