import {
  kategoriDari,
  type DimintaSidik,
  type SidikDiizinkan,
  type SidikTerbit,
} from '@kilau/contract/core/approval-sidik.ts';
import { hanyaPemilik } from '@kilau/contract/core/approval.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { OtorisasiSidik } from '@kilau/contract/features/otorisasi/sidik.ts';
import { grantApproval } from '../../../engine/approval.ts';
import { assertAsAsked } from '../../../engine/paper/approve.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { assertStanding, penyetuju } from '../penyetuju.ts';
import { pakaiTemplat, pilihPembaca, sidikUser } from './jari.ts';
import { mintaTanda, periksaTanda } from './kunci.ts';
import { pembacaToko } from './pembaca.ts';
import { ambilTunggu, dimintaPada, mulaiTunggu, sisaTunggu, type Tunggu } from './tunggu.ts';

/** Fingers that did not fit, of one approver at one login: as with passwords. */
const SALAH = { max: 10, seconds: 60 } as const;

const batas = ({ actor }: Context, user_id: string) => ({ key: `sidik/oleh ${actor.user_id}/${user_id}`, ...SALAH });

/**
 * Her fingers are known, but to which reader they are to be put is not.
 * @throws Problem `data_tidak_valid` where it must be said, `sidik_tidak_terdaftar` where there is none.
 */
async function takPunyaAlat(context: Context): Promise<never> {
  if ((await pembacaToko(context)).length === 0) throw new Problem('sidik_tidak_terdaftar', {});
  throw new Problem('data_tidak_valid', {}, { pembaca: { rule: 'tidak_boleh_kosong' } });
}

/**
 * Begins to wait for a finger that is to approve exactly what is asked for.
 * @throws Problem `sidik_tidak_terdaftar` when she has entered nothing that could answer here; `otorisasi_pemilik` for a
 * supervisor where the owner alone may; what {@link assertStanding} throws.
 */
export async function ajukanSidik(
  context: Context,
  { user_id, permintaan, pembaca }: DimintaSidik,
): Promise<SidikTerbit> {
  const account = await penyetuju(context, user_id);
  if (account.level !== 'OWN' && hanyaPemilik(permintaan)) {
    throw new Problem('otorisasi_pemilik', {}, { user_id: { rule: 'otorisasi_pemilik' } });
  }
  const [entered] = await sidikUser(context, user_id);
  const reader = entered?.fingerprints.length === 0 ? null : await pilihPembaca(context, pembaca);
  if (!reader && entered?.kunci === 0) await takPunyaAlat(context);
  await assertStanding(context, account, 'user_id');
  const waits = await context.db.tx((tx) =>
    mulaiTunggu(tx, context, { guna: 'IZIN', user_id, permintaan, pembaca: reader?.id ?? null }),
  );
  return {
    id: waits.id,
    sisa_ms: sisaTunggu(waits, context.now()),
    kunci: await mintaTanda(context, account, waits),
    pembaca: reader,
  };
}

interface Terbukti {
  /** The device or reader by which it was proved. */
  readonly perangkat: string;
  readonly catat: (tx: Tx) => Promise<void>;
}

/** By the reader that said so, for a template of hers. @throws Problem `sidik_ditolak`. */
async function lewatPembaca(
  context: Context,
  waits: Tunggu,
  { kode_toko, user_id }: { readonly kode_toko: string; readonly user_id: string },
  fp: string,
): Promise<Terbukti> {
  const reader =
    waits.status === 'COCOK'
      ? await context.db.maybe<{ nama: string }>(`select nama from pembaca_sidik where kode_toko = $1 and id = $2`, [
          waits.kode_toko,
          waits.pembaca,
        ])
      : undefined;
  if (!reader) throw new Problem('sidik_ditolak', {});
  return { perangkat: reader.nama, catat: (tx) => pakaiTemplat(tx, context, kode_toko, user_id, fp) };
}

/** Whether it is what this session waits for, and who proved it. */
async function periksa(context: Context, { user_id, kategori, permintaan, fp }: OtorisasiSidik) {
  const waits = await ambilTunggu(context, 'IZIN', permintaan);
  if (waits.user_id !== user_id || kategoriDari(waits.permintaan) !== kategori) throw new Problem('sidik_ditolak', {});
  const account = await penyetuju(context, user_id);
  const proved: Terbukti =
    typeof fp === 'string'
      ? await lewatPembaca(context, waits, account, fp)
      : await periksaTanda(context, account, waits, fp).then(({ nama, catat }) => ({ perangkat: nama, catat }));
  await assertStanding(context, account, 'user_id');
  return { waits, proved };
}

/**
 * Approves what this session had asked a finger for: each approval is bound to its own values, as it was asked.
 * @throws Problem `sidik_ditolak`, `permintaan_lewat`, `sidik_tidak_terdaftar`, `sudah_diubah` where a paper is not as
 * it was when she was asked; what {@link assertStanding} throws;
 * `terlalu_sering` after too many that did not fit.
 */
export async function setujuiSidik(context: Context, body: OtorisasiSidik): Promise<SidikDiizinkan> {
  const limit = batas(context, body.user_id);
  await context.limits.spend(limit);
  const { waits, proved } = await periksa(context, body).catch((error: unknown) => {
    const { user_id } = context.actor;
    context.log.warn(
      { user_id, penyetuju: body.user_id, kategori: body.kategori },
      'an approval by finger was refused',
    );
    throw error;
  });
  const izin = await context.db.tx(async (tx) => {
    await assertAsAsked(tx, context.shop.kode_toko, waits.permintaan, dimintaPada(waits));
    await proved.catat(tx);
    const ids: string[] = [];
    for (const asked of waits.permintaan) {
      const { id } = await grantApproval(tx, context, {
        ...asked,
        keterangan: '',
        disetujui_oleh: body.user_id,
        saluran: 'FINGERPRINT',
        perangkat: proved.perangkat,
      });
      ids.push(id);
    }
    return ids;
  });
  await context.limits.refund(limit.key);
  return { izin };
}
