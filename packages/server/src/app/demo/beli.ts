import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { grantApproval } from '../../engine/approval.ts';
import { batalPembelian, simpanPembelian, validasiPembelian } from '../../features/pembelian/lakukan.ts';
import { hancurkanPembelian } from '../../features/barang/hancur/lakukan.ts';
import type { Db } from '../../platform/database/tx.ts';
import type { Branch } from './day.ts';
import { CUSTOMERS, REKENING, SALES } from './people.ts';
import type { Random } from './random.ts';

const ISI = kindSchema(pembelian);

type Isi = Readonly<Record<string, unknown>>;

/** Saves a buy-back by the code of the real thing. @param kunci what makes it one of its kind. @returns its number. */
const simpan = (db: Db, random: Random, { cashier }: Branch, barang: Isi, more: Isi, kunci: string): Promise<string> =>
  db.tx((tx) =>
    simpanPembelian(
      tx,
      cashier,
      ISI.parse({
        kode_sales: random.pick(SALES).kode_sales,
        pelanggan: random.pick(CUSTOMERS),
        barang: [barang],
        bayar: [{ jenis: 'CASH' }],
        ...more,
      }),
      kunci,
    ),
  );

/** A piece of the shop comes back with its nota. Nothing when nothing was sold before today. */
async function bernota(db: Db, random: Random, branch: Branch): Promise<string | undefined> {
  const { kode_toko, tgl_system } = branch.cashier.shop;
  // The tables are new and nobody has counted their rows yet: joined, each piece would be held against every sale.
  const sold = await db.query<{ kode_barcode: string }>(
    `select b.kode_barcode from barang b
     where b.kode_toko = $1 and b.status = 'TERJUAL' and b.klaim_nomor is null and b.pemilik_jenis = 'penjualan'
       and (b.pemilik_nomor in (select d.nomor from dokumen d
         where d.kode_toko = $1 and d.jenis = 'penjualan' and d.tgl < $2)) is true
     order by b.kode_barcode`,
    [kode_toko, tgl_system],
  );
  if (sold.length === 0) return undefined;
  const { kode_barcode } = random.pick(sold);
  const kondisi_barang = random.pick(['MULUS', 'MULUS', 'LECET', 'PATAH']);
  const no_rekening_customer = String(random.int(1_000_000_000, 2_000_000_000));
  const bayar = random.chance(25)
    ? [{ jenis: 'TRANSFER', no_rekening: random.pick(REKENING), no_rekening_customer }]
    : [{ jenis: 'CASH' }];
  return simpan(db, random, branch, { kode_barcode, kondisi_barang }, { bayar }, `demo-beli-${kode_barcode}`);
}

/** An old bracelet that the shop never sold, with the approval of a supervisor. */
async function tanpaNota(db: Db, random: Random, branch: Branch): Promise<string> {
  const berat = Dec.from(random.int(150, 900)).dividedBy(100, 2, 'half-up');
  const harga_beli = berat.times(1_000_000).round(-3, 'down');
  const barang = {
    nama_barang: 'GELANG RANTAI LAMA',
    kode_group: '700',
    kode_dept: 'GL',
    kadar: 70,
    berat: berat.toJSON(),
    kondisi_barang: 'RUSAK',
    kode_harga: 'L70',
    harga_beli: harga_beli.toJSON(),
    uji: 'GOSOK',
    hasil_kadar: 69.8,
  };
  const nilai = nilaiIzinBeli({
    ...barang,
    kode_barcode: '',
    berat_nota: null,
    harga_nota: berat.times(1_150_000).round(0, 'half-up'),
  });
  const { id } = await db.tx((tx) =>
    grantApproval(tx, branch.cashier, {
      kategori: 'PEMBELIAN TANPA BARCODE',
      dokumen: '',
      nilai: { ...nilai },
      keterangan: 'BARANG LAMA, SUDAH DIUJI',
      disetujui_oleh: branch.approver,
      saluran: 'MANUAL',
    }),
  );
  const identitas = { jenis_identitas: 'KTP', nik_sim_passport: `3273${random.int(100_000_000_000, 999_999_999_999)}` };
  return simpan(db, random, branch, { ...barang, otorisasi: id }, identitas, `demo-beli-luar-${id}`);
}

async function batalkan(db: Db, { cashier, approver }: Branch, nomor: string, alasan: string): Promise<void> {
  await db.tx(async (tx) => {
    const otorisasi = await grantApproval(tx, cashier, {
      kategori: pembelian.deeds.batal.approval,
      dokumen: nomor,
      nilai: { alasan },
      keterangan: alasan,
      disetujui_oleh: approver,
      saluran: 'MANUAL',
    });
    await batalPembelian(tx, cashier, nomor, { alasan, otorisasi: otorisasi.id });
  });
}

/** The first goods without a nota of a shop turn out to be plated: they are destroyed before they are sorted. */
async function hancurkan(db: Db, { cashier, approver }: Branch, no_pembelian: string): Promise<void> {
  const { kode_toko } = cashier.shop;
  const sudah = await db.maybe('select 1 from hancur_pembelian where kode_toko = $1', [kode_toko]);
  const lama = await db.query<{ kode_barcode: string; berat: Dec }>(
    `select kode_barcode, berat from barang where kode_toko = $1 and status = 'BELI' and pemilik_nomor = $2`,
    [kode_toko, no_pembelian],
  );
  if (sudah || lama.length === 0) return;
  const kode_kondisi = 'RUSAK';
  const total_berat = Dec.sum(lama.map(({ berat }) => berat)).toJSON();
  const barang = lama.map(({ kode_barcode }) => kode_barcode).join(' ');
  await db.tx(async (tx) => {
    const { id } = await grantApproval(tx, cashier, {
      kategori: hancurPembelian.approval ?? '',
      dokumen: '',
      nilai: { kode_kondisi, keterangan: 'SEPUHAN', barang, jumlah_barang: lama.length, total_berat },
      keterangan: 'SEPUHAN',
      disetujui_oleh: approver,
      saluran: 'MANUAL',
    });
    const isi = { kode_kondisi, keterangan: 'SEPUHAN', barang: lama.map(({ kode_barcode }) => ({ kode_barcode })) };
    await hancurkanPembelian(tx, cashier, isi, id, `demo-hancur-${no_pembelian}`);
  });
}

/**
 * What a business day brings back over the counter: now and then a piece with its nota, rarely goods without one, the
 * odd change of mind. @param open the last ones wait for whoever tries the program.
 */
export async function buyOneDay(db: Db, random: Random, branch: Branch, open: boolean): Promise<void> {
  const kembali = await bernota(db, random, branch);
  const lama = open || random.chance(30) ? await tanpaNota(db, random, branch) : undefined;
  if (open) return;
  for (const nomor of [kembali, lama]) {
    if (nomor === undefined) continue;
    await db.tx((tx) => validasiPembelian(tx, branch.cashier, nomor));
    if (random.chance(12)) await batalkan(db, branch, nomor, 'CUSTOMER BATAL');
    else if (nomor === lama) await hancurkan(db, branch, nomor);
  }
}
