import { Problem } from '@kilau/contract/core/problem.ts';
import { holdDay } from '../../ledger/business-date.ts';
import { gramsOf, type Entry, type Place } from '../../ledger/entry.ts';
import { reverse } from '../../ledger/reverse.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { pegangBakiAsal } from '../master/api.ts';
import { tandaiBatal } from '../otorisasi/api.ts';
import { pegangBarang, type BarangBebas } from '../../trade/barang/pegang.ts';
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

/** Grams go back as what they are now: the piece may have got another purity since. */
const lawan = (barang: readonly BarangBebas[]) => {
  const kadar = new Map(barang.map((piece) => [piece.kode_barcode, piece.kadar]));
  return (entry: Entry): Entry => {
    const kini = kadar.get(entry.kode_barcode);
    return { ...entry, kategori: PINDAH.kategori_batal, ...(kini && entry.aset !== 'PCS' && { aset: gramsOf(kini) }) };
  };
};

/** Takes a move back: every piece returns to the tray it came from, as long as nobody has touched it since. */
export async function batalPindah(
  tx: Tx,
  context: WorkContext,
  nomor: string,
  input: { alasan: string; otorisasi: string | null },
): Promise<void> {
  const { kode_toko } = context.shop;
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
  await pegangBakiAsal(
    tx,
    kode_toko,
    baris.map((row) => ({ kode_gudang: row.dari_gudang, kode_baki: row.dari_baki })),
  );
  const waktu = context.now();
  const kembali = await tx.query(
    `update barang b set kode_gudang = l.dari_gudang, kode_baki = l.dari_baki, diubah_oleh = $3, diubah_pada = $4
     from pindah_barang_baris l where l.kode_toko = $1 and l.no_pindah = $2 and b.kode_toko = l.kode_toko
       and b.kode_barcode = l.kode_barcode and b.status = 'TERSEDIA' returning 1`,
    [kode_toko, nomor, context.actor.user_id, waktu],
  );
  if (kembali.length !== baris.length) {
    throw new Problem('barang_berubah', { kode_barcode: baris[0]?.kode_barcode ?? nomor });
  }
  await reverse(
    tx,
    { kode_toko, jenis: PINDAH.jenis, nomor, aksi: PINDAH.aksi },
    { tgl, aksi: PINDAH.batal, user_id: context.actor.user_id, kunci: '', waktu },
    lawan(barang),
  );
}
