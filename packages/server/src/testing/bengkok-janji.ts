import { Dec } from '@kilau/contract/core/dec.ts';
import { dikirim } from '../trade/bayar/bayar.ts';
import { bukaCicilan, isiCicil } from './cicilan.ts';
import type { testDatabase } from './database.ts';
import { bukaGudangBeli, isiHutang } from './hutang.ts';
import { papersOf } from './papers.ts';
import { bukaContoh, isiPesan, KALUNG, LIONTIN } from './pesanan.ts';
import { bukaPeriode, isiPo } from './pre-order.ts';
import { isiService } from './service.ts';
import { atWork, pieces } from './shop.ts';
import { tunai } from './titipan.ts';

type Shop = ReturnType<typeof testDatabase>;
type Papers = ReturnType<typeof papersOf>;

/** An auction long before the due day, which this owner's shop allows. */
const LAMA = atWork('OWNER', 'OWN', { HARI_LELANG: '-4000' });
const LELANG = { nilai: Dec.from(9_000_000), biaya: Dec.zero, tujuan: 'BELI' };
const KLAIM = { pokok: 8_000_000, bunga_rp: 120_000, klaim: 8_120_000, kelebihan: 880_000 };

/** One piece that is paid off month by month, and one that was. */
async function cicilDanLunas(shop: Shop, papers: Papers): Promise<void> {
  await bukaCicilan(shop);
  for (const lunas of [false, true]) {
    const [kode = ''] = await pieces(shop.db, 1, { kode_baki: 'A02' });
    const isi = isiCicil([kode], [tunai(1_000_000)], { tenor: 3 });
    const cc = await shop.db.tx((tx) => papers.make(tx, 'cicilan', isi));
    await shop.db.tx((tx) => papers.done(tx, 'cicilan', cc, 'validasi'));
    const input = { bayar: isiCicil([], [tunai(2_192_500)]).bayar };
    if (lunas) await shop.db.tx((tx) => papers.done(tx, 'cicilan', cc, 'pelunasan-cepat', { input }));
  }
}

/** A campaign with an order whose first goods have come. */
async function pesanDulu(shop: Shop, papers: Papers): Promise<void> {
  await bukaPeriode(shop.db);
  const [datang = ''] = await pieces(shop.db, 1, { kode_baki: 'A02' });
  const po = await shop.db.tx((tx) => papers.make(tx, 'pre-order', isiPo([tunai(4_000_000)])));
  await shop.db.tx((tx) => papers.done(tx, 'pre-order', po, 'validasi'));
  const ikat = { barang: [{ baris: 1, kode_barcode: datang }] };
  await shop.db.tx((tx) => papers.done(tx, 'pre-order', po, 'closing', { input: ikat }));
}

/** An order with samples, one line of which is finished. */
async function pesanJadi(shop: Shop, papers: Papers): Promise<void> {
  await bukaContoh(shop.db);
  const [contoh = ''] = await pieces(shop.db, 1, { kode_baki: 'A02' });
  const dipinjam = { contoh: [{ jenis: 'DARI TOKO', kode_barcode: contoh }, LIONTIN] };
  const pesanan = await shop.db.tx((tx) =>
    papers.make(tx, 'pesanan', isiPesan([KALUNG, KALUNG], [tunai(500_000)], dipinjam)),
  );
  await shop.db.tx((tx) => papers.done(tx, 'pesanan', pesanan, 'validasi'));
  const jadi = [{ baris: 1, berat: Dec.from('4.92'), kadar_cetak: null, kode_baki: null }];
  await shop.db.tx((tx) => papers.done(tx, 'pesanan', pesanan, 'selesai', { input: { barang: jadi } }));
}

/** A loan that paid interest, and one that was auctioned. */
async function pinjam(shop: Shop, papers: Papers): Promise<void> {
  await bukaGudangBeli(shop.db);
  for (const bunga of [120_000, 0]) {
    const nomor = await shop.db.tx((tx) => papers.make(tx, 'hutang', isiHutang()));
    await shop.db.tx((tx) => papers.done(tx, 'hutang', nomor, 'validasi'));
    const input = bunga > 0 ? { bayar: [dikirim('CASH', Dec.from(bunga))] } : LELANG;
    const worked = bunga > 0 ? {} : KLAIM;
    const deed = bunga > 0 ? 'bunga' : 'lelang';
    const ask = { input, worked, context: LAMA };
    await shop.db.tx((tx) => papers[bunga > 0 ? 'done' : 'approved'](tx, 'hutang', nomor, deed, ask));
  }
}

