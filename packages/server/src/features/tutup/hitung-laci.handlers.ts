import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { SELISIH_KAS, type hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { assertLaci } from '../../trade/bayar/laci.ts';

/**
 * What the books say lies in a drawer. The book itself is held: nothing is posted between this and the count's own
 * posting, and who holds it waits for nobody (the number of a count is drawn by counts alone).
 */
async function menurutBuku({ tx, context: { shop } }: Work, laci: string): Promise<Dec> {
  await tx.query('select from buku where kode_toko = $1 for update', [shop.kode_toko]);
  const { jumlah } = await tx.one<{ jumlah: Dec }>(
    `select coalesce(sum(jumlah), 0) as jumlah from saldo
     where kode_toko = $1 and akun = 'KAS' and aset = 'IDR' and sub = $2`,
    [shop.kode_toko, laci],
  );
  return jumlah;
}

/** The difference as money that is found or missing, or that leaves the drawer which it came out of. */
function bayarSelisih(laci: string, selisih: Dec, dari_laci: string | null): readonly Payment[] {
  if (selisih.isZero()) return [];
  const kas = { cara: 'CASH', akun: 'KAS', kategori: SELISIH_KAS, jumlah: selisih.abs() } as const;
  return [
    { ...kas, arah: selisih.isNegative() ? 'KELUAR' : 'MASUK', sub: laci },
    ...(dari_laci === null ? [] : [{ ...kas, arah: 'KELUAR', sub: dari_laci } as const]),
  ];
}

type Isi = Pick<KindInput<typeof hitungLaci>, 'laci' | 'dari_laci'> & { readonly beban: string; readonly selisih: Dec };

/** What cannot be of who bears the difference, by its field. */
function salahBeban({ laci, dari_laci, beban, selisih }: Isi): Readonly<Record<string, RuleBreak>> | undefined {
  if (beban === 'KASIR' && !selisih.isNegative()) return { beban: { rule: 'kasir_hanya_kurang' } };
  if (beban !== 'LACI') return dari_laci === null ? undefined : { dari_laci: { rule: 'laci_hanya_lebih' } };
  if (selisih.isNegative() || selisih.isZero()) return { beban: { rule: 'laci_hanya_lebih' } };
  if (dari_laci === null) return { dari_laci: { rule: 'tidak_boleh_kosong' } };
  return dari_laci === laci ? { dari_laci: { rule: 'uang_sudah_di_laci' } } : undefined;
}

export const hitungLaciHandlers: KindHandlers<typeof hitungLaci> = {
  make: async (work, { laci, dihitung, beban: dipilih, dari_laci, keterangan }) => {
    await assertLaci(work, { laci, ...(dari_laci !== null && { dari_laci }) });
    const menurut_buku = await menurutBuku(work, laci);
    const selisih = dihitung.minus(menurut_buku);
    const beban = dipilih ?? 'TOKO';
    const salah = salahBeban({ laci, dari_laci, beban, selisih });
    if (salah) throw new Problem('data_tidak_valid', {}, salah);
    return {
      total: dihitung,
      keterangan: keterangan ?? '',
      kepala: { laci, menurut_buku, selisih, beban, dari_laci },
      disetujui: { selisih: selisih.toJSON() },
      bayar: bayarSelisih(laci, selisih, dari_laci),
      // What lay in another drawer is neither found nor missing: its payments are both sides.
      entries: () => {
        if (beban === 'LACI') return [];
        return beban === 'KASIR'
          ? moneyEntry('PIUTANG_KARYAWAN', laci, selisih.negated(), SELISIH_KAS)
          : moneyEntry('SELISIH_KAS', '', selisih.negated(), SELISIH_KAS);
      },
    };
  },
  deeds: { batal: async () => ({}) },
};
