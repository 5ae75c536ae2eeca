import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { grantApproval } from '../../engine/approval.ts';
import { doDeed } from '../../engine/paper/deed.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork, Papers } from '../../engine/paper/kind.ts';
import { penjualanAtWork } from '../../features/penjualan/penjualan.feature.ts';
import { pembelianAtWork } from '../../features/pembelian/papers.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';
import { CUSTOMERS, SALES } from './people.ts';
import type { Random } from './random.ts';

const ISI = kindSchema(penjualan);
const papers: Papers = new Map<string, KindAtWork>([
  [penjualanAtWork.kind.key, penjualanAtWork],
  [pembelianAtWork.kind.key, pembelianAtWork],
]);
const PLAIN = { otorisasi: null, versi: null, kunci: '', input: {} } as const;
const ALASAN = 'CUSTOMER BATAL TUKAR';

/** A piece that somebody bought here before today. Nothing when nobody did. */
async function barangLama(db: Db, random: Random, { cashier }: Branch): Promise<string | undefined> {
  const { kode_toko, tgl_system } = cashier.shop;
  const sold = await db.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b
     join dokumen d on d.kode_toko = b.kode_toko and d.jenis = b.pemilik_jenis and d.nomor = b.pemilik_nomor
     where b.kode_toko = $1 and b.status = 'TERJUAL' and b.klaim_nomor is null and d.jenis = 'penjualan' and d.tgl < $2
     order by b.kode_barcode`,
    [kode_toko, tgl_system],
  );
  return sold.length === 0 ? undefined : random.pick(sold).kode_barcode;
}

/** Saves an exchange; what the old piece leaves is paid in cash, as much as the refusal says. */
async function simpan(db: Db, random: Random, { cashier, stock }: Branch, lama: string): Promise<string> {
  const [baru] = stock.splice(random.int(0, stock.length - 1), 1);
  const kepala = { kode_sales: random.pick(SALES).kode_sales, pelanggan: random.pick(CUSTOMERS) };
  const tukar = { jenis: 'TUKAR', barang: [{ kode_barcode: lama, kondisi_barang: random.pick(['MULUS', 'LECET']) }] };
  const buat = async (tunai: number): Promise<string> => {
    const cash = tunai > 0 ? [{ jenis: 'CASH', jumlah: tunai }] : [];
    const input = ISI.parse({
      ...kepala,
      barang: [{ kode_barcode: baru?.kode_barcode }],
      bayar: [tukar, ...cash],
    }) as Record<string, unknown>;
    const asked = { input, otorisasi: null, kunci: `demo-tukar-${lama}` };
    return (await db.tx((tx) => makePaper(tx, cashier, papers, penjualanAtWork, asked))).nomor;
  };
  try {
    return await buat(0);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'pembayaran_kurang') throw error;
    return buat(Number(error.params['kurang']));
  }
}

async function batalkan(db: Db, { cashier, approver }: Branch, nomor: string): Promise<void> {
  await db.tx(async (tx) => {
    const izin = await grantApproval(tx, cashier, {
      kategori: penjualan.deeds.batal.otherwise.approval,
      dokumen: nomor,
      nilai: { alasan: ALASAN },
      keterangan: ALASAN,
      disetujui_oleh: approver,
      saluran: 'MANUAL',
    });
    const input = { alasan: ALASAN, kode_baki: null };
    await doDeed(tx, cashier, papers, penjualanAtWork, 'batal', nomor, { ...PLAIN, otorisasi: izin.id, input });
  });
}

/** Exchanges of the last day: some that stand, one that was taken back, one that waits for who tries the program. */
export async function exchangeToday(db: Db, random: Random, branch: Branch): Promise<void> {
  for (const menjadi of ['DONE', 'DONE', 'CANC', 'OPEN'] as const) {
    const lama = await barangLama(db, random, branch);
    if (lama === undefined) return;
    const nomor = await simpan(db, random, branch, lama);
    if (menjadi === 'OPEN') continue;
    await db.tx((tx) => doDeed(tx, branch.cashier, papers, penjualanAtWork, 'validasi', nomor, PLAIN));
    if (menjadi === 'CANC') await batalkan(db, branch, nomor);
  }
}
