import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';
import { assertLaci } from '../../trade/bayar/laci.ts';
import { BERDIRI, uangHari, type UangHari } from './pengalihan-uang.ts';

/**
 * Nothing is posted between the look at who has the money and the posting that hands it over: the book is held, and who
 * holds it waits for nobody, since the number of a handing over is drawn by those alone.
 */
async function holdBuku({ tx, context: { shop } }: Work): Promise<void> {
  await tx.query('select from buku where kode_toko = $1 for update', [shop.kode_toko]);
}

const tempat = ({ urut, entri }: Pick<UangHari, 'urut' | 'entri'>): string => `${urut}/${entri}`;

/** What is wrong with a row that was ticked, if anything. */
function salahBaris(
  ada: UangHari | undefined,
  dari_user: string,
  ke_user: string,
  kembar: boolean,
): RuleBreak | undefined {
  if (!ada) return { rule: 'uang_bukan_hari_ini' };
  if (kembar) return { rule: 'uang_kembar' };
  if (ada.dari_user !== dari_user) return { rule: 'uang_sudah_berpindah', params: { user: ada.dari_user } };
  return dari_user === ke_user ? { rule: 'uang_sudah_di_laci' } : undefined;
}

/** The rows that were ticked as the book has them. @throws Problem at every one that cannot be handed over. */
async function dipilih(
  work: Work,
  { ke_user, uang }: Pick<KindInput<typeof pengalihanSaldo>, 'ke_user' | 'uang'>,
): Promise<UangHari[]> {
  if (uang.length === 0) throw new Problem('data_tidak_valid', {}, { uang: { rule: 'pilih_uang' } });
  await assertLaci(work, Object.fromEntries(uang.map((row, at) => [`uang.${at}.dari_user`, row.dari_user])));
  const hari = await uangHari(work.tx, work.context.shop.kode_toko, work.tgl);
  const by = new Map(hari.map((row) => [tempat(row), row]));
  const seen = new Set<string>();
  const breaks: Record<string, RuleBreak> = {};
  const rows = uang.flatMap((row, index) => {
    const ada = by.get(tempat(row));
    const salah = salahBaris(ada, row.dari_user, ke_user, seen.has(tempat(row)));
    if (salah) breaks[`uang.${index}.urut`] = salah;
    seen.add(tempat(row));
    return ada ? [ada] : [];
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return rows;
}

/** What leaves each drawer under each category, and comes to the other one: both sides are payments in cash. */
function bayar(rows: readonly UangHari[], ke_user: string): readonly Payment[] {
  const sums = new Map<string, Pick<UangHari, 'dari_user' | 'kategori' | 'jumlah'>>();
  for (const { dari_user, kategori, jumlah } of rows) {
    const key = JSON.stringify([dari_user, kategori]);
    sums.set(key, { dari_user, kategori, jumlah: (sums.get(key)?.jumlah ?? Dec.zero).plus(jumlah) });
  }
  return [...sums.values()].flatMap(({ dari_user, kategori, jumlah }): Payment[] => {
    if (jumlah.isZero()) return [];
    const [keluar, masuk] = jumlah.isNegative() ? [ke_user, dari_user] : [dari_user, ke_user];
    const both = { cara: 'CASH', akun: 'KAS', kategori, jumlah: jumlah.abs() } as const;
    return [
      { ...both, arah: 'KELUAR', sub: keluar },
      { ...both, arah: 'MASUK', sub: masuk },
    ];
  });
}

/** @throws Problem `dokumen_terkait` where something of it was handed on since. */
async function assertTerakhir({ tx, context: { shop } }: Work, nomor: string): Promise<void> {
  const [lain] = await tx.query<{ nomor: string }>(
    `with s as (${BERDIRI} where l.kode_toko = $1)
     select n.nomor from s join s n on n.urut = s.urut and n.entri = s.entri and n.tempat > s.tempat
     where s.nomor = $2 order by n.tempat desc limit 1`,
    [shop.kode_toko, nomor],
  );
  if (lain) throw new Problem('dokumen_terkait', { nomor, sebab: lain.nomor });
}

export const pengalihanSaldoHandlers: KindHandlers<typeof pengalihanSaldo> = {
  make: async (work, { ke_user, uang, keterangan }) => {
    await holdBuku(work);
    const rows = await dipilih(work, { ke_user, uang });
    return {
      total: Dec.sum(rows.map(({ jumlah }) => jumlah)),
      keterangan: keterangan ?? '',
      kepala: { ke_user },
      baris: {
        uang: rows.map(({ urut, entri, dokumen, kategori, dari_user, jumlah }) => ({
          urut,
          entri,
          dokumen,
          kategori,
          dari_user,
          jumlah,
        })),
      },
      bayar: bayar(rows, ke_user),
    };
  },
  deeds: {
    batal: async (work, { nomor }) => {
      await holdBuku(work);
      await assertTerakhir(work, nomor);
      return {};
    },
  },
};
