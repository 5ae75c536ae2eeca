import { member } from '@kilau/contract/features/member/member.resource.ts';
import { supplier } from '@kilau/contract/features/master/supplier.resource.ts';
import { barangAwal } from '../features/barang/banyak/awal.ts';
import { hutangAwal } from '../features/hutang/saldo-awal.impor.ts';
import { hutangAtWork } from '../features/hutang/papers.ts';
import { manualAwal } from '../features/manual/stok/awal.ts';
import type { Isi } from '../features/pindahan/pindahan.routes.ts';
import { uangAwal } from '../features/uang/saldo-awal.impor.ts';
import { atWorkByKey } from './papers.ts';

/** What a shop brings along when it moves in. */
export const pindahan: Isi = {
  member,
  supplier,
  barang: barangAwal,
  manual: manualAwal(atWorkByKey['tambah-barang-manual']),
  uang: uangAwal(atWorkByKey['saldo-awal']),
  hutang: hutangAwal(hutangAtWork),
};
