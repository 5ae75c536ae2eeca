import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { hitungBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { hargaBaris } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import { TANPA_PASAR_MASUK } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import { grantApproval } from '../../engine/approval.ts';
import { tambahBarang } from '../../features/barang/tambah/tambah.post.ts';
import type { PenjualanMasuk } from '../../features/penjualan/baris-jual.ts';
import { batalPenjualan, simpanPenjualan, validasiPenjualan } from '../../features/penjualan/lakukan.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/tx.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { hargaHariIni, loadBarang } from '../../trade/harga/barang-jual.ts';
import { newPiece } from './goods.ts';
import { CUSTOMERS, REKENING, SALES } from './people.ts';
import type { Random } from './random.ts';
import { dikirim } from '../../trade/bayar/bayar.ts';

/** A branch at work: who is there and which trays' pieces can be sold. */
export interface Branch {
  readonly cashier: WorkContext;
  /** User who approves cancels. */
  readonly approver: string;
  /** Barcodes in stock with their trays. */
  readonly stock: { kode_barcode: string; kode_baki: string }[];
}

type Bayar = PenjualanMasuk['bayar'];

/** How customers pay: mostly cash with round notes, sometimes a card or a transfer, sometimes both. */
function payments(random: Random, due: Dec): Bayar {
  const rounded = due.dividedBy(50_000, 0, 'up').times(50_000);
  if (random.chance(62)) return [dikirim('CASH', random.chance(50) ? due : rounded)];
  const no_rekening = random.pick(REKENING);
  if (random.chance(35)) {
    return [
      dikirim('TRANSFER', due, { no_rekening, no_rekening_customer: String(random.int(1_000_000_000, 2_000_000_000)) }),
    ];
  }
  const card = dikirim('DEBET', due, { no_rekening, no_kartu: String(random.int(1000, 9999)), fee_persen: Dec.one });
  const half = due.dividedBy(2, -5, 'down');
  return half.gt(0) && random.chance(30) ? [dikirim('CASH', due.minus(half)), { ...card, jumlah: half }] : [card];
}

/** What pieces cost today. */
export async function total(db: Db, { cashier }: Branch, barcodes: readonly string[]): Promise<Dec> {
  const rules = aturanHarga(cashier);
  const pieces = await loadBarang(db, cashier.shop.kode_toko, barcodes);
  return Dec.sum(
    [...pieces.values()].map((piece) => {
      const price = hargaHariIni(piece, rules);
      return hargaBaris(
        {
          berat: piece.berat,
          ...price,
          tipe_ongkos: piece.tipe_ongkos,
          tarif_ongkos: piece.ongkos,
          harga_atribut: piece.harga_atribut,
        },
        rules,
      ).harga_total;
    }),
  );
}

/**
 * One customer: one to three pieces out of the trays, saved by the code of the real thing. Answers the sale's number.
 */
async function sell(db: Db, random: Random, branch: Branch): Promise<string> {
  const count = random.chance(70) ? 1 : random.int(2, 3);
  const taken = Array.from({ length: count }, () =>
    branch.stock.splice(random.int(0, branch.stock.length - 1), 1),
  ).flat();
  const barcodes = taken.map((piece) => piece.kode_barcode);
  const due = await total(db, branch, barcodes);
  const bayar = payments(random, due);
  if (
    hitungBayar(
      due,
      bayar.map(({ jumlah }) => ({ jenis: 'CASH' as const, jumlah: jumlah ?? Dec.zero })),
      'TOKO',
    ).kurang.gt(0)
  ) {
    throw new Error('the demo customer pays short');
  }
  const customer = random.chance(60) ? { nama: null, no_hp: null, alamat: null } : random.pick(CUSTOMERS);
  const line = {
    berat: null,
    harga_gram: null,
    harga_jual: null,
    ongkos: null,
    diskon_rp: null,
    diskon_persen: null,
    otorisasi: null,
    ...TANPA_PASAR_MASUK,
  };
  const input: PenjualanMasuk = {
    kode_sales: random.pick(SALES).kode_sales,
    keterangan: null,
    otorisasi_limit: null,
    kyc: KYC_KOSONG,
    pelanggan: pembeli(customer),
    barang: barcodes.map((kode_barcode) => ({ kode_barcode, ...line })),
    aksesoris: [],
    bayar,
  };
  return db.tx((tx) => simpanPenjualan(tx, branch.cashier, input, `demo-${barcodes.join('-')}`));
}

/** Every other one of those who say who they are has a card of the branch. */
function pembeli(customer: Omit<PenjualanMasuk['pelanggan'], 'jenis' | 'kode_member'>): PenjualanMasuk['pelanggan'] {
  const ke = CUSTOMERS.findIndex(({ nama }) => nama === customer.nama);
  const card = ke % 2 === 1;
  return card
    ? { jenis: 'MEMBER', kode_member: `MB0000${ke}`, nama: null, no_hp: null, alamat: null }
    : { jenis: 'NON MEMBER', kode_member: null, ...customer };
}

async function cancel(db: Db, branch: Branch, nomor: string, alasan: string): Promise<void> {
  await db.tx(async (tx) => {
    const otorisasi = await grantApproval(tx, branch.cashier, {
      kategori: 'BATAL PENJUALAN',
      dokumen: nomor,
      nilai: { alasan },
      keterangan: alasan,
      disetujui_oleh: branch.approver,
      saluran: 'MANUAL',
    });
    await batalPenjualan(tx, branch.cashier, nomor, { alasan, kode_baki: null, otorisasi: otorisasi.id });
  });
  const back = await db.query<{ kode_barcode: string; kode_baki: string }>(
    `select b.kode_barcode, b.kode_baki from penjualan_barang j
      join barang b on b.kode_toko = j.kode_toko and b.kode_barcode = j.kode_barcode
     where j.kode_toko = $1 and j.no_faktur_group = $2`,
    [branch.cashier.shop.kode_toko, nomor],
  );
  branch.stock.push(...back);
}

/** Enters pieces into the given trays. */
export async function restock(db: Db, random: Random, branch: Branch, trays: readonly string[]): Promise<void> {
  const rows = trays.map((tray) => newPiece(random, tray));
  if (rows.length === 0) return;
  const { kode_barcode } = await db.tx((tx) => tambahBarang(tx, branch.cashier, rows, ''));
  branch.stock.push(...kode_barcode.map((code, index) => ({ kode_barcode: code, kode_baki: trays[index] ?? '' })));
}

/**
 * A business day: sales all day long, the odd cancel, and in the evening new goods into the trays that were sold from,
 * so that a branch ends with as many pieces as it began with.
 * @param open how many of the last sales are left OPEN, to be validated by whoever tries the program.
 */
export async function tradeOneDay(
  db: Db,
  random: Random,
  branch: Branch,
  customers: number,
  open: number,
): Promise<void> {
  const before = new Map<string, number>();
  for (const { kode_baki } of branch.stock) before.set(kode_baki, (before.get(kode_baki) ?? 0) + 1);
  for (let served = 1; served <= customers; served += 1) {
    const nomor = await sell(db, random, branch);
    if (served > customers - open) continue;
    await db.tx((tx) => validasiPenjualan(tx, branch.cashier, nomor));
    if (random.chance(2)) {
      await cancel(db, branch, nomor, random.pick(['SALAH INPUT', 'CUSTOMER BATAL', 'SALAH BARANG']));
    }
  }
  for (const { kode_baki } of branch.stock) before.set(kode_baki, (before.get(kode_baki) ?? 0) - 1);
  await restock(
    db,
    random,
    branch,
    [...before].flatMap(([tray, missing]) => Array.from({ length: Math.max(0, missing) }, () => tray)),
  );
}
