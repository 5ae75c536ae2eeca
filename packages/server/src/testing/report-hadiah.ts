import { Dec } from '@kilau/contract/core/dec.ts';
import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { giftEntries } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';
import { seedCancelling, seedPaper } from './seed-paper.ts';

const KATEGORI = 'STOK HADIAH';

/** Gifts of the day that nobody paid for: twelve came, one broke, and three more were entered by mistake. */
export async function seedHadiah(db: Db, kode_toko: string, inisial: string, tgl: string): Promise<void> {
  await db.query(
    `insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, poin)
     values ($1, 'HD01', 'PAYUNG LIPAT', 5), ($1, 'HD02', 'GELAS', 2)`,
    [kode_toko],
  );
  const gerak = async (n: number, [kode_hadiah, nama_hadiah]: readonly [string, string], jumlah: number) => {
    const nomor = `${inisial}-HD-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
    const arah = jumlah < 0 ? 'AMBIL' : 'TAMBAH';
    const kepala = { arah, kode_hadiah, nama_hadiah, jumlah: Math.abs(jumlah), harga_satuan: Dec.zero, tunai: false };
    const entries = giftEntries(
      kode_hadiah,
      { jumlah: Dec.from(jumlah), nilai: Dec.zero },
      arah === 'AMBIL' ? 'HADIAH' : 'MODAL',
      KATEGORI,
    );
    await seedPaper(
      db,
      stokHadiah,
      { kode_toko, nomor, tgl },
      { keterangan: arah === 'AMBIL' ? 'PECAH' : 'DARI PENERBIT', kepala },
      entries,
    );
    return { kode_toko, nomor, tgl };
  };
  const payung = ['HD01', 'PAYUNG LIPAT'] as const;
  await gerak(1, payung, 12);
  await gerak(2, payung, -1);
  const salah = await gerak(3, ['HD02', 'GELAS'], 3);
  await seedCancelling(db, stokHadiah, salah, 'SALAH HADIAH');
}
