import { Problem } from '@kilau/contract/core/problem.ts';
import type { Work } from '../../engine/paper/kind.ts';

/** A shop of the chain that something goes to. */
export interface TokoTujuan {
  readonly kode_toko: string;
  readonly nama_toko: string;
}

/**
 * The shop that goods or money go to: the one that was named, else the head office, where there is just one. It stays
 * in use until they are on their way.
 * @throws Problem at `kode_tujuan` for the shop itself, and where none or several are meant.
 */
export async function tujuanKiriman({ tx, context: { shop } }: Work, kode_tujuan: string | null): Promise<TokoTujuan> {
  if (kode_tujuan === shop.kode_toko) {
    throw new Problem('data_tidak_valid', {}, { kode_tujuan: { rule: 'toko_sendiri' } });
  }
  const [found, ...others] = await tx.query<TokoTujuan>(
    `select kode_toko, nama_toko from toko where status_aktif and kode_toko <> $1
       and case when $2::text is null then level = 'PUSAT' else kode_toko = $2 end limit 2 for key share`,
    [shop.kode_toko, kode_tujuan],
  );
  if (!found || others.length > 0) {
    throw new Problem('data_tidak_valid', {}, { kode_tujuan: { rule: 'tujuan_uang_wajib' } });
  }
  return found;
}
