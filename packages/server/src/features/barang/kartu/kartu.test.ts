import type { KartuBarang } from '@kilau/contract/features/barang/barang.wire.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantApproval } from '../../../engine/approval.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { batalkan, hancurkan, pindahkan } from '../../../testing/kertas-barang.ts';
import { seedTerimaSatu } from '../../../testing/report-terima.ts';
import { beriKadar } from '../../../testing/kadar-baru.ts';
import { atWork, openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { daftarProfit, ubahProfit } from '../massal/profit.post.ts';

/** What of a count these tests look at. */
interface Opname {
  readonly no_opname: string;
}

const server = testApp();
const { kode_toko } = SHOP;
let owner: Call;
let keys = 0;
const kunci = () => `kartu-${(keys += 1)}`;
const kartu = async (kode: string) => (await owner('GET', `barang/${kode}`)).body as KartuBarang;

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK')`,
    [kode_toko],
  );
  await server.db.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ($1, 'HANCUR', 'HANCUR', false)`,
    [kode_toko],
  );
  owner = await server.as(kode_toko, 'OWNER');
});

describe('the documents of a piece', () => {
  it('are all that touched it, with number, date and user: entry, move, purity, prices, count, destruction and its cancelling', async () => {
    const [pertama = ''] = await pieces(server.db, 1);
    const tujuan = { kode_gudang: 'TOKO', kode_baki: 'A02' };
    const no_pindah = await server.db.tx((tx) =>
      pindahkan(tx, { ...tujuan, keterangan: 'tukar baki', barang: [{ kode_barcode: pertama }] }, kunci()),
    );
    const baru = { kode_barcode: pertama, kadar: '75', kadar_cetak: '18K' };
    const { no_update } = await server.db.tx((tx) => beriKadar(tx, baru, kunci()));
    const [row] = await daftarProfit(server.db, kode_toko, {
      kode_group: null,
      kode_dept: null,
      kode_baki: null,
      barcode: pertama,
    });
    const profit = await server.db.tx((tx) =>
      ubahProfit(tx, atWork(), [
        {
          kode_barcode: pertama,
          versi: row?.versi ?? '',
          tipe_ongkos: 'TOTAL',
          ongkos: Dec.from(90_000),
          harga_atribut: Dec.from(5000),
          harga_khusus: null,
        },
      ]),
    );
    const { no_opname } = (await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'A01' }))
      .body as Opname;
    await owner('POST', `stock-opname/${no_opname}/scan`, { kode_barcode: pertama, id_scan: 'kartu-scan-1' });
    await owner('POST', `stock-opname/${no_opname}/selesai`, {});
    const no_hancur = await server.db.tx((tx) => hancurkan(tx, [pertama], kunci()));
    await server.db.tx((tx) => batalkan(tx, no_hancur, {}, { alasan: 'ketemu' }));
    const {
      dokumen,
      riwayat,
      barang: { no_tambah },
    } = await kartu(pertama);
    expect(
      dokumen.map(({ jenis: jenisDokumen, aksi, nomor, tgl, user_id }) => [jenisDokumen, aksi, nomor, tgl, user_id]),
    ).toEqual([
      ['HANCUR-BARANG', 'BATAL', no_hancur, SHOP.tgl_system, 'KASIR1'],
      ['HANCUR-BARANG', 'BUAT', no_hancur, SHOP.tgl_system, 'KASIR1'],
      ['OPNAME', 'LAIN', no_opname, SHOP.tgl_system, 'OWNER'],
      ['PROFIT', 'UBAH', profit.no_update, SHOP.tgl_system, 'KASIR1'],
      ['KADAR', 'UBAH', no_update, SHOP.tgl_system, 'KASIR1'],
      ['PINDAH-BARANG', 'BUAT', no_pindah, SHOP.tgl_system, 'KASIR1'],
      ['BARANG', 'BUAT', no_tambah, SHOP.tgl_system, 'KASIR1'],
    ]);
    const kejadian = (jenisDokumen: string, aksi: string) =>
      riwayat.filter((riwayatBaris) => riwayatBaris.jenis === jenisDokumen && riwayatBaris.aksi === aksi);
    // Where it was seen, though the books had it elsewhere; who approved the change of purity, on both of its lines.
    expect(kejadian('OPNAME', 'LAIN')).toMatchObject([{ kode_gudang: 'TOKO', kode_baki: 'A01', nomor: no_opname }]);
    for (const [jenisDokumen, aksi] of [
      ['BARANG', 'KADAR'],
      ['KADAR', 'UBAH'],
    ] as const) {
      expect(kejadian(jenisDokumen, aksi)[0]).toMatchObject({ nomor: no_update, disetujui_oleh: 'SPV1' });
    }
    // Papers by the deed that moved the piece: why, and who approved it.
    expect([
      kejadian('PINDAH-BARANG', 'BUAT')[0],
      kejadian('HANCUR-BARANG', 'BUAT')[0],
      kejadian('HANCUR-BARANG', 'BATAL')[0],
    ]).toMatchObject([
      { nomor: no_pindah, alasan: 'TUKAR BAKI', disetujui_oleh: '' },
      { nomor: no_hancur, alasan: 'RSK', disetujui_oleh: 'SPV1' },
      { nomor: no_hancur, alasan: 'ketemu', disetujui_oleh: 'SPV1', pcs: 1 },
    ]);
    expect(kejadian('BARANG', 'PROFIT')).toMatchObject([
      { nomor: profit.no_update, sebelum: { ongkos: 50_000 }, sesudah: { ongkos: 90_000 } },
    ]);
  });

  it('name the receipt it was entered from, and a count by tag that missed it, with who approved that end', async () => {
    await server.db.query(
      `insert into para_system (kode_toko, key, value) values ($1, 'RFID_MODULE', 'true')
        on conflict (kode_toko, key) do update set value = 'true'`,
      [kode_toko],
    );
    await server.user(kode_toko, 'RINA', 'KASIR', ['/stock-opname-rfid']);
    const rina = await server.as(kode_toko, 'RINA');
    const [pertama = ''] = await pieces(server.db, 1, { kode_baki: 'T01' });
    const nomor = 'KL-TR-261121-0001';
    await seedTerimaSatu(server.db, kode_toko, {
      nomor,
      tgl: SHOP.tgl_system,
      no_intern: 'A-1',
      baris: [['700', 'CN', 1, null, '2.13']],
    });
    await server.db.query(`update barang set no_terima = $2 where kode_barcode = $1`, [pertama, nomor]);
    const { no_opname } = (await rina('POST', 'stock-opname-rfid/start', { kode_gudang: 'TITIP', kode_baki: 'T01' }))
      .body as Opname;
    const { id } = await server.db.tx((tx) =>
      grantApproval(tx, atWork('RINA'), {
        kategori: 'SELESAI STOCK OPNAME',
        dokumen: no_opname,
        nilai: { ketemu: 0, hilang: 1 },
        keterangan: 'uji',
        disetujui_oleh: 'SPV1',
        saluran: 'MANUAL',
      }),
    );
    expect((await rina('POST', `stock-opname-rfid/${no_opname}/selesai`, { otorisasi: id })).status).toBe(200);
    const { dokumen, riwayat } = await kartu(pertama);
    expect(dokumen).toMatchObject([
      { jenis: 'RFID', aksi: 'HILANG', nomor: no_opname, nama: 'TITIP T01', user_id: 'RINA' },
      { jenis: 'BARANG' },
      { jenis: 'TERIMA', nomor, user_id: 'SPV1', nama: 'UBS' },
    ]);
    expect(riwayat[0]).toMatchObject({ jenis: 'RFID', aksi: 'HILANG', kode_baki: 'T01', disetujui_oleh: 'SPV1' });
  });
});
