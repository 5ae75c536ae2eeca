import type { PembacaDipilih } from '@kilau/contract/core/approval-sidik.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Pembaca } from '@kilau/contract/features/otorisasi/sidik.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import { uuidv7 } from '../../../platform/id.ts';
import { hashToken, newToken } from '../../../platform/session/token.ts';

/** The readers of the shop, as a till chooses among them. */
export const pembacaToko = ({ db, shop }: Pick<Context, 'db' | 'shop'>): Promise<readonly PembacaDipilih[]> =>
  db.query<PembacaDipilih>(`select id, nama from pembaca_sidik where kode_toko = $1 order by nama`, [shop.kode_toko]);

/** The readers of the shop, and when each was last heard of. */
export const daftarPembaca = ({ db, shop }: Context): Promise<readonly Pembaca[]> =>
  db.query<Pembaca>(`select id, nama, dibuat, terakhir from pembaca_sidik where kode_toko = $1 order by nama`, [
    shop.kode_toko,
  ]);

/**
 * Enters a reader. Its token is told this once: the database keeps its hash.
 * @throws Problem `kode_sudah_ada` for a name that another reader has.
 */
export async function tambahPembaca(
  context: Context,
  nama: string,
): Promise<{ id: string; nama: string; token: string }> {
  const [id, token] = [uuidv7(context.now()), newToken()];
  await context.db.tx(async (tx) => {
    const rows = await tx.query(
      `insert into pembaca_sidik (kode_toko, id, nama, token_hash, dibuat_oleh, dibuat) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing returning id`,
      [context.shop.kode_toko, id, nama, hashToken(token), context.actor.user_id, context.now()],
    );
    if (rows.length === 0) throw new Problem('kode_sudah_ada', { kode: nama });
    await audit(tx, context, { aksi: 'TAMBAH', objek: 'pembaca-sidik', kode: nama });
  });
  return { id, nama, token };
}

/** Takes a reader out of use: its token is worth nothing from then on. @throws Problem `data_tidak_ditemukan`. */
export async function hapusPembaca(context: Context, id: string): Promise<{ id: string }> {
  await context.db.tx(async (tx) => {
    const row = await tx.maybe<{ nama: string }>(
      `delete from pembaca_sidik where kode_toko = $1 and id = $2 returning nama`,
      [context.shop.kode_toko, id],
    );
    if (!row) throw new Problem('data_tidak_ditemukan', { kode: id });
    await audit(tx, context, { aksi: 'HAPUS', objek: 'pembaca-sidik', kode: row.nama });
  });
  return { id };
}

/**
 * Which reader a bridge speaks for, and that it was heard of now.
 * @throws Problem `pembaca_tidak_dikenal` for a token that is none, or of a shop that has closed or switched fingers off.
 */
export async function pembacaDari(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  token: string,
): Promise<PembacaDipilih & { readonly kode_toko: string }> {
  const row = await db.maybe<PembacaDipilih & { readonly kode_toko: string }>(
    `update pembaca_sidik p set terakhir = $2 from toko t
      where p.token_hash = $1 and t.kode_toko = p.kode_toko and t.status_aktif and exists (select from para_system m
        where m.kode_toko = p.kode_toko and m.key = 'FINGERPRINT_MODULE' and m.value not in ('', 'false'))
      returning p.kode_toko, p.id, p.nama`,
    [hashToken(token) ?? Buffer.alloc(0), now()],
  );
  if (!row) throw new Problem('pembaca_tidak_dikenal', {});
  return row;
}
