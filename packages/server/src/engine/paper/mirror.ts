import type { Kind } from '@kilau/contract/core/kind.ts';
import { counterEntries } from '../../ledger/reverse.ts';
import { NOT_TAKEN_BACK } from './held.ts';
import type { Done, HeldPaper, Mirrored, Payment, Plan, Work } from './kind.ts';
import { PAYMENT_COLUMNS } from './seal.ts';
import { postingOf, type Moves } from './write.ts';

/** What a deed said is paid, with the cash in the drawer that took it. The last deed's is at hand. */
export async function paymentsOf(
  { tx, context }: Work,
  kind: Kind,
  { nomor, versi, bayar }: HeldPaper,
  { ke, laci }: { readonly ke: number; readonly laci: string },
): Promise<readonly Payment[]> {
  const payments =
    ke === versi
      ? bayar
      : await tx.query<Payment>(
          `select ${PAYMENT_COLUMNS.join(', ')} from pembayaran
           where kode_toko = $1 and jenis = $2 and nomor = $3 and ke = $4 order by baris`,
          [context.shop.kode_toko, kind.key, nomor, ke],
        );
  if (laci === '') return payments;
  return payments.map((payment) => (payment.akun === 'KAS' ? { ...payment, sub: laci } : payment));
}

interface Mirror {
  readonly bayar: readonly Payment[];
  /** Puts the goods back, and answers what is booked. */
  readonly moves: () => Promise<Moves>;
}

/**
 * The counter-entries and counter-payments of a deed, to be booked today (decisions 8): the original stays as it is.
 * What still waited to be booked leaves nothing to mirror.
 * @param plan.laci the drawer that takes and gives the cash now; the one that did unless given.
 * @param plan.kategori the category it stands under, or how that is made of the one of before; as before unless given.
 * @param plan.cermin puts goods back and says what else differs.
 */
export async function mirrorOf(
  work: Work,
  kind: Kind,
  paper: HeldPaper,
  deed: Done,
  { laci = deed.laci, kategori, cermin }: Pick<Plan<Kind>, 'laci' | 'kategori' | 'cermin'>,
): Promise<Mirror> {
  const nothing = async (): Promise<Moves> => {
    await cermin?.();
    return { entries: [] };
  };
  if (deed.menunggu) return { bayar: [], moves: nothing };
  const paid = await paymentsOf(work, kind, paper, { ke: deed.atas ?? deed.ke, laci });
  const under = (asal: string): string => (typeof kategori === 'function' ? kategori(asal) : (kategori ?? asal));
  const bayar = paid.map(
    (payment) =>
      ({
        ...payment,
        kategori: under(payment.kategori),
        arah: payment.arah === 'MASUK' ? 'KELUAR' : 'MASUK',
      }) as const,
  );
  if (!deed.membukukan) return { bayar, moves: nothing };
  const moves = async (): Promise<Moves> => {
    const said = await cermin?.();
    const mirrored: Mirrored = typeof said === 'function' ? said : (entry) => entry;
    return counterEntries(
      work.tx,
      { kode_toko: work.context.shop.kode_toko, jenis: kind.key, nomor: paper.nomor, aksi: postingOf(deed) },
      (entry) =>
        mirrored({
          ...entry,
          kategori: under(entry.kategori),
          ...(laci !== '' && entry.akun === 'KAS' && { sub: laci }),
        }),
    );
  };
  return { bayar, moves };
}

/** Papers that a paper has done something to, which stands; `dibuat` are those that it has made. */
export const papersCausedBy = (
  { tx, context }: Work,
  kind: Kind,
  nomor: string,
): Promise<{ readonly jenis: string; readonly nomor: string; readonly dibuat: boolean }[]> =>
  tx.query(
    `select p.jenis, p.nomor, bool_or(p.ke = 1) as dibuat from perbuatan p
     where p.kode_toko = $1 and p.sebab_jenis = $2 and p.sebab_nomor = $3 and p.membalik is null and ${NOT_TAKEN_BACK}
     group by p.jenis, p.nomor order by p.jenis, p.nomor`,
    [context.shop.kode_toko, kind.key, nomor],
  );

/** The deeds of other papers that deeds have caused, and that stand by themselves, the last one first. */
export const causedBy = (
  { tx, context }: Work,
  kind: Kind,
  nomor: string,
  ke: readonly number[],
): Promise<{ readonly jenis: string; readonly nomor: string; readonly ke: number }[]> =>
  tx.query(
    `select p.jenis, p.nomor, p.ke from perbuatan p
     where p.kode_toko = $1 and p.sebab_jenis = $2 and p.sebab_nomor = $3 and p.sebab_ke = any($4::integer[])
       and p.membalik is null and ${NOT_TAKEN_BACK}
       and not exists (select from perbuatan v where v.kode_toko = p.kode_toko and v.jenis = p.jenis
         and v.nomor = p.nomor and v.atas = p.ke)
     order by p.jenis desc, p.nomor desc, p.ke desc`,
    [context.shop.kode_toko, kind.key, nomor, ke],
  );
