import { misfit, type ApprovalAsked, type ApprovalCategory } from '@kilau/contract/core/approval.ts';
import { APPROVERS, type Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { approvals } from '@kilau/contract/approvals.ts';
import { canonicalJson, fingerprintOf } from '../platform/canonical.ts';
import type { WorkContext } from '../platform/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { uuidv7 } from '../platform/id.ts';

/** How long an approval may be used (decisions.md 9): as long as a sale may take that a customer thinks over. */
const BERLAKU_DETIK = 15 * 60;

export interface Grant extends ApprovalAsked {
  readonly keterangan: string;
  /** Who may use it; the actor, unless another asked. */
  readonly diminta_oleh?: string;
  readonly disetujui_oleh: string;
  readonly saluran: 'MANUAL' | 'FINGERPRINT' | 'QR';
  /** Where it was given: a browser, the approver's own device, a reader. */
  readonly perangkat?: string;
}

/** An approval that was used up. */
export interface Approval {
  readonly id: string;
  readonly disetujui_oleh: string;
  readonly level: Level;
}

/**
 * Something was written after the approval `o`, and after its time: it is over, whatever the clock says that was set
 * back since. What was written later is told by the number of its transaction, which no clock moves.
 */
const SEEN_LATER = `select 1 from sesi s
    where s.kode_toko = o.kode_toko and s.terakhir > o.berlaku_sampai and age(s.xmin) < age(o.xmin)
  union all select 1 from otorisasi x
    where x.kode_toko = o.kode_toko and x.tgl >= o.tgl and x.dibuat > o.berlaku_sampai and age(x.xmin) < age(o.xmin)`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const seal = ({ kategori, dokumen, nilai }: ApprovalAsked): Buffer => fingerprintOf({ kategori, dokumen, nilai });

/**
 * Records an approval. The caller has made sure that `disetujui_oleh` is who he says and may approve.
 * @returns its id, and until when it may be used.
 */
export async function grantApproval(
  tx: Tx,
  context: WorkContext,
  grant: Grant,
): Promise<{ id: string; berlaku_sampai: Date }> {
  const now = context.now();
  const id = uuidv7(now);
  const berlaku_sampai = new Date(now.getTime() + BERLAKU_DETIK * 1000);
  await tx.query(
    `insert into otorisasi (kode_toko, id, kategori, saluran, diminta_oleh, disetujui_oleh, keterangan, dokumen, nilai,
      sidik, tgl, dibuat, berlaku_sampai, perangkat)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      context.shop.kode_toko,
      id,
      grant.kategori,
      grant.saluran,
      grant.diminta_oleh ?? context.actor.user_id,
      grant.disetujui_oleh,
      grant.keterangan,
      grant.dokumen,
      canonicalJson(grant.nilai),
      seal(grant),
      context.shop.tgl_system,
      now,
      berlaku_sampai,
      grant.perangkat ?? '',
    ],
  );
  return { id, berlaku_sampai };
}

/**
 * Uses an approval up, in the transaction of the deed: if the deed fails, the approval is still there.
 * @param use.id what came with the deed; null where nothing did.
 * @param use.again numbers of a paper that is being changed and of those made with it before: what was approved for
 * them, to the last value, still is.
 * @param use.changed what must not have been done to the paper that it is bound to since, any deed unless one is named:
 * it makes the approval worthless, for nobody has seen what the paper says now.
 * @param use.category what it binds, where that is not declared in the registry.
 * @param use.at path of the field that carried the approval; `otorisasi` unless said.
 * @param use.level whose alone it is to give; any approver's unless said.
 * @returns its id, who approved, and his level.
 * @throws Problem, with all that one has to be given for, and by whom: `otorisasi_diperlukan` when none came,
 * `otorisasi_tidak_berlaku` when it is unknown, used, too old, somebody else's, or given for anything else;
 * `otorisasi_pemilik` when it is not the owner's who alone may give it.
 */
export async function useApproval(
  tx: Tx,
  context: Pick<WorkContext, 'shop' | 'actor' | 'now'>,
  use: ApprovalAsked & {
    readonly id: string | null;
    readonly at?: string;
    readonly category?: ApprovalCategory;
    readonly level?: 'OWN';
    readonly again?: readonly string[];
    readonly changed?: { readonly jenis: string; readonly aksi?: string };
  },
): Promise<Approval> {
  const { id, kategori, dokumen, nilai, at = 'otorisasi', category, level, again = [], changed } = use;
  const wrong = misfit(category ? [category] : approvals, use);
  if (wrong) throw new Error(`${kategori} is approved otherwise than declared: ${wrong.rule} at ${wrong.at}`);
  const breaks = { [at]: { rule: 'otorisasi_diperlukan' } };
  const wanted = { kategori, dokumen, nilai: canonicalJson(nilai), level: level ?? '' };
  if (id === null) throw new Problem('otorisasi_diperlukan', wanted, breaks);
  const row = !UUID.test(id)
    ? undefined
    : await tx.maybe<Omit<Approval, 'id'>>(
        `update otorisasi o
     set dipakai = coalesce(o.dipakai, $6), dipakai_dokumen = coalesce(nullif(o.dipakai_dokumen, ''), $7)
     from users u join toko t on t.kode_toko = u.kode_toko
     where o.kode_toko = $1 and o.id = $2 and o.kategori = $3 and o.sidik = $5
       and (o.diminta_oleh = $4 and o.dipakai is null and o.berlaku_sampai > $6
           and o.dibuat <= $6 + interval '1 minute' and not exists (${SEEN_LATER})
         or o.dipakai_dokumen = any($9::text[]))
       and not exists (select from perbuatan p where p.kode_toko = o.kode_toko and p.jenis = $10
         and p.nomor = o.dokumen and ($11::text = '' or p.aksi = $11) and age(p.xmin) < age(o.xmin))
       and u.user_id = o.disetujui_oleh and u.status_aktif
       and t.status_aktif and not u.wajib_ganti_password and u.level = any($8)
       and (u.kode_toko = o.kode_toko or (u.level = 'OWN' and t.level = 'PUSAT'))
     returning o.disetujui_oleh, u.level`,
        [
          context.shop.kode_toko,
          id,
          kategori,
          context.actor.user_id,
          seal(use),
          context.now(),
          use.dokumen,
          APPROVERS,
          again,
          changed?.jenis ?? '',
          changed?.aksi ?? '',
        ],
      );
  if (!row) throw new Problem('otorisasi_tidak_berlaku', wanted, breaks);
  if (level && row.level !== level) {
    throw new Problem('otorisasi_pemilik', {}, { [at]: { rule: 'otorisasi_pemilik' } });
  }
  return { id, ...row };
}

/**
 * Ends what somebody has approved and nobody has used yet: his password is another, his level, or he is out. What was
 * given with what somebody else may have known must not come back when he does.
 */
export async function endApprovals(tx: Tx, user_id: string): Promise<void> {
  await tx.query(
    `update otorisasi set berlaku_sampai = dibuat
      where disetujui_oleh = $1 and dipakai is null and berlaku_sampai > dibuat`,
    [user_id],
  );
}

/** SQL that writes down for which paper approvals were used that were given before it had a number. */
export const usedFor =
  (kode_toko: string, nomor: string, ids: readonly string[]) =>
  (add: (value: unknown) => string): string =>
    `update otorisasi set dipakai_dokumen = ${add(nomor)}
      where kode_toko = ${add(kode_toko)} and id = any(${add(ids)}::uuid[])`;