/** A paper of every promise, some way along. */
export async function buatJanji(shop: Shop): Promise<void> {
  const papers = papersOf(shop);
  const service = await shop.db.tx((tx) => papers.make(tx, 'service', isiService([tunai(50_000)])));
  await shop.db.tx((tx) => papers.done(tx, 'service', service, 'validasi'));
  await cicilDanLunas(shop, papers);
  await pesanDulu(shop, papers);
  await pesanJadi(shop, papers);
  await pinjam(shop, papers);
}

const PIECE = `kode_barcode = (select min(kode_barcode) from barang)`;

/** What somebody may bend of promises behind the program's back: what, how, and which checks tell it. */
export const BENGKOK_JANJI: readonly [what: string, bend: string, told: string[]][] = [
  [
    'the weight of goods that a customer has brought',
    `update service_barang set berat = berat + 0.001`,
    ['bawaan_sama_dengan_service', 'service_sama_dengan_baris'],
  ],
  ['what was paid first of a repair', `update service set dp_rp = dp_rp + 1`, ['service_sama_dengan_uang']],
  [
    'goods that are pledged',
    `update hutang_barang set berat = berat + 0.001 where baris = 1`,
    ['hutang_sama_dengan_barang', 'jaminan_sama_dengan_hutang'],
  ],
  ['interest that was paid', `update hutang set bunga_dibayar = bunga_dibayar + 1`, ['bunga_sama_dengan_hutang']],
  [
    'a piece of an auction',
    `update barang set harga_modal = harga_modal + 1 where pemilik_jenis = 'hutang'`,
    ['barang_lelang_sama_dengan_hutang', 'barang_sama_dengan_saldo'],
  ],
  [
    'a piece that stays for nobody',
    `update barang set status = 'CICIL', pemilik_jenis = 'cicilan', pemilik_nomor = 'CC' where ${PIECE}`,
    ['barang_cicil_sama_dengan_cicilan'],
  ],
  ['the price of a line by instalments', `update cicil_barang set ppn = ppn + 1`, ['cicilan_sama_dengan_baris']],
  ['what is due of it', `update cicil_jadwal set jumlah = jumlah + 1`, ['cicilan_sama_dengan_angsuran']],
  [
    'the sale of what was paid off',
    `update pembayaran set sumber = 'CC' where sumber_jenis = 'cicilan'`,
    ['cicilan_lunas_sama_dengan_penjualan'],
  ],
  [
    'a piece kept back for no order',
    `update barang set status = 'TITIP', pemilik_jenis = 'pre-order', pemilik_nomor = 'PO' where ${PIECE}`,
    ['barang_po_sama_dengan_po'],
  ],
  [
    'the weight of a piece that was tied',
    `update pre_order_ikat set berat = berat + 0.001`,
    ['barang_po_sama_dengan_po'],
  ],
  [
    'the price of a line of an order',
    `update pre_order_barang set harga_total = harga_total + 1`,
    ['po_sama_dengan_baris'],
  ],
  ['what was paid first of an order', `update pre_order set dp_rp = dp_rp + 1`, ['po_sama_dengan_uang']],
  [
    'what is left of an order',
    `update dokumen set sisa = sisa + 1 where jenis = 'pre-order'`,
    ['dokumen_sama_dengan_perbuatan', 'po_sisa_sama_dengan_buku'],
  ],
  [
    'a piece that was made for nobody',
    `update barang set pemilik_nomor = 'PS' where status = 'TITIP' and pemilik_jenis = 'pesanan'`,
    ['barang_jadi_sama_dengan_pesanan'],
  ],
  [
    'the weight of what was ordered',
    `update pesan_barang set berat = berat + 0.001 where baris = 1`,
    ['pesanan_sama_dengan_baris'],
  ],
  ['what was left with an order', `update pesan set dp_rp = dp_rp + 1`, ['pesanan_sama_dengan_uang']],
  [
    'a sample of nobody',
    `update barang set pemilik_nomor = 'PS' where status = 'CONTOH'`,
    ['barang_contoh_sama_dengan_pesanan'],
  ],
  [
    'the weight of what a customer brought',
    `update pesan_contoh set berat = berat + 0.001 where kode_barcode is null`,
    ['bawaan_sama_dengan_pesanan'],
  ],
];
