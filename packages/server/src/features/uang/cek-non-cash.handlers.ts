import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { SELISIH_NON_CASH, type cekNonCash } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { nonCashSql } from '../../trade/bayar/non-cash.ts';

/** Class of the advisory lock under which a payment is checked. */
const CEK_LOCK = 7276;

type Masuk = KindInput<typeof cekNonCash>;

interface Dicek {
  readonly cara: string;
  readonly no_rekening: string;
  readonly seharusnya: Dec;
  readonly no_cek: string | null;
  readonly dicek_oleh: string | null;
}

/** The payment, held for this check. @throws Problem where it is none that stands, or was checked already. */
async function bayarDipegang({ tx, context: { shop } }: Work, masuk: Masuk): Promise<Dicek> {
  const { jenis_dokumen, no_dokumen, ke_bayar, baris_bayar } = masuk;
  const nama = [shop.kode_toko, jenis_dokumen, no_dokumen, ke_bayar, baris_bayar].join('/');
  await tx.query(`select pg_advisory_xact_lock(${CEK_LOCK}, hashtext($1))`, [nama]);
  const found = await tx.maybe<Dicek>(
    `select n.* from (${nonCashSql(`'-infinity'`, `'infinity'`)}
       and u.jenis = $2 and u.nomor = $3 and u.ke = $4 and u.baris = $5) n`,
    [shop.kode_toko, jenis_dokumen, no_dokumen, ke_bayar, baris_bayar],
  );
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor: no_dokumen });
  const { no_cek, dicek_oleh } = found;
  if (no_cek !== null) {
    throw new Problem('pembayaran_sudah_dicek', { nomor: no_dokumen, no_cek, oleh: dicek_oleh ?? '' });
  }
  return found;
}

/** What the bank shows less what the books have put there. @throws Problem at what does not go together. */
function selisihOf({ hasil, jumlah_masuk, sebab }: Masuk, seharusnya: Dec): Dec {
  const masuk = jumlah_masuk ?? (hasil === 'VALID' ? seharusnya : null);
  if (masuk === null) throw new Problem('data_tidak_valid', {}, { jumlah_masuk: { rule: 'tidak_boleh_kosong' } });
  const selisih = masuk.minus(seharusnya);
  if (hasil === 'VALID' && !selisih.isZero()) {
    throw new Problem('data_tidak_valid', {}, { jumlah_masuk: { rule: 'bukan_valid' } });
  }
  if (hasil === 'VALID') return selisih;
  if (selisih.isZero()) throw new Problem('data_tidak_valid', {}, { jumlah_masuk: { rule: 'tanpa_selisih' } });
  if (sebab === null) throw new Problem('data_tidak_valid', {}, { sebab: { rule: 'tidak_boleh_kosong' } });
  if ((sebab === 'LEBIH') === selisih.isNegative()) {
    throw new Problem('data_tidak_valid', {}, { sebab: { rule: 'sebab_selisih' } });
  }
  return selisih;
}

/** The difference on the account, and what stands against it: the fee goes with the payment itself. */
function uangSelisih(
  { cara, no_rekening }: Dicek,
  sebab: string | null,
  selisih: Dec,
): { readonly bayar: readonly Payment[]; readonly entries: () => readonly Entry[] } {
  const row = { akun: 'BANK', sub: no_rekening, kategori: SELISIH_NON_CASH } as const;
  const lawan = () => moneyEntry('SELISIH_KAS', '', selisih.negated(), SELISIH_NON_CASH);
  if (selisih.isZero()) return { bayar: [], entries: () => [] };
  if (sebab === 'FEE') {
    return {
      bayar: [{ ...row, arah: 'MASUK', cara, jumlah: Dec.zero, fee: selisih.abs() }],
      entries: () => [],
    };
  }
  return selisih.isNegative()
    ? { bayar: [{ ...row, arah: 'KELUAR', cara: 'TRANSFER', jumlah: selisih.abs() }], entries: lawan }
    : { bayar: [{ ...row, arah: 'MASUK', cara, jumlah: selisih }], entries: lawan };
}

export const cekNonCashHandlers: KindHandlers<typeof cekNonCash> = {
  make: async (work, masuk) => {
    if (!work.context.isOn('VALIDASI_NON_CASH_MODULE')) {
      throw new Problem('modul_tidak_aktif', { modul: 'VALIDASI_NON_CASH_MODULE' });
    }
    const dicek = await bayarDipegang(work, masuk);
    const { cara, no_rekening, seharusnya } = dicek;
    const selisih = selisihOf(masuk, seharusnya);
    const { jenis_dokumen, no_dokumen, ke_bayar, baris_bayar, hasil, keterangan } = masuk;
    const sebab = hasil === 'VALID' ? null : masuk.sebab;
    return {
      total: seharusnya.plus(selisih),
      keterangan: keterangan ?? '',
      kepala: {
        jenis_dokumen,
        no_dokumen,
        ke_bayar,
        baris_bayar,
        cara,
        no_rekening,
        seharusnya,
        selisih,
        hasil,
        sebab,
      },
      disetujui: { selisih: selisih.toJSON() },
      ...uangSelisih(dicek, sebab, selisih),
    };
  },
  deeds: { batal: async () => ({}) },
};
