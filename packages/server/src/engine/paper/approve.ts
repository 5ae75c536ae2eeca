import { deedApproval, type ApprovalAsked, type ApprovalCategory } from '@kilau/contract/core/approval.ts';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { CHANGING, type Kind, type KindDeed } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { kinds } from '@kilau/contract/registry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { useApproval, usedFor, type Approval } from '../approval.ts';
import { deedName } from './held.ts';
import type { Asked, Done, Work } from './kind.ts';
import type { Writing } from './writing.ts';

/** What an approval is bound to: all that was said, and what was worked out of it. */
const said = (input: Asked['input']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

/**
 * What makes the approval of a deed worthless once it is done: a change of the paper; and of what takes the last deed
 * back anything at all, for then another one is the last. Of several the one that is meant is named.
 */
const seenLast = ({ nilai }: ApprovalCategory, membalik: number | null): { readonly aksi?: string } =>
  membalik === null || 'ke' in nilai ? { aksi: deedName(CHANGING) } : {};

/** What makes an approval of a category worthless once it is done to a paper, by the deeds of a kind that take one. */
const changesOf = (kind: Kind, kategori: string): { readonly jenis: string; readonly aksi?: string }[] =>
  Object.entries(kind.deeds).flatMap(([key, { otherwise, undoes }]) =>
    [deedApproval(kind, key), otherwise && deedApproval(kind, key, { [otherwise.column]: 1 })].flatMap((category) =>
      category?.kategori === kategori ? [{ jenis: kind.key, ...seenLast(category, undoes ? 1 : null) }] : [],
    ),
  );

/**
 * Refuses to give what was asked for a while ago where the paper says something else by now: who gives it has seen what
 * it said then. What is done to it behind the giving, {@link useApproval} finds.
 * @param sejak when it was asked for.
 * @throws Problem `sudah_diubah`
 */
export async function assertAsAsked(
  tx: Tx,
  kode_toko: string,
  permintaan: readonly ApprovalAsked[],
  sejak: Date,
): Promise<void> {
  for (const { kategori, dokumen } of permintaan) {
    for (const { jenis, aksi = '' } of dokumen === '' ? [] : kinds.flatMap((kind) => changesOf(kind, kategori))) {
      const lain = await tx.maybe<{ versi: number }>(
        `select max(p.ke) as versi from perbuatan p
         where p.kode_toko = $1 and p.jenis = $2 and p.nomor = $3 and ($4::text = '' or p.aksi = $4) and p.waktu > $5
         having count(*) > 0`,
        [kode_toko, jenis, dokumen, aksi, sejak],
      );
      if (lain) throw new Problem('sudah_diubah', { nomor: dokumen, versi: lain.versi });
    }
  }
}

/**
 * Uses up the approval that a deed asks for, bound to the paper as it stands, to all that is sent with it and to what
 * was worked out.
 * @param jenis key of the paper's kind.
 * @param membalik the deed that is taken back.
 * @param level whose alone it is to give.
 * @throws Problem `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`, `otorisasi_pemilik`
 */
export async function approveDeed(
  { tx, context }: Work,
  category: ApprovalCategory | undefined,
  { jenis, nomor, membalik }: { readonly jenis: string; readonly nomor: string; readonly membalik: number | null },
  { input, otorisasi }: Pick<Asked, 'input' | 'otorisasi'>,
  worked: Readonly<Record<string, unknown>>,
  level?: 'OWN',
): Promise<Approval | undefined> {
  if (!category) return undefined;
  return useApproval(tx, context, {
    id: otorisasi,
    category,
    kategori: category.kategori,
    dokumen: nomor,
    changed: { jenis, ...seenLast(category, membalik) },
    nilai: said({ ...input, ...worked }),
    ...(level && { level }),
  });
}

/**
 * Uses up an approval that lines, payments or limits of a paper need, while its handler works it out. It is bound to no
 * paper, for that has no number yet; the engine writes down which it was as soon as it has one. A paper that is changed
 * keeps what was approved for it and for those made with it, where that is sent again for the very same: once, as it
 * was given.
 * @throws Problem `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`
 */
export async function approveWithin(
  { tx, context, izin, mengubah }: Work,
  use: Omit<Parameters<typeof useApproval>[2], 'dokumen' | 'category' | 'again'>,
): Promise<Approval> {
  const id = use.id?.toLowerCase() ?? null;
  const again = id === null || mengubah?.terpakai.has(id) ? [] : (mengubah?.nomor ?? []);
  const approval = await useApproval(tx, context, { ...use, dokumen: '', again });
  if (id !== null) mengubah?.terpakai.add(id);
  izin.push(approval.id);
  return approval;
}

/** Writes down for which paper approvals were used that were bound to none. */
export function nameApprovals(writing: Writing, { context }: Work, nomor: string, izin: readonly string[]): void {
  if (izin.length === 0) return;
  writing.add(usedFor(context.shop.kode_toko, nomor, izin)((value) => writing.params.add(value)));
}

/**
 * Who alone may approve a deed: what its definition leaves to a level, and undoing what was booked on an earlier day,
 * which is the owner's (decisions 8); what only waited then is refused by whoever may.
 * @param kepala head columns of the paper's own.
 * @param undone what is taken back.
 * @returns nothing where any approver may.
 */
export function approverOf(
  { tgl }: Work,
  { otherwise }: KindDeed,
  kepala: object,
  undone: Done | undefined,
): 'OWN' | undefined {
  if (undone && undone.tgl < tgl && !undone.menunggu) return 'OWN';
  const figure = otherwise && (kepala as Readonly<Record<string, DecInput | null>>)[otherwise.column];
  return Dec.from(figure ?? 0).isZero() ? undefined : otherwise?.level;
}
