import { Problem } from '@kilau/contract/core/problem.ts';
import { SALDO_AWAL, type saldoAwal } from '@kilau/contract/features/uang/saldo-awal.kind.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { assertBeginning } from '../../engine/paper/open.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';

/** Where the money stands: in a drawer, or on an account. */
function tempat(laci: string | null, no_rekening: string | null): Pick<Payment, 'cara' | 'akun' | 'sub'> {
  if (laci !== null && no_rekening === null) return { cara: 'CASH', akun: 'KAS', sub: laci };
  if (no_rekening !== null && laci === null) return { cara: 'TRANSFER', akun: 'BANK', sub: no_rekening };
  throw new Problem('data_tidak_valid', {}, { no_rekening: { rule: 'laci_atau_rekening' } });
}

/** Class of the advisory lock under which a shop's money of before is entered. */
const AWAL_LOCK = 7289;

/** What a drawer or an account had is said once, whoever enters it. @throws Problem with the paper that has said it. */
async function assertBelum(
  { tx, context: { shop } }: Work,
  { laci, no_rekening }: { readonly laci: string | null; readonly no_rekening: string | null },
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${AWAL_LOCK}, hashtext($1))`, [shop.kode_toko]);
  const ada = await tx.maybe<{ nomor: string }>(
    `select d.nomor from saldo_awal s
     join dokumen d on d.kode_toko = s.kode_toko and d.nomor = s.nomor and d.isi = s.ke and d.jenis = 'saldo-awal'
     where s.kode_toko = $1 and d.status = 'DONE' and (s.laci = $2 or s.no_rekening = $3) order by d.nomor limit 1`,
    [shop.kode_toko, laci, no_rekening],
  );
  if (!ada) return;
  const rule: RuleBreak = { rule: 'saldo_awal_ada', params: { nomor: ada.nomor } };
  throw new Problem('data_tidak_valid', {}, laci === null ? { no_rekening: rule } : { laci: rule });
}

export const saldoAwalHandlers: KindHandlers<typeof saldoAwal> = {
  make: async (work, { laci, no_rekening, jumlah, keterangan }) => {
    const di = tempat(laci, no_rekening);
    await assertBeginning(work);
    await assertBelum(work, { laci, no_rekening });
    return {
      total: jumlah,
      keterangan: keterangan ?? '',
      kepala: { laci, no_rekening },
      bayar: [{ ...di, arah: 'MASUK', kategori: SALDO_AWAL, jumlah }],
      entries: () => moneyEntry('MODAL', '', jumlah.negated(), SALDO_AWAL),
    };
  },
  deeds: { batal: async () => ({}) },
};
