import { Problem } from '@kilau/contract/core/problem.ts';
import { setupSchema, type SetupInput } from '@kilau/contract/features/sistem/setup.ts';
import { audit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Answer, publicRoute, type Route } from '../../../platform/http/route.ts';
import { todayIn } from '../../../platform/today.ts';
import { holdEmpty, isDemo, isEmpty, onlyShop } from './first-run.ts';
import { assertSetupCode, forgetSetupCode, setupCode } from './setup-code.ts';
import { seedMasters, type HargaAwal } from './masters.ts';
import { assertInisial, createShop, type Permulaan } from '../toko/toko-baru.ts';
import { createUser } from '../hak/user.post.ts';

const tag = 'setup';

/** The prices that were told, by the code of their group. */
const told = (harga: SetupInput['harga']): HargaAwal =>
  Object.fromEntries(
    Object.entries(harga ?? {}).flatMap(([name, value]) =>
      value === null ? [] : [[name.replace('harga_', ''), value]],
    ),
  );

/** Opens the first shop with its owner. @throws Problem `sudah_disiapkan` when there is a shop already. */
async function setUp(
  tx: Tx,
  { now }: PublicContext,
  { toko, pemilik, contoh_master, harga }: SetupInput,
  permulaan: Permulaan,
): Promise<void> {
  if (!(await holdEmpty(tx))) throw new Problem('sudah_disiapkan', {});
  assertInisial(toko.inisial, 'toko.inisial');
  const { kode_toko, zona_waktu } = toko;
  const oleh = pemilik.user_id;
  const tgl_system = todayIn(zona_waktu, now());
  await createShop(tx, { ...toko, alamat_toko: toko.alamat_toko ?? '', level: 'CABANG', tgl_system, oleh }, permulaan);
  await createUser(tx, kode_toko, { ...pemilik, level: 'OWN' }, oleh, {
    at: { user_id: 'pemilik.user_id', password: 'pemilik.password' },
  });
  await forgetSetupCode(tx);
  if (contoh_master) await seedMasters(tx, { kode_toko, oleh }, told(harga));
  await audit(tx, { actor: pemilik, shop: toko, now }, { aksi: 'TAMBAH', objek: 'toko', kode: kode_toko });
}

/** The first run: an empty database asks for its shop and owner, once. */
export const setupRoutes = (permulaan: Permulaan): readonly Route[] => [
  publicRoute({
    method: 'GET',
    path: 'setup',
    tag,
    summary: 'Apakah program masih harus disiapkan',
    handler: async ({ db, log, loopback, version }, { caller: { local, ip } }) => {
      const kode = local ? undefined : await setupCode(db);
      // A proxy that the settings do not name: the start has told no code.
      if (kode !== undefined && loopback) {
        log.warn({ ip, kode }, 'the setup was opened from elsewhere and asks for a code');
      }
      return {
        needed: await isEmpty(db),
        demo: await isDemo(db),
        demo_boleh: loopback && local,
        kode_diperlukan: kode !== undefined,
        toko: await onlyShop(db),
        version,
      };
    },
  }),
  publicRoute({
    method: 'POST',
    path: 'setup',
    tag,
    summary: 'Siapkan toko pertama',
    body: setupSchema,
    rateLimit: { max: 20, seconds: 60 },
    handler: async (context, { body, caller }) => {
      await assertSetupCode(context, caller, body.kode);
      await context.db.tx((tx) => setUp(tx, context, body, permulaan));
      return new Answer({ kode_toko: body.toko.kode_toko, user_id: body.pemilik.user_id }, { status: 201 });
    },
  }),
];
