import { Dec } from '@kilau/contract/core/dec.ts';
import { mutasiUangBank } from '@kilau/contract/features/uang/mutasi-uang-bank.kind.ts';
import { uangBank } from '@kilau/contract/features/uang/uang-bank.kind.ts';
import { moneyEntry } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';
import { seedPaper } from './seed-paper.ts';

const BANK = { cara: 'TRANSFER', akun: 'BANK' } as const;

/** Money of the day on two accounts of a shop: its bank's interest, a bill, and a transfer from one to the other. */
export async function seedUang(db: Db, kode_toko: string, inisial: string, tgl: string): Promise<void> {
  await db.query(
    `insert into bank (kode_toko, kode_bank, nama_bank) values ($1, 'BCA', 'BANK CENTRAL ASIA'),
       ($1, 'BRI', 'BANK RAKYAT INDONESIA') on conflict do nothing`,
    [kode_toko],
  );
  await db.query(
    `insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
     values ($1, '008123', 'KILAU', 'BCA'), ($1, '770011', 'KILAU', 'BRI') on conflict do nothing`,
    [kode_toko],
  );
  await db.query(
    `insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
     values ($1, 'JASA GIRO', 'JASA GIRO', 'MASUK'), ($1, 'LISTRIK', 'BAYAR LISTRIK', 'KELUAR'),
       ($1, 'SETOR', 'SETOR BANK', 'SEMUA') on conflict do nothing`,
    [kode_toko],
  );
  const nomor = (kode: string, n: number) => `${inisial}-${kode}-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  for (const [index, [arah, kode_transaksi, rupiah]] of (
    [
      ['TAMBAH', 'JASA GIRO', 12_500_000],
      ['AMBIL', 'LISTRIK', 350_000],
    ] as const
  ).entries()) {
    const jumlah = Dec.from(rupiah);
    const masuk = arah === 'TAMBAH';
    const moved = masuk ? jumlah : jumlah.negated();
    await seedPaper(
      db,
      uangBank,
      { kode_toko, nomor: nomor('BK', index + 1), tgl },
      {
        total: jumlah,
        keterangan: kode_transaksi,
        kepala: { arah, no_rekening: '008123', kode_transaksi, gambar: null },
        bayar: [{ ...BANK, arah: masuk ? 'MASUK' : 'KELUAR', sub: '008123', kategori: kode_transaksi, jumlah }],
      },
      [
        ...moneyEntry('BANK', '008123', moved, kode_transaksi),
        ...moneyEntry(masuk ? 'PENDAPATAN_LAIN' : 'BIAYA_LAIN', kode_transaksi, moved.negated(), kode_transaksi),
      ],
    );
  }
  const jumlah = Dec.from(2_000_000);
  const [asal_rekening, tujuan_rekening] = ['008123', '770011'] as const;
  const kategori = 'MUTASI';
  await seedPaper(
    db,
    mutasiUangBank,
    { kode_toko, nomor: nomor('MB', 1), tgl },
    {
      total: jumlah,
      keterangan: 'PINDAH KE BRI',
      kepala: { asal: 'BCA', asal_rekening, tujuan: 'BRI', tujuan_rekening, kategori: 'SETOR' },
      bayar: [
        { ...BANK, arah: 'KELUAR', sub: asal_rekening, kategori, jumlah },
        { ...BANK, arah: 'MASUK', sub: tujuan_rekening, kategori, jumlah },
      ],
    },
    [
      ...moneyEntry('BANK', asal_rekening, jumlah.negated(), kategori),
      ...moneyEntry('BANK', tujuan_rekening, jumlah, kategori),
    ],
  );
}
