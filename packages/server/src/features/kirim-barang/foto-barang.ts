import { createHash } from 'node:crypto';
import type { Work } from '../../engine/paper/kind.ts';
import { diServerLain } from '../../platform/antar/toko-jauh.ts';
import { tulisOutbox } from '../../platform/antrean/outbox.ts';
import { audit } from '../../platform/audit.ts';
import { shopFolder } from '../../platform/files.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bacaFoto } from '../../trade/barang/foto.ts';
import { tulisFotoDatang } from '../../trade/barang/isi.ts';
import { hapusFoto, olahFoto, simpanFoto } from '../../trade/barang/olah-foto.ts';
import type { Antara, FotoKiriman } from '../../trade/toko/kiriman-luar.ts';

const KURANG_SQL = `select l.kunci from kiriman_luar_baris l
  join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kunci and b.no_tambah = $4 and b.foto = ''
  where l.kode_toko = $1 and l.dari_toko = $2 and l.jenis = 'kirim-barang' and l.nomor = $3
    and l.isi ->> 'berfoto' = 'true' order by l.baris`;

async function kurang(sql: Sql, { kode_toko, dari_toko }: Antara, nomor: string, no_terima: string) {
  const rows = await sql.query<{ kunci: string }>(KURANG_SQL, [kode_toko, dari_toko, nomor, no_terima]);
  return rows.map(({ kunci }) => kunci);
}

/** Photos of pieces that go from a shop to one on another server. */
export const fotoBarang: FotoKiriman = {
  kurang: (sql, antara, { nomor, no_terima }) => kurang(sql, antara, nomor, no_terima),
  async baca({ db, files }, { kode_toko, dari_toko }, nomor, kunci) {
    const row = await db.maybe<{ foto: string }>(
      `select b.foto from kiriman_barang_baris k
       join barang b on b.kode_toko = k.dari_toko and b.kode_barcode = k.kode_barcode
       where k.dari_toko = $1 and k.kode_tujuan = $2 and k.nomor = $3 and k.kode_barcode = $4`,
      [kode_toko, dari_toko, nomor, kunci],
    );
    return row && bacaFoto(files, row.foto, 'besar');
  },
  async simpan({ db, files, now }, { kode_toko, dari_toko, user_id }, { nomor, no_terima }, kode_barcode, bytes) {
    // One name however often it comes; what is kept is drawn anew from what came, whatever that said it was.
    const tanda = createHash('sha256').update(`${dari_toko}/${nomor}/${no_terima}`).digest('hex').slice(0, 8);
    const kunci = `${shopFolder(kode_toko)}/barang/${kode_barcode}-${tanda}.jpg`;
    await simpanFoto(files, kunci, await olahFoto(bytes));
    const milik = await db.tx(async (tx) => {
      const oleh = { kode_toko, user_id, waktu: now() };
      if (await tulisFotoDatang(tx, oleh, no_terima, kode_barcode, kunci)) {
        const siapa = { actor: { user_id }, shop: { kode_toko }, now };
        const sesudah = { foto: kunci, dari_toko };
        await audit(tx, siapa, { aksi: 'FOTO', objek: 'barang', kode: kode_barcode, sebelum: { foto: '' }, sesudah });
        return true;
      }
      const ada = `select 1 from barang where kode_toko = $1 and kode_barcode = $2 and foto = $3`;
      return (await tx.maybe(ada, [kode_toko, kode_barcode, kunci])) !== undefined;
    });
    // Meanwhile somebody took a photo here, or the receipt was taken back.
    if (!milik) await hapusFoto(files, kunci);
  },
};

interface Diterima {
  readonly dari_toko: string;
  readonly asal: string;
  readonly no_kirim: string;
  readonly no_terima: string;
}

/** Has the photos fetched of pieces that were taken in from another server, once this is through. */
export async function mintaFoto(
  { tx, context }: Work,
  { dari_toko, asal, no_kirim, no_terima }: Diterima,
): Promise<void> {
  const { kode_toko } = context.shop;
  if (!(await diServerLain(tx, dari_toko))) return;
  if ((await kurang(tx, { kode_toko, dari_toko }, no_kirim, no_terima)).length === 0) return;
  const { user_id } = context.actor;
  await tulisOutbox(tx, context, {
    saluran: 'TOKO',
    tujuan: asal,
    dokumen: { jenis: 'terima-barang', nomor: no_terima },
    user_id,
    kunci: `foto/${no_terima}`,
    isi: { ke_toko: dari_toko, user_id, foto: { jenis: 'kirim-barang', nomor: no_kirim, no_terima } },
  });
}
