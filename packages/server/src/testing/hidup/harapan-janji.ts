import { jumlah, type Buku } from './buku.ts';
import type { Angka, Harapan } from './harapan.ts';
import { Dec } from '@kilau/contract/core/dec.ts';

/** What stands on an account now, paper by paper. */
function saldo(buku: Buku, akun: string): ReadonlyMap<string, Dec> {
  const all = new Map<string, Dec>();
  for (const { entri } of buku.semua) {
    for (const row of entri) {
      if (row.akun === akun && row.aset === 'IDR') all.set(row.sub, (all.get(row.sub) ?? Dec.zero).plus(row.jumlah));
    }
  }
  return all;
}

/** Instalments that were begun in the days and run still: what was paid of them. */
function dicicil(buku: Buku): Angka[] {
  const kini = saldo(buku, 'CICILAN');
  return buku
    .berlaku('cicilan')
    .filter(({ aksi }) => aksi.startsWith('VALIDASI '))
    .map(({ nomor }) => ({ no_faktur_cicil: nomor, dibayar: (kini.get(nomor) ?? Dec.zero).negated() }));
}

/** What the reports of instalments and pre-orders must say. */
export const harapanJanji: readonly Harapan[] = [
  { laporan: 'penjualan-cicilan', filter: { status: 'AKTIF' }, menurut: ['no_faktur_cicil'], angka: dicicil },
  {
    laporan: 'outstand-po',
    sehari: true,
    menurut: ['no_po'],
    angka: (buku) => [...saldo(buku, 'PRE_ORDER')].map(([no_po, rupiah]) => ({ no_po, dibayar: rupiah.negated() })),
  },
  {
    laporan: 'penjualan-po',
    menurut: ['no_po', 'no_faktur_group'],
    angka: (buku) =>
      buku.berlaku('penjualan').flatMap((one) => {
        const dari_po = jumlah(one.entri, 'PRE_ORDER', 'IDR');
        const no_po = one.entri.find(({ akun }) => akun === 'PRE_ORDER')?.sub ?? '';
        return dari_po.isZero() ? [] : [{ no_po, no_faktur_group: one.nomor, dari_po }];
      }),
  },
];
