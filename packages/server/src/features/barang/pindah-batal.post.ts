import { Problem } from '@kilau/contract/core/problem.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Place } from '../../ledger/entry.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { pegangBarang, type BarangBebas } from '../../trade/barang/pegang.ts';
import { tulisPindahKembali } from '../../trade/barang/pindah.ts';
import { pegangBakiAsal } from '../../trade/gudang/baki.ts';
import { tandaiBatal } from '../../trade/otorisasi/tandai-batal.ts';
import { dokumenTerakhir, PINDAH } from './pindah.post.ts';

/** The pieces of a move, free and still where it put them. */
async function masihDiTujuan(
  tx: Tx,
  kode_toko: string,
  tujuan: Place,
  kode_barcode: readonly string[],
): Promise<BarangBebas[]> {
  const barang = await pegangBarang(tx, kode_toko, kode_barcode);
  for (const { kode_barcode: kode, kode_baki } of barang) {
    if (kode_baki !== tujuan.kode_baki) {
      throw new Problem('barang_sudah_pindah', {
        kode_barcode: kode,
        kode_baki,
        nomor: await dokumenTerakhir(tx, kode_toko, kode),
      });
    }
  }
  return barang;
}

/** Takes a move back: every piece returns to the tray it came from, as long as nobody has touched it since. */
export async function batalPindah(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const {
    shop: { kode_toko },
    actor: { user_id },
  } = context;
  const tgl = await holdDay(tx, kode_toko);
  await tandaiBatal(tx, context, tgl, {
    di: { tabel: 'pindah_barang', kolom: 'no_pindah' },
    nomor,
    kategori: PINDAH.kategori_batal,
    nilai: { alasan: input.alasan },
    ...input,
  });
  const tujuan = await tx.one<Place>(
    `select kode_gudang, kode_baki from pindah_barang where kode_toko = $1 and no_pindah = $2`,
    [kode_toko, nomor],
  );
  const baris = await tx.query<{ kode_barcode: string; dari_gudang: string; dari_baki: string }>(
    `select kode_barcode, dari_gudang, dari_baki from pindah_barang_baris where kode_toko = $1 and no_pindah = $2
      order by baris`,
    [kode_toko, nomor],
  );
  const barang = await masihDiTujuan(
    tx,
    kode_toko,
    tujuan,
    baris.map((row) => row.kode_barcode),
  );
  const asal = new Map(
    baris.map((row) => [row.kode_barcode, { kode_gudang: row.dari_gudang, kode_baki: row.dari_baki }]),
  );
  await pegangBakiAsal(tx, kode_toko, [...asal.values()]);
  const kembali = barang.map((piece) => {
    const ke = asal.get(piece.kode_barcode);
    if (!ke) throw new Error(`no line of ${piece.kode_barcode}`);
    return { piece, ke };
  });
  const waktu = context.now();
  const lawan = await tulisPindahKembali(tx, { kode_toko, user_id, waktu }, kembali);
  await reverse(
    tx,
    { kode_toko, jenis: PINDAH.jenis, nomor, aksi: PINDAH.aksi },
    { tgl, aksi: PINDAH.batal, user_id, kunci: '', waktu },
    (entry) => ({ ...lawan(entry), kategori: PINDAH.kategori_batal }),
  );
}
