import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { KindHandlers, Work } from '../../../engine/paper/kind.ts';
import { curahEntries } from '../../../ledger/entry.ts';
import { barisDokumen, barisTersimpan, jumlahBaris } from './baris.ts';
import { denganModal } from '../../../trade/barang/dengan-modal.ts';
import { kembaliCurah, nilaiMasukCurah, type Bernilai } from '../../../trade/manual/nilai.ts';
import { curahOf, keluarStok, masukStok, menulis, type JumlahStok } from '../../../trade/manual/stok.ts';

const KATEGORI = 'TAMBAH BARANG MANUAL';

type Masuk = KindInput<typeof tambahBarangManual>['barang'];

/** The purity of the groups of the lines, and the one group that a type may belong to. */
async function bacaMaster({ tx, context }: Work, barang: Masuk) {
  const { kode_toko } = context.shop;
  const kode = (name: 'kode_group' | 'kode_dept') => [...new Set(barang.map((baris) => baris[name]))];
  const group = await tx.query<{ kode_group: string; kadar: Dec }>(
    `select kode_group, kadar from kelompok where kode_toko = $1 and kode_group = any($2)`,
    [kode_toko, kode('kode_group')],
  );
  const jenis = await tx.query<{ kode_dept: string; kode_group: string | null }>(
    `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2)`,
    [kode_toko, kode('kode_dept')],
  );
  return {
    kadar: new Map(group.map((row) => [row.kode_group, row.kadar])),
    milik: new Map(jenis.map((row) => [row.kode_dept, row.kode_group])),
  };
}

/**
 * The lines with the purity that their group has at this moment.
 * @throws Problem `data_tidak_valid` with every line and field that do not fit together.
 */
async function lengkapi(work: Work, barang: Masuk): Promise<JumlahStok[]> {
  const { kadar, milik } = await bacaMaster(work, barang);
  const breaks: Record<string, RuleBreak> = {};
  barang.forEach(({ kode_group, kode_dept, kode_gudang }, index) => {
    if ((milik.get(kode_dept) ?? kode_group) !== kode_group) {
      breaks[`barang.${index}.kode_dept`] = { rule: 'jenis_bukan_group' };
    }
    if (kode_gudang === GUDANG_BAWAAN.hancur) breaks[`barang.${index}.kode_baki`] = { rule: 'tidak_terdaftar' };
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return barang.map((baris) => ({ ...baris, kadar: kadar.get(baris.kode_group) ?? Dec.zero }));
}

/** What lines are worth at the purchase price of their purity today: nobody says what they cost. */
async function taksiran({ tx, context }: Work, barang: readonly JumlahStok[]): Promise<Bernilai[]> {
  const rows = await denganModal(tx, context, barang, []);
  return rows.map(({ kadar, berat, harga_modal }) => ({ kadar, berat, nilai: harga_modal }));
}

/** Manual items come into their trays; taken back as long as all of it still lies free where it was put. */
export const tambahManualHandlers: KindHandlers<typeof tambahBarangManual> = {
  make: async (work, { keterangan, barang: dikirim }) => {
    const barang = await lengkapi(work, dikirim);
    const masuk = await masukStok(work.tx, work.context.shop.kode_toko, barang);
    return {
      keterangan: keterangan ?? '',
      kepala: jumlahBaris(barang),
      baris: { barang: await barisTersimpan(work, barang) },
      entries: menulis(
        masuk,
        barang.flatMap((baris) => curahEntries(curahOf(baris), 1, 'INPUT', KATEGORI)),
        async () => nilaiMasukCurah(work, await taksiran(work, barang), 'INPUT', KATEGORI),
      ),
    };
  },
  deeds: {
    batal: async (work, paper) => {
      const barang = await barisDokumen(work, tambahBarangManual, paper);
      const keluar = await keluarStok(work.tx, work.context.shop.kode_toko, barang);
      const dokumen = { jenis: tambahBarangManual.key, nomor: paper.nomor };
      return {
        kategori: tambahBarangManual.deeds.batal.approval,
        cermin: async () => {
          await keluar();
          return kembaliCurah(work, dokumen, barang, 'INPUT');
        },
      };
    },
  },
};
