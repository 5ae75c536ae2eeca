import { Problem } from '@kilau/contract/core/problem.ts';
import type { Services } from '../context.ts';
import { bacaKepala, BERLAKU_MS, tandaCocok, type Pemanggil } from './tanda.ts';
import { tokoJauh, type TokoJauh } from './toko-jauh.ts';

/** A call of another server, believed. */
export interface Dikenal {
  readonly dari: TokoJauh;
  /** The shop here that it is meant for. */
  readonly ke: string;
  readonly pemanggil: Pemanggil;
  /** Who he is here: his own name, at his own shop. */
  readonly user_id: string;
}

// Older ones are refused by their time alone.
const NONCE_SQL = `with lama as (delete from antar_nonce where waktu < $2::timestamptz - interval '10 minutes')
  insert into antar_nonce (nonce, waktu) values ($1, $2) on conflict do nothing returning 1`;

/**
 * Whom a signed call comes from. Each is good for a minute, and once.
 * @throws Problem `antar_ditolak`, whatever is wrong with it: who cannot sign is told nothing.
 */
export async function kenali(
  services: Pick<Services, 'db' | 'secrets' | 'now' | 'log'>,
  call: { readonly header: string; readonly method: 'GET' | 'POST'; readonly path: string; readonly body: string },
): Promise<Dikenal> {
  const { method, path, body } = call;
  const tolak = (sebab: string): Problem<'antar_ditolak'> => {
    services.log.warn({ sebab, path }, 'a call that says it comes from another server was refused');
    return new Problem('antar_ditolak', {});
  };
  const dibaca = bacaKepala(call.header);
  if (!dibaca) throw tolak('header');
  const { kepala, tanda } = dibaca;
  const dari = await tokoJauh(services.db, services, kepala.dari);
  if (!dari) throw tolak('shop');
  if (!tandaCocok(dari.kunci, { ...kepala, method, path, body }, tanda)) throw tolak('signature');
  const now = services.now();
  if (Math.abs(now.getTime() - kepala.waktu) > BERLAKU_MS) throw tolak('time');
  const baru = await services.db.maybe(NONCE_SQL, [`${kepala.dari}/${kepala.nonce}`, now]);
  if (!baru) throw tolak('nonce');
  const { pemanggil, ke } = kepala;
  return { dari, ke, pemanggil, user_id: `${pemanggil.user_id}@${dari.kode_toko}` };
}
