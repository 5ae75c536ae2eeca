import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { BERAT_MAKS } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { ArahStok } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan, pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import { buatAksesoris, type BarisDi } from './baru.ts';
import { assertCukup, curahAksesoris, pegangAksesoris, ubahStok, type BarisJadi } from './pegang.ts';

/** How the ledger calls it: the deed is the direction. */
const BUKU = {
  jenis: 'AKSESORIS',
  batal: 'BATAL',
  kategori: 'STOK AKSESORIS',
  kategori_batal: stokAksesoris.actions.batal.approval,
} as const;
/** Where accessories come from, and where they go. */
const LUAR: Readonly<Record<ArahStok, string>> = { TAMBAH: 'INPUT', AMBIL: 'AMBIL' };
const SIGN: Readonly<Record<ArahStok, 1 | -1>> = { TAMBAH: 1, AMBIL: -1 };

type Isi = DocumentInput<typeof stokAksesoris>;

/** What the head and the lines must say, whatever is in stock. */
function assertIsi({ arah, keperluan, keterangan, barang }: Isi): void {
  const kosong: RuleBreak = { rule: 'tidak_boleh_kosong' };
  const breaks: Record<string, RuleBreak> = {};
  if (barang.length === 0) breaks['barang'] = kosong;
  if (arah === 'AMBIL' && keperluan === null) breaks['keperluan'] = kosong;
  if (arah === 'AMBIL' && keperluan === 'LAINNYA' && (keterangan ?? '') === '') breaks['keterangan'] = kosong;
  barang.forEach(({ kode_barcode }, index) => {
    if (arah === 'AMBIL' && (kode_barcode ?? '') === '') breaks[`barang.${index}.kode_barcode`] = kosong;
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** The accessories of the lines, held or made, in the order of the lines. */
async function barisJadi(tx: Tx, context: WorkContext, { arah, barang }: Isi): Promise<BarisJadi[]> {
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

async function simpanDokumen(
  tx: Tx,
  context: WorkContext,
  tgl: string,
  input: Isi,
  baris: readonly BarisJadi[],
  kunci: string,
): Promise<string> {
  const { kode_toko } = context.shop;
  const no_stok = await nextNumber(tx, context.shop, stokAksesoris.kode, tgl);
  const jumlah = baris.reduce((sum, row) => sum + row.qty, 0);
  const berat = Dec.sum(baris.map((row) => row.berat.times(row.qty)));
  await tx.query(
    `insert into stok_aksesoris (kode_toko, no_stok, tgl, status, arah, keperluan, keterangan, jumlah_barang,
      total_berat, dibuat_oleh, dibuat_pada, kunci)
     values ($1, $2, $3, 'DONE', $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      kode_toko,
      no_stok,
      tgl,
      input.arah,
      input.arah === 'AMBIL' ? input.keperluan : '',
      input.keterangan ?? '',
      jumlah,
      berat.toString(),
      context.actor.user_id,
      context.now(),
      kunci,
    ],
  );
  await tx.query(
    `insert into stok_aksesoris_baris (kode_toko, no_stok, baris, kode_barcode, nama_aksesoris, kode_group, kode_dept,
      kode_gudang, kode_baki, kadar, berat, harga_jual, qty, baru)
     select $1, $2, t.baris, a.kode_barcode, a.nama_aksesoris, a.kode_group, a.kode_dept, a.kode_gudang, a.kode_baki,
       a.kadar, a.berat, a.harga_jual, t.qty, t.baru
     from unnest($3::text[], $4::integer[], $5::boolean[]) with ordinality as t(kode_barcode, qty, baru, baris)
     join aksesoris a on a.kode_toko = $1 and a.kode_barcode = t.kode_barcode`,
    [
      kode_toko,
      no_stok,
      baris.map((row) => row.kode_barcode),
      baris.map((row) => row.qty),
      baris.map((row) => row.baru),
    ],
  );
  return no_stok;
}

/** Accessories come into the shop, new ones among them, or are taken. @returns the number of the document. */
export async function simpanStokAksesoris(tx: Tx, context: WorkContext, input: Isi, kunci: string): Promise<string> {
  assertIsi(input);
  const { kode_toko } = context.shop;
  const arah: ArahStok = input.arah === 'AMBIL' ? 'AMBIL' : 'TAMBAH';
  const tgl = await holdDay(tx, kode_toko);
  const baris = await barisJadi(tx, context, input);
  await ubahStok(tx, kode_toko, baris, SIGN[arah]);
  const no_stok = await simpanDokumen(tx, context, tgl, input, baris, kunci);
  await post(
    tx,
    {
      kode_toko,
      tgl,
      jenis: BUKU.jenis,
      nomor: no_stok,
      aksi: arah,
      user_id: context.actor.user_id,
      kunci,
      waktu: context.now(),
    },
    baris.flatMap((row) => curahEntries(curahAksesoris(row), SIGN[arah], LUAR[arah], BUKU.kategori)),
  );
  return no_stok;
}

interface BarisLama {
  readonly kode_barcode: string;
  readonly qty: number;
  readonly baru: boolean;
}

/**
 * Takes a document back today. What it brought must still be there; what it took comes back. An accessory it made is
 * put out of use.
 */
export async function batalStokAksesoris(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const { kode_toko } = context.shop;
  const tgl = await holdDay(tx, kode_toko);
  await tandaiBatal(tx, context, tgl, {
    di: { tabel: 'stok_aksesoris', kolom: 'no_stok' },
    nomor,
    kategori: BUKU.kategori_batal,
    nilai: { alasan: input.alasan },
    ...input,
  });
  const { arah } = await tx.one<{ arah: ArahStok }>(
    `select arah from stok_aksesoris where kode_toko = $1 and no_stok = $2`,
    [kode_toko, nomor],
  );
  const baris = await tx.query<BarisLama>(
    `select kode_barcode, qty, baru from stok_aksesoris_baris where kode_toko = $1 and no_stok = $2 order by baris`,
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
  await ubahStok(tx, kode_toko, baris, arah === 'TAMBAH' ? -1 : 1);
  await tx.query(
    `update aksesoris set status_aktif = false where kode_toko = $1 and kode_barcode = any($2) and stok = 0`,
    [kode_toko, baris.filter((row) => row.baru).map((row) => row.kode_barcode)],
  );
  await reverse(
    tx,
    { kode_toko, jenis: BUKU.jenis, nomor, aksi: arah },
    { tgl, aksi: BUKU.batal, user_id: context.actor.user_id, kunci: '', waktu: context.now() },
    (entry) => ({ ...entry, kategori: BUKU.kategori_batal }),
  );
}
