import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { reconcile, reconcileIn, type Invariant } from '../ledger/reconcile.ts';
import type { Tx } from '../platform/database/tx.ts';
import { testDatabase } from '../testing/database.ts';
import { papersOf } from '../testing/papers.ts';
import { bukaMember, niagaMember } from '../testing/poin.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';
import { isiTitip, tunai } from '../testing/titipan.ts';
import { BENGKOK_JANJI, buatJanji } from '../testing/bengkok-janji.ts';
import { BENGKOK_KIRIM, buatKiriman } from '../testing/bengkok-kirim.ts';
import { BENGKOK_SEPUHAN, buatSepuhan, buatTerpusat } from '../testing/bengkok-sepuhan.ts';
import { invariants } from './invariants.ts';

const shop = testDatabase();
const { kode_toko, tgl_system } = SHOP;
const SEEN = { oleh: 'X', waktu: '2026-11-21T03:00:00Z' } as const;

class Undo extends Error {}

/** What is told of a shop in which something was bent behind the program's back; it is straight again afterwards. */
async function toldOf(bend: string): Promise<string[]> {
  let told: string[] = [];
  const bent = async (tx: Tx): Promise<void> => {
    await tx.query(`set local session_replication_role = replica`);
    await tx.query(bend);
    const checks = await reconcileIn(tx, kode_toko, tgl_system, invariants);
    told = checks
      .filter(({ selisih }) => !selisih.isZero())
      .map(({ kunci }) => kunci)
      .toSorted();
    throw new Undo();
  };
  await shop.db.tx(bent, { isolation: 'repeatable read' }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return told;
}

/** A tray weighed, a tray and a gudang counted, and the whole shop: as the books have it now. */
async function writeDown(): Promise<void> {
  const at = (
    place: string,
  ) => `from buku u cross join lateral (select coalesce(sum(jumlah) filter (where aset = 'PCS'), 0) as qty,
    coalesce(sum(jumlah) filter (where aset like 'EMAS:%'), 0) as berat
    from saldo s where s.kode_toko = u.kode_toko and akun = 'STOK' and ${place}) s where u.kode_toko = $1`;
  const values = [kode_toko, tgl_system, SEEN.oleh, SEEN.waktu];
  await shop.db.query(
    `insert into timbang_baki (kode_toko, no_timbang, tgl, status, kode_gudang, kode_baki, qty, berat, keadaan,
      urut_buku, mulai_oleh, mulai_pada, selesai_oleh, selesai_pada)
     select $1, 'TM', $2, 'SELESAI', 'TOKO', 'A01', qty, berat, 'COCOK', u.urut, $3, $4, $3,
       $4 ${at(`s.kode_baki = 'A01'`)}`,
    values,
  );
  for (const [nomor, jenisOpname, baki, place] of [
    ['OP', 'SCAN', 'A01', `s.kode_baki = 'A01'`],
    ['OR', 'RFID', '', `s.kode_gudang = 'TOKO'`],
  ]) {
    await shop.db.query(
      `insert into stock_opname (kode_toko, no_opname, jenis, tgl, status, kode_gudang, kode_baki, qty, berat,
        urut_buku, mulai_oleh, mulai_pada)
       select $1, '${nomor}', '${jenisOpname}', $2, 'AKTIF', 'TOKO', '${baki}', qty, berat, u.urut, $3,
         $4 ${at(place ?? '')}`,
      values,
    );
  }
  await shop.db.query(
    `insert into opname_global (kode_toko, no_opname, tgl, status, urut_buku, urut_akhir, mulai_oleh, mulai_pada,
      selesai_oleh, selesai_pada)
     select $1, 'OG', $2, 'SELESAI', urut, urut, $3, $4, $3, $4 from buku where kode_toko = $1`,
    values,
  );
  await shop.db.query(
    `insert into opname_global_baris (kode_toko, no_opname, jenis_stok, kode_group, kode_dept, qty, berat, urut_buku,
      qty_akhir, berat_akhir)
     select $1, 'OG', 'BARANG', '700', 'CN', qty, berat, u.urut, qty, berat
       ${at(`s.kode_group = '700' and s.kode_dept = 'CN'`)}`,
    [kode_toko],
  );
}

beforeAll(async () => {
  await openShop(shop.db);
  await pieces(shop.db, 4);
  await pieces(shop.db, 2, { kode_baki: 'A02' });
  const curah = {
    kode_gudang: 'TOKO',
    kode_baki: 'A01',
    kode_group: '700',
    kode_dept: 'CN',
    qty: 2,
    berat: Dec.from(5),
  };
  await shop.db.tx((tx) => papersOf(shop).make(tx, 'tambah-barang-manual', { barang: [curah] }));
  const [kode = ''] = await pieces(shop.db, 1, { kode_baki: 'A02' });
  const papers = papersOf(shop);
  const titipan = await shop.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([kode], [tunai(500_000)])));
  await shop.db.tx((tx) => papers.done(tx, 'titipan', titipan, 'validasi'));
  await buatJanji(shop);
  await buatKiriman(shop);
  await buatSepuhan(shop);
  await buatTerpusat(shop);
  const kirim = { jumlah: Dec.from(1_500_000), kode_tujuan: 'KL02', no_reff: null, kurir: null, keterangan: null };
  await shop.db.tx((tx) => papers.make(tx, 'kirim-uang', kirim));
  const tetangga = atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' });
  const terkirim = await shop.db.tx((tx) => papers.make(tx, 'kirim-uang', { ...kirim, kode_tujuan: 'KL01' }, tetangga));
  const terima = { nomor_referensi: terkirim, jumlah: null, keterangan: null };
  await shop.db.tx((tx) => papers.make(tx, 'terima-uang', terima));
  const { jual, koreksi, hadiah } = niagaMember(shop);
  await bukaMember(shop.db);
  await koreksi('M1', 4);
  await hadiah(2);
  await writeDown();
  // What comes behind the figures takes no part in them.
  await jual('M1', ['2.13']);
  await pieces(shop.db, 3);
});

