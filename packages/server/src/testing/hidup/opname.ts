import { kosongkanOpname, mulaiOpname, selesaiOpname } from '../../features/opname/opname.post.ts';
import { scanOpname } from '../../features/opname/opname.scan.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { SHOP } from '../shop.ts';
import type { Dadu, Kejadian, TokoHidup } from './toko.ts';

const BAKI = ['A01', 'A02'] as const;
let scan = 0;

/** The count that is under way in a tray; begun where none is. */
async function hitungan(toko: TokoHidup, tx: Tx, dadu: Dadu) {
  const context = toko.penghitung(dadu);
  const tempat = { kode_gudang: 'TOKO', kode_baki: dadu.pilih(BAKI) ?? 'A01' };
  return { context, ...(await mulaiOpname(tx, context, 'SCAN', tempat)) };
}

/** Pieces of a tray are scanned, and some that lie elsewhere or are gone. */
const hitung: Kejadian = {
  nama: 'scan opname',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const { context, no_opname } = await hitungan(toko, tx, dadu);
    const rows = await tx.query<{ kode_barcode: string }>(
      `select kode_barcode from stock_opname_barang where kode_toko = $1 and no_opname = $2 and status_barang = 'OPEN'
       order by kode_barcode limit 4`,
      [SHOP.kode_toko, no_opname],
    );
    const lain = dadu.sekali(3) ? await toko.barang(tx, `b.status in ('TERJUAL', 'BELI')`) : [];
    for (const kode of [...rows.map(({ kode_barcode }) => kode_barcode), ...lain.slice(0, 1)]) {
      await scanOpname(tx, context, no_opname, kode, `hidup-${(scan += 1)}`);
    }
  },
};

/** It ends, with whatever is missing; or is given up. */
const selesai: Kejadian = {
  nama: 'selesai opname',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const { context, no_opname } = await hitungan(toko, tx, dadu);
    const akhir = dadu.sekali(4) ? kosongkanOpname : selesaiOpname;
    return toko.denganIzin(tx, context, (otorisasi) => akhir(tx, context, 'SCAN', no_opname, otorisasi));
  },
};

/** What is counted, and moves nothing. */
export const kejadianOpname: readonly Kejadian[] = [hitung, selesai];
