import { isProblem } from '@kilau/contract/core/problem.ts';
import type { KindAtWork } from '../../../engine/paper/kind.ts';
import { terimaPesan } from '../../../engine/paper/masuk.ts';
import type { Pengirim } from '../../../platform/antrean/kirim.ts';
import { ANTREAN_BERUBAH } from '../../../platform/antrean/outbox.ts';
import { workIn } from '../../../platform/session/shop-work.ts';

/**
 * Tells another shop of this database what was done here. It is delivered once that shop keeps it: what does not fit
 * its papers waits there for a person, and is no matter of sending.
 */
export function kirimToko(all: readonly KindAtWork[]): Pengirim<'TOKO'> {
  const papers = new Map(all.map((atWork) => [atWork.kind.key, atWork]));
  return async (services, { isi: { ke_toko, user_id, pesan } }) => {
    const context = await workIn(services, ke_toko, user_id);
    // A shop that is out of use may come back.
    if (!context) return { hasil: 'GAGAL', galat: { kode: 'TIDAK_TERJANGKAU' } };
    try {
      await terimaPesan({ ...context, db: services.db }, papers, pesan);
    } catch (error) {
      if (!isProblem(error)) throw error;
      return { hasil: 'MENYERAH', galat: { kode: 'DITOLAK', status: error.status } };
    }
    services.realtime.toShop(ke_toko, ANTREAN_BERUBAH, {});
    return { hasil: 'TERKIRIM' };
  };
}