const PIECE = `kode_barcode = (select min(kode_barcode) from barang)`;
const LAST = `(select id from posting order by urut desc limit 1)`;
const BALANCE = [
  'barang_sama_dengan_saldo',
  'opname_global_sama_dengan_buku',
  'opname_sama_dengan_buku',
  'timbang_sama_dengan_buku',
];
const MOVEMENT = ['saldo_awal_sama_dengan_akhir_kemarin', 'saldo_sama_dengan_mutasi'];

describe('the checks of the day', () => {
  it('hold in a sound shop', async () => {
    expect(await toldOf(`select 1`)).toEqual([]);
  });

  it.each([
    [
      'grams of a balance',
      `update saldo set jumlah = jumlah + 0.001 where akun = 'STOK' and aset like 'EMAS:%' and kode_baki = 'A01'`,
      ['aset_seimbang', ...BALANCE, ...MOVEMENT],
    ],
    [
      'a balance that is gone',
      `delete from saldo where akun = 'STOK' and aset = 'PCS' and kode_baki = 'A02'`,
      [
        'aset_seimbang',
        'barang_sama_dengan_saldo',
        'opname_global_sama_dengan_buku',
        'opname_sama_dengan_buku',
        ...MOVEMENT,
      ],
    ],
    [
      'a balance out of nothing',
      `insert into saldo values ('KL01', 'IDR', 'KAS', 'X', '', '', '', '', 5), ('KL01', 'IDR', 'MODAL', 'X', '', '',
        '', '', -5)`,
      MOVEMENT,
    ],
    [
      'a movement of the day',
      `update saldo_hari set masuk = masuk + 1 where akun = 'STOK' and aset = 'PCS' and kode_baki = 'A01'`,
      ['mutasi_hari_sama_dengan_entri', ...MOVEMENT],
    ],
    [
      'a movement of an earlier day',
      `insert into saldo_hari select kode_toko, aset, akun, sub, kode_gudang, kode_baki, kode_group, kode_dept,
        tgl - 400, 1, 0 from saldo_hari limit 1`,
      MOVEMENT,
    ],
    [
      'two movements that make up for each other',
      `update saldo_hari set masuk = masuk + case kode_baki when 'A01' then 1 else -1 end
        where akun = 'STOK' and aset = 'PCS'`,
      ['mutasi_hari_sama_dengan_entri', ...MOVEMENT],
    ],
    [
      'an entry',
      `update entri set jumlah = jumlah + 1 where akun = 'STOK' and aset = 'PCS' and posting_id = ${LAST}
        and baris = (select min(baris) from entri where akun = 'STOK' and aset = 'PCS' and posting_id = ${LAST})`,
      [
        'mutasi_hari_sama_dengan_entri',
        'opname_global_sama_dengan_buku',
        'opname_sama_dengan_buku',
        'timbang_sama_dengan_buku',
      ],
    ],
    [
      'a posting that is gone',
      `delete from posting where id = ${LAST}`,
      [
        'mutasi_hari_sama_dengan_entri',
        'opname_global_sama_dengan_buku',
        'opname_sama_dengan_buku',
        'rantai_lengkap',
        'timbang_sama_dengan_buku',
      ],
    ],
    ['the weight of a piece', `update barang set berat = berat + 0.001 where ${PIECE}`, ['barang_sama_dengan_saldo']],
    ['the purity of a piece', `update barang set kadar = 37.5 where ${PIECE}`, ['barang_sama_dengan_saldo']],
    ['what a piece cost', `update barang set harga_modal = 2449500 where ${PIECE}`, ['barang_sama_dengan_saldo']],
    ['the tray of a piece', `update barang set kode_baki = 'A02' where ${PIECE}`, ['barang_sama_dengan_saldo']],
    [
      'the gudang of a piece',
      `update barang set kode_gudang = 'PUSAT' where ${PIECE}`,
      ['barang_di_gudang_bakinya', 'barang_sama_dengan_saldo'],
    ],
    ['a piece that is gone', `delete from barang where ${PIECE}`, ['barang_sama_dengan_saldo']],
    ['manual items of a tray', `update stok_manual set qty = qty + 1`, ['stok_manual_sama_dengan_saldo']],
    [
      'a line of manual items',
      `update tambah_manual_baris set berat = berat + 0.001`,
      ['tambah_manual_sama_dengan_buku'],
    ],
    [
      'what a paper of manual items comes to',
      `update tambah_manual set total_qty = 3`,
      ['tambah_manual_sama_dengan_buku'],
    ],
    [
      'the parts of a piece',
      `update barang set atribut = '[{"harga_atribut": 1, "berat_atribut": 0}]' where ${PIECE}`,
      ['atribut_sama_dengan_jumlah'],
    ],
    [
      'a piece held by nobody',
      `update barang set klaim_jenis = 'penjualan', klaim_nomor = 'FJ' where ${PIECE}`,
      ['reservasi_dipegang_penjualan_open'],
    ],
    [
      'a piece kept back for nobody',
      `update barang set status = 'TITIP', pemilik_jenis = 'titipan', pemilik_nomor = 'TT' where ${PIECE}`,
      ['barang_titip_sama_dengan_titipan'],
    ],
    [
      'the weight of a line of a deposit',
      `update titip_barang set berat = berat + 0.001`,
      ['barang_titip_sama_dengan_titipan', 'titipan_sama_dengan_baris'],
    ],
    ['what was left first', `update titip set dp_rp = dp_rp + 1`, ['titipan_sama_dengan_uang']],
    ...BENGKOK_JANJI,
    ...BENGKOK_KIRIM,
    ...BENGKOK_SEPUHAN,
    [
      'a piece sold by nobody',
      `update barang set status = 'TERJUAL', pemilik_jenis = 'penjualan', pemilik_nomor = 'FJ' where ${PIECE}`,
      ['barang_sama_dengan_saldo', 'terjual_oleh_penjualan_done'],
    ],
    [
      'a piece destroyed by nobody',
      `update barang set status = 'HANCUR', pemilik_jenis = 'hancur-barang', pemilik_nomor = 'HC' where ${PIECE}`,
      ['barang_sama_dengan_saldo', 'hancur_oleh_dokumen_done'],
    ],
    [
      'a bought piece destroyed for another price',
      `with d as (insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi)
        values ('KL01', 'hancur-pembelian', 'HP', '2026-11-21', 'X', now(), 'CANC', 1, 1))
      insert into hancur_pembelian_baris (kode_toko, nomor, ke, baris, kode_barcode, kode_intern, nama_barang,
        kode_group, kode_dept, kadar, berat, dari_gudang, dari_baki, no_pembelian, harga_beli)
      select kode_toko, 'HP', 1, 1, kode_barcode, '', nama_barang, kode_group, kode_dept, kadar, berat, 'BELI', 'BL1',
        'FB', 1 from barang where ${PIECE}`,
      ['dokumen_nomor_tanpa_celah', 'dokumen_sama_dengan_perbuatan', 'hancur_pembelian_sama_dengan_pembelian'],
    ],
    [
      'the pieces of a paper that destroyed bought ones',
      `with c as (insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK'))
      insert into hancur_pembelian (kode_toko, nomor, ke, kode_kondisi, nama_kondisi, jumlah_barang, total_berat)
        values ('KL01', 'HP', 1, 'RSK', 'RUSAK', 1, 2)`,
      ['hancur_pembelian_sama_dengan_buku'],
    ],
    [
      'a piece out of no receipt',
      `update barang set no_terima = 'TR' where ${PIECE}`,
      ['penerimaan_input_sama_dengan_barang'],
    ],
    [
      'a receipt without goods',
      `with k as (insert into penerimaan (kode_toko, nomor, ke, asal, kode_supplier, no_intern)
        values ('KL01', 'TR', 1, 'PUSAT', '', '')),
      l as (insert into penerimaan_baris (kode_toko, nomor, ke, baris, kode_group, kode_dept, kadar, qty, berat)
        values ('KL01', 'TR', 1, 1, '700', 'CN', 70, 2, 5))
      insert into penerimaan_sisa (kode_toko, nomor, ke, baris, qty, berat) values ('KL01', 'TR', 1, 1, 2, 5)`,
      ['penerimaan_sisa_sama_dengan_buku'],
    ],
    ['the pieces of a weighing', `update timbang_baki set qty = qty + 1`, ['timbang_sama_dengan_buku']],
    ['the grams of a weighing', `update timbang_baki set berat = berat - 0.001`, ['timbang_sama_dengan_buku']],
    [
      'the place in the book of a weighing',
      `update timbang_baki set urut_buku = urut_buku + 1`,
      ['timbang_sama_dengan_buku'],
    ],
    [
      'a counted tray',
      `update stock_opname set berat = berat + 0.001 where kode_baki <> ''`,
      ['opname_sama_dengan_buku'],
    ],
    ['a counted gudang', `update stock_opname set qty = qty + 1 where kode_baki = ''`, ['opname_sama_dengan_buku']],
    ['a global count', `update opname_global_baris set berat = berat + 0.001`, ['opname_global_sama_dengan_buku']],
    [
      'the end of a global count',
      `update opname_global_baris set qty_akhir = qty_akhir + 1`,
      ['opname_global_sama_dengan_buku'],
    ],
    [
      'a global count without its end',
      `update opname_global_baris set berat_akhir = null`,
      ['opname_global_sama_dengan_buku'],
    ],
    ['points that a sale did not give', `update jual set poin = poin + 1`, ['poin_sama_dengan_dokumen']],
    [
      'points that are booked for somebody else',
      `update entri set sub = 'M2' where akun = 'POIN'`,
      ['mutasi_hari_sama_dengan_entri', 'poin_sama_dengan_dokumen'],
    ],
    ['points that were put right', `update transaksi_poin set poin = poin + 1`, ['transaksi_poin_sama_dengan_buku']],
    ['gifts that came', `update stok_hadiah set jumlah = jumlah + 1`, ['hadiah_sama_dengan_dokumen']],
    [
      'points that lapsed with no closing',
      `update posting set jenis = 'tutup-toko', nomor = '2026-11-21' where id = (select posting_id from entri
        where akun = 'POIN' and kategori = 'POIN' limit 1)`,
      [
        'pembayaran_sama_dengan_entri',
        'perbuatan_sama_dengan_posting',
        'poin_sama_dengan_dokumen',
        'reset_poin_sama_dengan_tutup',
      ],
    ],
    [
      'points that nothing has moved',
      `update saldo set jumlah = jumlah + 1 where akun = 'POIN'`,
      ['aset_seimbang', ...MOVEMENT],
    ],
    [
      "points of another shop's member that nothing has moved",
      `insert into poin_antar values ('KL01', 'MASUK', 'KL02', 'penjualan', 'X', 1, 'M1', 2, 0, false, now())`,
      ['rk_poin_sama_dengan_kertas'],
    ],
    [
      'money on its way that is none',
      `update dokumen set status = 'DONE' where kode_toko = 'KL01' and jenis = 'kirim-uang'`,
      ['dokumen_sama_dengan_perbuatan', 'rk_sama_dengan_kiriman'],
    ],
    ['money of another shop', `update terima_uang set dari_toko = 'KL03'`, ['rk_sama_dengan_kiriman']],
    [
      'money that was received twice',
      `with d as (insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi,
            total)
          select kode_toko, jenis, 'X', tgl, dibuat_oleh, dibuat_pada, status, 1, 1, 0 from dokumen
          where kode_toko = 'KL01' and jenis = 'terima-uang')
        insert into terima_uang select kode_toko, 'X', ke, nomor_referensi, dari_toko, asal, no_reff, tgl_kirim,
          dikirim_oleh from terima_uang`,
      ['dokumen_nomor_tanpa_celah', 'dokumen_sama_dengan_perbuatan', 'kiriman_uang_diterima_sekali'],
    ],
    [
      'a check of a payment that is none',
      `with d as (insert into dokumen (kode_toko, jenis, nomor, tgl, dibuat_oleh, dibuat_pada, status, versi, isi,
            total)
          values ('KL01', 'cek-non-cash', 'CN', '2026-11-21', 'X', now(), 'CANC', 1, 1, 5))
        insert into cek_non_cash values ('KL01', 'CN', 1, 'penjualan', 'FJ', 1, 1, 'QRIS', '008123', 5, 0, 'VALID',
          null)`,
      ['cek_non_cash_sama_dengan_bayar', 'dokumen_nomor_tanpa_celah', 'dokumen_sama_dengan_perbuatan'],
    ],
    [
      'a count of receipts',
      `with o as (insert into opname_penerimaan values ('KL01', 'OT', '2026-11-21', 'AKTIF', 'X', now()))
      insert into opname_penerimaan_baris (kode_toko, no_opname, kode_group, kode_dept, qty_awal, berat_awal, versi,
        urut_buku) values ('KL01', 'OT', '700', 'CN', 1, 0, 1, 0)`,
      ['opname_terima_sama_dengan_buku'],
    ],
  ])('tell of %s', async (_what, bend, expected) => {
    expect(await toldOf(bend)).toEqual(expected.toSorted());
  });

  it('look at one moment, whatever is written meanwhile', async () => {
    const counted = (more = ''): Invariant => ({
      kunci: `hitung${more}`,
      sql: `select 'toko' as di, count(*)::numeric as selisih from toko${more} where $1 <> '' and $2::date is not null`,
    });
    const looking = reconcile(shop.db, kode_toko, tgl_system, [counted(', pg_sleep(0.5)'), counted()]);
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    await shop.db.query(`insert into toko (kode_toko, nama_toko, inisial) values ('KL99', 'BARU', 'KB')`);
    const [before, after] = (await looking).slice(-2).map(({ selisih }) => selisih.toString());
    expect(after).toBe(before);
  });
});
