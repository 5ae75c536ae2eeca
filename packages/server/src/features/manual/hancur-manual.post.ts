import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import {
  HANCUR_MANUAL_MAKS,
  nilaiHancurManual,
  OTORISASI_HANCUR_MANUAL,
  type hancurBarangManual,
} from '@kilau/contract/features/manual/hancur-manual.document.ts';
import { useApproval } from '../../engine/approval.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { nextNumber } from '../../ledger/number.ts';
import { post } from '../../ledger/post.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { assertBaris, batalDokumen, HANCUR, simpanDokumen, type Batal } from './dokumen.ts';
import { curahOf, keluarStok, masukStok } from './stok.ts';

async function assertKondisi(tx: Tx, kode_toko: string, kode_kondisi: string): Promise<void> {
  const ada = await tx.maybe(
    `select 1 from kondisi_barang where kode_toko = $1 and kode_kondisi = $2 and status_aktif`,
    [kode_toko, kode_kondisi],
  );
  if (!ada) {
    throw new Problem('rujukan_tidak_ada', { kode: kode_kondisi }, { kode_kondisi: { rule: 'tidak_terdaftar' } });
  }
}

/** Destroys so much of some stock rows, with an approval that names every line. @returns the number of the document. */
export async function hancurkanManual(
  tx: Tx,
  context: WorkContext,
  input: DocumentInput<typeof hancurBarangManual>,
  kunci: string,
): Promise<string> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const { barang, kode_kondisi, keterangan, otorisasi } = input;
  assertBaris(barang, HANCUR_MANUAL_MAKS);
  const tgl = await holdDay(tx, kode_toko);
  await assertKondisi(tx, kode_toko, kode_kondisi);
  await keluarStok(tx, kode_toko, barang);
  const { id, disetujui_oleh } = await useApproval(tx, context, {
    id: otorisasi,
    kategori: OTORISASI_HANCUR_MANUAL,
    dokumen: '',
    nilai: nilaiHancurManual(kode_kondisi, barang),
  });
  const nomor = await nextNumber(tx, context.shop, HANCUR.kode, tgl);
  const waktu = context.now();
  await simpanDokumen(
    tx,
    context,
    HANCUR,
    { nomor, tgl, keterangan, waktu, kunci, sendiri: { kode_kondisi, otorisasi: id, disetujui_oleh } },
    barang,
  );
  await post(
    tx,
    { kode_toko, tgl, jenis: HANCUR.jenis, nomor, aksi: HANCUR.aksi, user_id, kunci, waktu },
    barang.flatMap((baris) => curahEntries(curahOf(baris), -1, 'HANCUR', HANCUR.kategori)),
  );
  return nomor;
}

/** Brings destroyed goods back into their trays: a typing error, something that turned up. */
export const batalHancurManual = (tx: Tx, context: WorkContext, nomor: string, input: Batal): Promise<void> =>
  batalDokumen(tx, context, HANCUR, nomor, input, async (barang) => {
    const { kode_toko } = context.shop;
    for (const kode_baki of [...new Set(barang.map((baris) => baris.kode_baki))].toSorted()) {
      await bakiTujuan(tx, kode_toko, kode_baki);
    }
    await masukStok(tx, kode_toko, barang);
  });
