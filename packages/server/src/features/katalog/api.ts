import { SLIDE } from '@kilau/contract/features/katalog/splashscreen-katalog.resource.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Gives a new shop the slides that the member app opens with; they are changed, never added or deleted. */
export async function equipKatalog(tx: Tx, kode_toko: string, oleh: string): Promise<void> {
  await tx.query(
    `insert into katalog_splash (kode_toko, kode, screen_name, dibuat_oleh, diubah_oleh)
      select $1, t.kode, replace(t.kode, '-', ' '), $3, $3 from unnest($2::text[]) as t(kode)`,
    [kode_toko, SLIDE, oleh],
  );
}
