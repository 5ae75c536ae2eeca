import { Dec } from '@kilau/contract/core/dec.ts';
import { BERAT_MAKS } from '@kilau/contract/core/field.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { ArahStok } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { bakiTujuan, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { buatAksesoris, type BarisDi } from './baru.ts';
import {
  assertCukup,
  curahAksesoris,
  pegangAksesoris,
  ubahStok,
  type BarisJadi,
} from '../../trade/barang/aksesoris.ts';

const KATEGORI = 'STOK AKSESORIS';
/** Where accessories come from, and where they go. */
const LUAR: Readonly<Record<ArahStok, string>> = { TAMBAH: 'INPUT', AMBIL: 'AMBIL' };
const SIGN: Readonly<Record<ArahStok, 1 | -1>> = { TAMBAH: 1, AMBIL: -1 };

type Isi = KindInput<typeof stokAksesoris>;

/** What says how a new accessory is: one that is known says it by its code, and is changed elsewhere. */
const SIFAT = ['nama_aksesoris', 'kode_group', 'kode_dept', 'kode_baki', 'berat', 'harga_jual'] as const;

/** What the head and the lines must say, and what they may not, whatever is in stock. */
function assertIsi({ arah, keperluan, keterangan, barang }: Isi): void {
  const kosong: RuleBreak = { rule: 'tidak_boleh_kosong' };
  const breaks: Record<string, RuleBreak> = {};
  if (barang.length === 0) breaks['barang'] = kosong;
  if (arah === 'AMBIL' && keperluan === null) breaks['keperluan'] = kosong;
  if (arah === 'AMBIL' && keperluan === 'LAINNYA' && (keterangan ?? '') === '') breaks['keterangan'] = kosong;
  if (arah === 'TAMBAH' && keperluan !== null) breaks['keperluan'] = { rule: 'hanya_untuk_ambil' };
  barang.forEach((baris, index) => {
    if ((baris.kode_barcode ?? '') === '') {
      if (arah === 'AMBIL') breaks[`barang.${index}.kode_barcode`] = kosong;
      return;
    }
    for (const name of SIFAT) {
      if ((baris[name] ?? '') !== '') breaks[`barang.${index}.${name}`] = { rule: 'hanya_aksesoris_baru' };
    }
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** The accessories of the lines, held or made, in the order of the lines. */
async function barisJadi({ tx, context }: Work, { arah, barang }: Isi): Promise<BarisJadi[]> {
  const { kode_toko } = context.shop;
  const rows = barang.map((baris, index): BarisDi => ({ baris, index }));
  const lama = await pegangAksesoris(
    tx,
    kode_toko,
    rows.flatMap(({ baris }) => (baris.kode_barcode ? [baris.kode_barcode] : [])),
  );
  if (arah === 'TAMBAH') {
    for (const kode_baki of new Set([...lama.values()].map((dipegang) => dipegang.kode_baki).toSorted())) {
      await bakiTujuan(tx, kode_toko, kode_baki, 'barang');
    }
  }
  const baru = await buatAksesoris(
    tx,
    context,
    rows.filter(({ baris }) => !baris.kode_barcode),
  );
  let next = 0;
  return rows.map(({ baris, index }) => {
    const ada = lama.get(baris.kode_barcode ?? '');
    const dipegang = ada ?? baru[next++];
    if (!dipegang) throw new Error(`line ${index} has no accessory`);
    if (dipegang.berat.times(baris.qty).gt(BERAT_MAKS)) {
      throw new Problem(
        'data_tidak_valid',
        {},
        { [`barang.${index}.qty`]: { rule: 'berat_baris_maks', params: { max: BERAT_MAKS } } },
      );
    }
    if (arah === 'AMBIL') assertCukup(dipegang, baris.qty, `barang.${index}.qty`);
    return { ...dipegang, qty: baris.qty, baru: ada === undefined };
  });
}

interface BarisLama {
  readonly kode_barcode: string;
  readonly qty: number;
  readonly baru: boolean;
}

/**
 * Lets the stock be again what it was. An accessory that the paper has made is put out of use.
 * @returns what writes it.
 */
async function kembalikan({ tx, context }: Work, nomor: string, arah: string): Promise<() => Promise<void>> {
  const { kode_toko } = context.shop;
  const baris = await tx.query<BarisLama>(
    `select kode_barcode, qty, baru from stok_aksesoris_baris where kode_toko = $1 and nomor = $2 order by baris`,
    [kode_toko, nomor],
  );
  const held = await pegangAksesoris(
    tx,
    kode_toko,
    baris.map((row) => row.kode_barcode),
  );
  for (const { kode_barcode, qty } of baris) {
    const dipegang = held.get(kode_barcode);
    if (dipegang && arah === 'TAMBAH') assertCukup(dipegang, qty);
  }
  if (arah === 'AMBIL') await pegangBakiAsal(tx, kode_toko, [...held.values()]);
  return async () => {
    await ubahStok(tx, kode_toko, baris, arah === 'TAMBAH' ? -1 : 1);
    await tx.query(
      `update aksesoris set status_aktif = false where kode_toko = $1 and kode_barcode = any($2) and stok = 0`,
      [kode_toko, baris.filter((row) => row.baru).map((row) => row.kode_barcode)],
    );
  };
}

/** Accessories come into the shop, new ones among them, or are taken; and back again, while they are still there. */
export const stokAksesorisHandlers: KindHandlers<typeof stokAksesoris> = {
  make: async (work, input) => {
    assertIsi(input);
    const arah: ArahStok = input.arah === 'AMBIL' ? 'AMBIL' : 'TAMBAH';
    const barang = await barisJadi(work, input);
    return {
      keterangan: input.keterangan ?? '',
      kepala: {
        arah,
        keperluan: arah === 'AMBIL' ? input.keperluan : null,
        jumlah_barang: barang.reduce((sum, row) => sum + row.qty, 0),
        total_berat: Dec.sum(barang.map((row) => row.berat.times(row.qty))),
      },
      baris: { barang },
      entries: async () => {
        await ubahStok(work.tx, work.context.shop.kode_toko, barang, SIGN[arah]);
        return barang.flatMap((row) => curahEntries(curahAksesoris(row), SIGN[arah], LUAR[arah], KATEGORI));
      },
    };
  },
  deeds: {
    batal: async (work, { nomor, kepala }) => {
      const kembali = await kembalikan(work, nomor, kepala.arah);
      return { kategori: stokAksesoris.deeds.batal.approval, cermin: kembali };
    },
  },
};
