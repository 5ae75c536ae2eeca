import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  HANCUR_MAKS,
  nilaiHancur,
  OTORISASI_HANCUR,
  type hancurBarang,
} from '@kilau/contract/features/barang/hancur-barang.document.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { useApproval } from '../../engine/approval.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Place } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { tulisHancur, tulisPulih, type Tujuan } from '../../trade/barang/hancur.ts';
import { pegangBarang } from '../../trade/barang/pegang.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import { simpanBaris } from './baris.ts';

/** How the ledger calls a destruction. */
const HANCUR = {
  jenis: 'HANCUR',
  aksi: 'HANCUR',
  batal: 'BATAL',
  kategori: 'HANCUR BARANG',
  kategori_batal: 'BATAL HANCUR BARANG',
} as const;

async function assertKondisi(tx: Tx, kode_toko: string, kode_kondisi: string): Promise<void> {
  const ada = await tx.maybe(
    `select 1 from kondisi_barang where kode_toko = $1 and kode_kondisi = $2 and status_aktif`,
    [kode_toko, kode_kondisi],
  );
  if (!ada) {
    throw new Problem('rujukan_tidak_ada', { kode: kode_kondisi }, { kode_kondisi: { rule: 'tidak_terdaftar' } });
  }
}

/**
 * Destroys pieces: they leave the stock and stand in gudang HANCUR, which has no trays, so they keep the code of the
 * tray they lay in.
 * @returns the number of the document.
 */
export async function hancurkanBarang(
  tx: Tx,
  context: WorkContext,
  input: DocumentInput<typeof hancurBarang>,
  kunci: string,
): Promise<string> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const kode = input.barang.map((baris) => baris.kode_barcode);
  if (kode.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  if (kode.length > HANCUR_MAKS) {
    throw new Problem(
      'data_tidak_valid',
      {},
      { barang: { rule: 'terlalu_banyak_baris', params: { max: HANCUR_MAKS } } },
    );
  }
  const tgl = await holdDay(tx, kode_toko);
  await assertKondisi(tx, kode_toko, input.kode_kondisi);
  const barang = await pegangBarang(tx, kode_toko, kode);
  const { disetujui_oleh } = await useApproval(tx, context, {
    id: input.otorisasi,
    kategori: OTORISASI_HANCUR,
    dokumen: '',
    nilai: nilaiHancur(input.kode_kondisi, kode),
  });
  const no_hancur = await nextNumber(tx, context.shop, 'HC', tgl);
  const waktu = context.now();
  const entries = await tulisHancur(
    tx,
    { kode_toko, user_id, waktu },
    { nomor: no_hancur, kode_gudang: GUDANG_BAWAAN.hancur, pieces: barang },
    HANCUR.kategori,
  );
  await tx.query(
    `insert into hancur_barang (kode_toko, no_hancur, tgl, status, kode_kondisi, keterangan, jumlah_barang, total_berat,
      otorisasi, disetujui_oleh, dibuat_oleh, dibuat_pada, kunci)
     values ($1, $2, $3, 'DONE', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      kode_toko,
      no_hancur,
      tgl,
      input.kode_kondisi,
      input.keterangan ?? '',
      barang.length,
      Dec.sum(barang.map((piece) => piece.berat)).toString(),
      input.otorisasi,
      disetujui_oleh,
      user_id,
      waktu,
      kunci,
    ],
  );
  await simpanBaris(tx, context, 'hancur_barang_baris', no_hancur, barang);
  await post(
    tx,
    { kode_toko, tgl, jenis: HANCUR.jenis, nomor: no_hancur, aksi: HANCUR.aksi, user_id, kunci, waktu },
    entries,
  );
  return no_hancur;
}

/** Where each piece comes back to: the tray that was chosen, else the one it lay in; it must be in use. */
async function tujuanKembali(tx: Tx, kode_toko: string, nomor: string, kode_baki: string | null): Promise<Tujuan[]> {
  const baris = await tx.query<{ kode_barcode: string; dari_baki: string }>(
    `select kode_barcode, dari_baki from hancur_barang_baris where kode_toko = $1 and no_hancur = $2 order by baris`,
    [kode_toko, nomor],
  );
  const trays = new Map<string, Place>();
  for (const kode of new Set(kode_baki ? [kode_baki] : baris.map((row) => row.dari_baki))) {
    trays.set(kode, await bakiTujuan(tx, kode_toko, kode));
  }
  return baris.map(({ kode_barcode, dari_baki }) => {
    const place = trays.get(kode_baki ?? dari_baki);
    if (!place) throw new Error(`no tray for ${kode_barcode}`);
    return { kode_barcode, kode_gudang: place.kode_gudang, kode_baki: place.kode_baki };
  });
}

/** Brings destroyed pieces back into the stock: a typing error, a piece that turned up. */
export async function batalHancur(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; kode_baki: string | null; otorisasi: string | null },
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  const nilai = { alasan: input.alasan, kode_baki: input.kode_baki ?? '' };
  await tandaiBatal(tx, context, tgl, {
    di: { tabel: 'hancur_barang', kolom: 'no_hancur' },
    nomor,
    kategori: HANCUR.kategori_batal,
    nilai,
    ...input,
  });
  const tujuan = await tujuanKembali(tx, kode_toko, nomor, input.kode_baki);
  const waktu = context.now();
  const lawan = await tulisPulih(tx, { kode_toko, user_id, waktu }, nomor, tujuan);
  await reverse(
    tx,
    { kode_toko, jenis: HANCUR.jenis, nomor, aksi: HANCUR.aksi },
    { tgl, aksi: HANCUR.batal, user_id, kunci: '', waktu },
    (entry) => ({ ...lawan(entry), kategori: HANCUR.kategori_batal }),
  );
}
