import { member } from '@kilau/contract/features/member/member.resource.ts';
import { supplier } from '@kilau/contract/features/master/supplier.resource.ts';
import { openingRows } from '../engine/import/opening.ts';
import { barangAwal } from '../features/barang/banyak/awal.ts';
import { cicilanAtWork } from '../features/cicilan/papers.ts';
import { hutangAtWork } from '../features/hutang/papers.ts';
import { manualAwal } from '../features/manual/stok/awal.ts';
import type { Isi } from '../features/pindahan/pindahan.routes.ts';
import { pesananAtWork } from '../features/pesanan/papers.ts';
import { titipanAtWork } from '../features/titipan/papers.ts';
import { uangAwal } from '../features/uang/saldo-awal.impor.ts';
import { atWorkByKey } from './papers.ts';

/** What a shop brings along when it moves in. */
export const pindahan: Isi = {
  member,
  supplier,
  barang: barangAwal,
  manual: manualAwal(atWorkByKey['tambah-barang-manual']),
  uang: uangAwal(atWorkByKey['saldo-awal']),
  titipan: openingRows(titipanAtWork, ['otorisasi']),
  pesanan: openingRows(pesananAtWork, ['foto', 'otorisasi']),
  cicilan: openingRows(cicilanAtWork, []),
  hutang: openingRows(hutangAtWork, ['foto']),
};
