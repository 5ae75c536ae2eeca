import { Dec } from '@kilau/contract/core/dec.ts';
import { gesek } from '../../features/uang/api.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';
import { CUSTOMERS, REKENING } from './people.ts';

/** Swiped amounts of today, in rupiah, each at three percent. */
const JUMLAH = [1_000_000, 2_500_000] as const;

/** Two customers took cash out of their cards today. */
export async function swipeToday(db: Db, { cashier }: Branch): Promise<void> {
  for (const [index, jumlah] of JUMLAH.entries()) {
    const { nama, no_hp, alamat } = CUSTOMERS[index] ?? CUSTOMERS[0];
    await db.tx((tx) =>
      gesek(
        tx,
        cashier,
        {
          jenis_kartu: 'DEBET',
          no_rekening: REKENING[0],
          jumlah: Dec.from(jumlah),
          fee_persen: Dec.from(3),
          no_kartu: `881${index}`,
          nama,
          nik: `327301010101000${index}`,
          no_hp,
          alamat,
          keterangan: null,
        },
        `demo-gesek-${jumlah}`,
      ),
    );
  }
}
