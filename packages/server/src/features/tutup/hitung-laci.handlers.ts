import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { SELISIH_KAS, type hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';

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

/** The difference as money that is found or missing. */
const bayarSelisih = (laci: string, selisih: Dec): readonly Payment[] =>
  selisih.isZero()
    ? []
    : [
        {
          arah: selisih.isNegative() ? 'KELUAR' : 'MASUK',
          cara: 'CASH',
          akun: 'KAS',
          sub: laci,
          kategori: SELISIH_KAS,
          jumlah: selisih.abs(),
        },
      ];

export const hitungLaciHandlers: KindHandlers<typeof hitungLaci> = {
  make: async (work, { laci, dihitung, beban: dipilih, keterangan }) => {
    const menurut_buku = await menurutBuku(work, laci);
    const selisih = dihitung.minus(menurut_buku);
    const beban = dipilih === 'KASIR' ? 'KASIR' : 'TOKO';
    if (beban === 'KASIR' && !selisih.isNegative()) {
      throw new Problem('data_tidak_valid', {}, { beban: { rule: 'kasir_hanya_kurang' } });
    }
    return {
      total: dihitung,
      keterangan: keterangan ?? '',
      kepala: { laci, menurut_buku, selisih, beban },
      disetujui: { selisih: selisih.toJSON() },
      bayar: bayarSelisih(laci, selisih),
      entries: () =>
        beban === 'KASIR'
          ? moneyEntry('PIUTANG_KARYAWAN', laci, selisih.negated(), SELISIH_KAS)
          : moneyEntry('SELISIH_KAS', '', selisih.negated(), SELISIH_KAS),
    };
  },
  deeds: { batal: async () => ({}) },
};
