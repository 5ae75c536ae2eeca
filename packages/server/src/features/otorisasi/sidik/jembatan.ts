import { FINGERPRINT_AUTH, type FingerprintAuth } from '@kilau/contract/core/approval-sidik.ts';
import { APPROVERS } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { simpanTemplat, templatTerbuka } from './jari.ts';
import { pembacaDari } from './pembaca.ts';

interface Menunggu {
  readonly id: string;
  readonly guna: 'IZIN' | 'JARI';
  readonly diminta_oleh: string;
  readonly user_id: string;
  readonly catatan: string;
  readonly toko_user: string;
  readonly berlaku_sampai: Date;
  readonly dibuat: Date;
}

/**
 * What waits at a reader: whose finger, and in which shop she is kept. One is entered only for who may approve, and in
 * the session in which she has said her password.
 */
const WAITING = `select p.id, p.guna, p.diminta_oleh, p.user_id, p.catatan, p.berlaku_sampai, p.dibuat,
    u.kode_toko as toko_user
  from permintaan_sidik p join users u on u.user_id = p.user_id
  where p.kode_toko = $1 and p.pembaca = $2 and p.status = 'OPEN' and p.guna <> 'KUNCI' and p.berlaku_sampai > $3
    and u.status_aktif and (p.guna <> 'JARI' or u.level = any($4)
      and exists (select from sesi s where s.kode_toko = u.kode_toko and s.id = p.sesi and s.berakhir is null))`;

/** What the bridge of a reader is to do: whose finger to look for, and which to enter. */
export async function tugasPembaca(
  context: PublicContext,
  token: string,
): Promise<{
  cocokkan: readonly object[];
  daftarkan: readonly object[];
}> {
  const { kode_toko, id } = await pembacaDari(context, token);
  const now = context.now();
  const waiting = await context.db.query<Menunggu>(`${WAITING} order by p.dibuat`, [kode_toko, id, now, APPROVERS]);
  const left = ({ berlaku_sampai }: Menunggu): number => berlaku_sampai.getTime() - now.getTime();
  const cocokkan = waiting
    .filter(({ guna }) => guna === 'IZIN')
    .map(async (row) => ({
      id: row.id,
      auth_for: row.diminta_oleh,
      user_id: row.user_id,
      sisa_ms: left(row),
      fingerprints: await templatTerbuka(context, row.toko_user, row.user_id),
    }));
  return {
    cocokkan: await Promise.all(cocokkan),
    daftarkan: waiting
      .filter(({ guna }) => guna === 'JARI')
      .map((row) => ({ id: row.id, user_id: row.user_id, jari: row.catatan, sisa_ms: left(row) })),
  };
}

/**
 * A reader has looked at a finger. What it says opens nothing by itself: it answers a request that waits at this very
 * reader, and the till that asked then takes the approval of what it had asked for. Asked again with other values
 * meanwhile, it is another request, and the finger was not for that.
 * @throws Problem `permintaan_lewat` when nobody waits for that; `pembaca_tidak_dikenal`.
 */
export async function sidikDibaca(
  context: PublicContext,
  token: string,
  { id: permintaan, status, auth_for, user_id }: FingerprintAuth & { readonly id: string },
): Promise<FingerprintAuth> {
  const { kode_toko, id } = await pembacaDari(context, token);
  const told: FingerprintAuth = { status, auth_for, user_id };
  const rows = await context.db.query(
    `update permintaan_sidik set status = case when $6 then 'COCOK' else status end
      where kode_toko = $1 and pembaca = $2 and guna = 'IZIN' and status = 'OPEN' and diminta_oleh = $3 and user_id = $4
        and berlaku_sampai > $5 and id = $7 returning id`,
    [kode_toko, id, auth_for, user_id, context.now(), status, permintaan],
  );
  if (rows.length === 0) throw new Problem('permintaan_lewat', {});
  context.realtime.toUser(auth_for, FINGERPRINT_AUTH, told);
  return told;
}

/**
 * A reader has entered a finger that it was asked for.
 * @throws Problem `permintaan_lewat` when nobody waits for that; `pembaca_tidak_dikenal`.
 */
export async function jariTerbaca(
  context: PublicContext,
  token: string,
  { id, bytes }: { readonly id: string; readonly bytes: string },
): Promise<{ id: string }> {
  const reader = await pembacaDari(context, token);
  return context.db.tx(async (tx) => {
    const row = await tx.maybe<Menunggu>(`${WAITING} and p.id = $5 and p.guna = 'JARI' for update of p`, [
      reader.kode_toko,
      reader.id,
      context.now(),
      APPROVERS,
      id,
    ]);
    if (!row) throw new Problem('permintaan_lewat', {});
    await tx.query(`update permintaan_sidik set status = 'SELESAI' where kode_toko = $1 and id = $2`, [
      reader.kode_toko,
      id,
    ]);
    const { toko_user: kode_toko, user_id } = row;
    await simpanTemplat(context, tx, { kode_toko, user_id }, row, bytes);
    return { id };
  });
}
