import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiHancur } from '@kilau/contract/features/barang/hancur-barang.document.ts';
import { nilaiKadar, profitFields } from '@kilau/contract/features/barang/ubah-massal.fields.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import type { WorkContext } from '../../platform/context.ts';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { grantApproval } from '../otorisasi/api.ts';
import { batalHancur, hancurkanBarang } from './hancur.post.ts';
import { daftarKadar, ubahKadar } from './kadar.post.ts';
import { batalPindah } from './pindah-batal.post.ts';
import { bacaPindah, cetakUlang, daftarPindah } from './pindah.baca.ts';
import { pindahkanBarang, pindahkanSatuBaki } from './pindah.post.ts';
import { daftarProfit, ubahProfit } from './profit.post.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
let keys = 0;
const kunci = () => `kunci-${(keys += 1)}`;
const pindah = (kode: readonly string[], kode_baki = 'A02', more: { dari_baki?: string; kode_gudang?: string } = {}, context: WorkContext = atWork()) =>
  shop.db.tx((tx) => pindahkanBarang(tx, context, {
    kode_gudang: more.kode_gudang ?? 'TOKO', kode_baki, keterangan: null, barang: kode.map((kode_barcode) => ({ kode_barcode, dari_baki: more.dari_baki ?? null })),
  }, kunci()));
const satuBaki = (dari_baki: string, kode_baki: string, kode_gudang = 'TOKO') =>
  shop.db.tx((tx) => pindahkanSatuBaki(tx, atWork(), { dari_gudang: null, dari_baki, kode_gudang, kode_baki, keterangan: null }, kunci()));
const izin = async (kategori: string, dokumen: string, nilai: Readonly<Record<string, string>>, disetujui_oleh = 'SPV1') =>
  (await shop.db.tx((tx) => grantApproval(tx, atWork(), { kategori, dokumen, nilai, keterangan: 'uji', disetujui_oleh, saluran: 'MANUAL' }))).id;
const batal = async (nomor: string, oleh = 'SPV1') => {
  const otorisasi = await izin('BATAL PINDAH BARANG', nomor, { alasan: 'salah' }, oleh);
  return shop.db.tx((tx) => batalPindah(tx, atWork(), nomor, { alasan: 'salah', otorisasi }));
};
const hancur = async (kode: readonly string[], kode_kondisi = 'RSK') => {
  const otorisasi = await izin('HANCUR BARANG', '', nilaiHancur(kode_kondisi, kode));
  return shop.db.tx((tx) => hancurkanBarang(tx, atWork(), { kode_kondisi, keterangan: 'PATAH', otorisasi, barang: kode.map((kode_barcode) => ({ kode_barcode })) }, kunci()));
};
const batalkanHancur = async (nomor: string, kode_baki: string | null, oleh = 'SPV1') => {
  const otorisasi = await izin('BATAL HANCUR BARANG', nomor, { alasan: 'ketemu', kode_baki: kode_baki ?? '' }, oleh);
  return shop.db.tx((tx) => batalHancur(tx, atWork(), nomor, { alasan: 'ketemu', kode_baki, otorisasi }));
};
const kadarBaru = async (kode: string, kadar: string, kadar_cetak: string | null = null, tanpa_cetak = false) => {
  const barang = [{ kode_barcode: kode, kadar: Dec.from(kadar), kadar_cetak, tanpa_cetak }];
  const otorisasi = await izin('UPDATE KADAR', '', nilaiKadar(barang));
  return shop.db.tx((tx) => ubahKadar(tx, atWork(), { barang, otorisasi }, kunci()));
};
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(() => undefined, (reason: unknown) => reason);
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const differences = async () =>
  [...await reconcile(shop.db, toko, SHOP.tgl_system, invariants), ...await verifyChain(shop.db, toko)].filter((check) => !check.selisih.isZero());
const satu = (kode: string) => shop.db.one<{ status: string; kode_gudang: string; kode_baki: string; pegangan: string; kadar: Dec; kadar_cetak: string }>(
  `select status, kode_gudang, kode_baki, pegangan, kadar, kadar_cetak from barang where kode_barcode = $1`, [kode]);
const gram = async (aset: string, akun = 'STOK', sub = '') =>
  (await shop.db.one<{ jumlah: Dec | null }>(`select sum(jumlah) as jumlah from saldo where kode_toko = $1 and aset = $2 and akun = $3 and ($4 = '' or sub = $4)`, [toko, aset, akun, sub])).jumlah?.toString() ?? '0';
const status = (kode: string, nilai: string, pegangan: string) => shop.db.query(`update barang set status = $2, pegangan = $3 where kode_barcode = $1`, [kode, nilai, pegangan]);

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`);
  await shop.db.query(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol) select 'KL01', 'P' || n, 'P', 'TOKO', 150, 0.25 from generate_series(1, 9) n`);
  await shop.db.query(`insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`);
});

describe('a move', () => {
  it('takes pieces from their trays to another one, and the books with them', async () => {
    const [a = '', b = ''] = [...await pieces(shop.db, 1), ...await pieces(shop.db, 1, { kode_baki: 'T01' })];
    const nomor = await pindah([a, b]);
    expect(nomor).toBe('KL-PB-261121-0001');
    expect([await satu(a), await satu(b)]).toMatchObject([{ kode_gudang: 'TOKO', kode_baki: 'A02', status: 'TERSEDIA' }, { kode_gudang: 'TOKO', kode_baki: 'A02' }]);
    expect(await bacaPindah(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      status: 'DONE', cara: 'BARANG', jumlah_barang: 2, total_berat: 4.26, barang: [{ kode_barcode: a, dari_baki: 'A01' }, { kode_barcode: b, dari_gudang: 'TITIP', dari_baki: 'T01' }],
    });
    expect(await differences()).toEqual([]);
  });

  it('is refused for a tray where the piece lies already, one that is not there, and one in another gudang', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    expect((await refused(pindah([a], 'A01'))).code).toBe('barang_sudah_di_baki');
    expect((await refused(pindah([a], 'X99'))).code).toBe('rujukan_tidak_ada');
    expect((await refused(pindah([a], 'T01'))).fields).toHaveProperty('kode_baki');
    expect((await refused(pindah([a, a]))).code).toBe('barang_ganda');
    expect((await refused(pindah([]))).fields).toHaveProperty('barang');
    expect((await satu(a)).kode_baki).toBe('A01');
  });

  it('names the document that has a piece: sold, reserved, of another shop', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    await status(a, 'TERJUAL', 'KL-FJ-261121-0007');
    expect(await refused(pindah([a]))).toMatchObject({ code: 'barang_sudah_terjual', params: { nomor: 'KL-FJ-261121-0007' } });
    await status(a, 'RESERVASI', 'KL-FJ-261121-0008');
    expect(await refused(pindah([a]))).toMatchObject({ code: 'barang_sedang_dipesan', params: { nomor: 'KL-FJ-261121-0008' } });
    await status(a, 'TERSEDIA', '');
    expect((await refused(pindah(['99999999']))).code).toBe('barang_tidak_ditemukan');
  });

  it('by two tills at once is done by one; the other is told who was first', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const both = await Promise.allSettled([pindah([a], 'A02', { dari_baki: 'A01' }), pindah([a], 'T01', { dari_baki: 'A01', kode_gudang: 'TITIP' }, atWork('KASIR2'))]);
    const won = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Problem] : []));
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]).toMatchObject({ code: 'barang_sudah_pindah', params: { nomor: won[0] } });
    expect(await differences()).toEqual([]);
  });

  it('of 150 pieces empties a tray at once; a reserved piece keeps it from moving, by name', async () => {
    const kode = await pieces(shop.db, 150, { kode_baki: 'P1' });
    await status(kode[70] ?? '', 'RESERVASI', 'KL-FJ-261121-0009');
    expect(await refused(satuBaki('P1', 'P2'))).toMatchObject({ code: 'barang_sedang_dipesan', params: { kode_barcode: kode[70], nomor: 'KL-FJ-261121-0009' } });
    await status(kode[70] ?? '', 'TERSEDIA', '');
    const nomor = await satuBaki('P1', 'P2');
    expect(await bacaPindah(shop.db, { shop: SHOP }, nomor)).toMatchObject({ cara: 'SATU BAKI', jumlah_barang: 150, total_berat: 319.5 });
    expect((await refused(satuBaki('P1', 'P2'))).code).toBe('baki_kosong');
    expect((await refused(satuBaki('P2', 'P2'))).fields).toHaveProperty('kode_baki');
    expect(await differences()).toEqual([]);
  });

  it('is found by day, number and barcode, and lists in the order of its numbers', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const nomor = await pindah([a]);
    const filter = { tgl_from: null, tgl_to: null, status: null, kode_baki: null };
    const page = { limit: 2, after: '', q: '' };
    expect((await daftarPindah(shop.db, { shop: SHOP }, filter, { ...page, q: a })).data.map((row) => row.no_pindah)).toEqual([nomor]);
    const first = await daftarPindah(shop.db, { shop: SHOP }, filter, page);
    expect(first.data[0]?.no_pindah).toBe(nomor);
    const second = await daftarPindah(shop.db, { shop: SHOP }, filter, { ...page, after: first.next ?? '' });
    expect(second.data[0]?.no_pindah).not.toBe(first.data[1]?.no_pindah);
    const all = await cetakUlang(shop.db, { shop: SHOP }, SHOP.tgl_system, SHOP.tgl_system);
    expect(all.length).toBeGreaterThan(2);
    expect(all.map((row) => row.no_pindah)).toEqual(all.map((row) => row.no_pindah).toSorted().toReversed());
    expect((await daftarPindah(shop.db, { shop: SHOP }, filter, { ...page, limit: 100 })).data.map((row) => row.no_pindah)).toEqual(all.map((row) => row.no_pindah));
    const rule = { rule: 'rentang_tanggal_terbalik' };
    expect(await refused(cetakUlang(shop.db, { shop: SHOP }, SHOP.tgl_system, '2026-11-20'))).toMatchObject({ code: 'rentang_tanggal_terbalik', fields: { start_date: rule, end_date: rule } });
  });
});

describe('taking a move back', () => {
  it('returns every piece to its own tray; the original stays', async () => {
    const [a = '', b = ''] = [...await pieces(shop.db, 1), ...await pieces(shop.db, 1, { kode_baki: 'T01' })];
    const nomor = await pindah([a, b]);
    await batal(nomor);
    expect([await satu(a), await satu(b)]).toMatchObject([{ kode_baki: 'A01' }, { kode_gudang: 'TITIP', kode_baki: 'T01' }]);
    expect((await refused(batal(nomor))).code).toBe('status_tidak_sesuai');
    expect(await differences()).toEqual([]);
  });

  it('is refused when a piece was moved or sold since, or without an approval', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const nomor = await pindah([a, b]);
    const lain = await pindah([a], 'P3');
    expect(await refused(batal(nomor))).toMatchObject({ code: 'barang_sudah_pindah', params: { kode_barcode: a, kode_baki: 'P3', nomor: lain } });
    await batal(lain);
    await status(b, 'TERJUAL', 'KL-FJ-261121-0010');
    expect((await refused(batal(nomor))).code).toBe('barang_sudah_terjual');
    await status(b, 'TERSEDIA', '');
    expect((await refused(shop.db.tx((tx) => batalPindah(tx, atWork(), nomor, { alasan: 'salah', otorisasi: null })))).code).toBe('otorisasi_diperlukan');
    await batal(nomor);
    expect(await differences()).toEqual([]);
  });

  it('moves the grams as they are now when the purity changed in between', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const nomor = await pindah([a]);
    await kadarBaru(a, '75');
    await batal(nomor);
    expect(await satu(a)).toMatchObject({ kode_baki: 'A01' });
    expect(await differences()).toEqual([]);
  });
});

describe('a destruction', () => {
  it('takes pieces out of the stock, to the outside, with an approval that names them', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const before = Dec.from(await gram('EMAS:70'));
    const nomor = await hancur([a, b]);
    expect(nomor).toBe('KL-HC-261121-0001');
    expect(await satu(a)).toMatchObject({ status: 'HANCUR', kode_gudang: 'HANCUR', kode_baki: 'A01', pegangan: nomor });
    expect(before.minus(await gram('EMAS:70')).toString()).toBe('4.26');
    expect(await gram('EMAS:70', 'LUAR', 'HANCUR')).toBe('4.26');
    expect(await refused(pindah([a]))).toMatchObject({ code: 'barang_sudah_hancur', params: { kode_barcode: a, nomor } });
    expect(await differences()).toEqual([]);
  });

  it('is refused without approval, with one for other pieces, and for a condition that is not there', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const input = { kode_kondisi: 'RSK', keterangan: null, barang: [{ kode_barcode: a }, { kode_barcode: b }] };
    const lain = await izin('HANCUR BARANG', '', nilaiHancur('RSK', [a]));
    expect((await refused(shop.db.tx((tx) => hancurkanBarang(tx, atWork(), { ...input, otorisasi: null }, kunci())))).code).toBe('otorisasi_diperlukan');
    expect((await refused(shop.db.tx((tx) => hancurkanBarang(tx, atWork(), { ...input, otorisasi: lain }, kunci())))).code).toBe('otorisasi_tidak_berlaku');
    expect((await refused(hancur([a], 'XX'))).fields).toHaveProperty('kode_kondisi');
    expect((await satu(a)).status).toBe('TERSEDIA');
  });

  it('can be taken back to a chosen tray or to its own; on an earlier day by the owner alone', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const [satuan, dua] = [await hancur([a]), await hancur([b])];
    await batalkanHancur(satuan, 'T01');
    expect(await satu(a)).toMatchObject({ status: 'TERSEDIA', kode_gudang: 'TITIP', kode_baki: 'T01', pegangan: '' });
    expect(await differences()).toEqual([]);
    await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
    expect((await refused(batalkanHancur(dua, null))).code).toBe('batal_tanggal_lalu');
    await batalkanHancur(dua, null, 'OWNER');
    expect(await satu(b)).toMatchObject({ status: 'TERSEDIA', kode_gudang: 'TOKO', kode_baki: 'A01' });
    expect(await differences()).toEqual([]);
  });
});

describe('a change of purity', () => {
  it('moves the grams of the piece from one purity to the other', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const [tua, baru] = [Dec.from(await gram('EMAS:70')), Dec.from(await gram('EMAS:75.5'))];
    await kadarBaru(a, '75.5', '18K');
    expect([tua.minus(await gram('EMAS:70')).toString(), Dec.from(await gram('EMAS:75.5')).minus(baru).toString()]).toEqual(['2.13', '2.13']);
    expect(await satu(a)).toMatchObject({ kadar_cetak: '18K' });
    expect((await refused(kadarBaru(a, '75.5'))).code).toBe('kadar_sama');
    expect((await daftarKadar(shop.db, toko, { kode_group: null, kode_dept: null, kode_baki: null, barcode: null })).map((row) => row.kode_barcode)).toContain(a);
    expect(await differences()).toEqual([]);
  });

  it('takes the printed purity along: typed, worked out, or emptied; the piece keeps both in its history', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2, { kadar: Dec.from(75), kadar_cetak: '18K' });
    const { no_update } = await kadarBaru(a, '70');
    expect(await satu(a)).toMatchObject({ kadar_cetak: '70' });
    await kadarBaru(b, '37.5', null, true);
    expect(await satu(b)).toMatchObject({ kadar_cetak: '' });
    expect(await shop.db.query(`select sebelum, sesudah from audit where aksi = 'KADAR' and kode = any($1) order by kode`, [[a, b]])).toEqual([
      { sebelum: { kadar: 75, kadar_cetak: '18K' }, sesudah: expect.objectContaining({ kadar: 70, kadar_cetak: '70', no_update }) as object },
      { sebelum: { kadar: 75, kadar_cetak: '18K' }, sesudah: expect.objectContaining({ kadar: 37.5, kadar_cetak: '' }) as object },
    ]);
  });

  it('is approved with the printed purity: another one needs another approval', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const barang = [{ kode_barcode: a, kadar: Dec.from(75), kadar_cetak: '18K' }];
    expect(nilaiKadar(barang)).toEqual({ barang: `${a}=75/18K` });
    const otorisasi = await izin('UPDATE KADAR', '', nilaiKadar(barang));
    const lain = barang.map((row) => ({ ...row, kadar_cetak: '22K' }));
    expect((await refused(shop.db.tx((tx) => ubahKadar(tx, atWork(), { barang: lain, otorisasi }, kunci())))).code).toBe('otorisasi_tidak_berlaku');
  });
});

describe('a change of prices', () => {
  const pilih = (barcode: string) => daftarProfit(shop.db, toko, { kode_group: null, kode_dept: null, kode_baki: null, barcode });
  const baris = ({ kode_barcode, versi }: { kode_barcode: string; versi: string }, ongkos: number) =>
    ({ kode_barcode, versi, tipe_ongkos: 'TOTAL' as const, ongkos: Dec.from(ongkos), harga_atribut: Dec.from(5000), harga_khusus: null });

  it('changes all or nothing, and leaves a trace at every piece', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const rows = await pilih(`${a} ${b}`);
    await status(b, 'RESERVASI', 'KL-FJ-261121-0011');
    expect((await refused(shop.db.tx((tx) => ubahProfit(tx, atWork(), rows.map((row) => baris(row, 90_000)))))).code).toBe('barang_sedang_dipesan');
    await status(b, 'TERSEDIA', '');
    expect((await pilih(a))[0]?.versi).toBe(rows[0]?.versi);
    expect(await shop.db.tx((tx) => ubahProfit(tx, atWork(), rows.map((row) => baris(row, 90_000))))).toEqual({ jumlah: 2, no_update: expect.stringMatching(/^KL-UP-\d{6}-0001$/) });
    const audit = await shop.db.query<{ sebelum: object; sesudah: object }>(`select sebelum, sesudah from audit where objek = 'barang' and kode = $1`, [a]);
    expect(audit).toMatchObject([{ sebelum: { ongkos: 50_000, tipe_ongkos: 'PER_GRAM' }, sesudah: { ongkos: 90_000, tipe_ongkos: 'TOTAL' } }]);
    expect((await refused(shop.db.tx((tx) => ubahProfit(tx, atWork(), rows.map((row) => baris(row, 80_000)))))).code).toBe('barang_berubah');
  });

  it('is bounded like the making charge of a new piece', () => {
    const salah = (ongkos: number) => Object.keys(fieldBreaks(recordSchema({ ongkos: profitFields.ongkos }).safeParse({ ongkos }).error ?? new ZodError([])));
    expect([salah(1_000_000_000), salah(1_000_000_001), salah(999_999_999_999)]).toEqual([[], ['ongkos'], ['ongkos']]);
  });

  it('keeps the fixed price to markis pieces, and asks for a choice', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const [row] = await pilih(a);
    if (!row) throw new Error('no piece');
    expect((await refused(shop.db.tx((tx) => ubahProfit(tx, atWork(), [{ ...baris(row, 1), harga_khusus: Dec.from(900_000) }])))).fields).toHaveProperty(['barang.0.harga_khusus']);
    expect((await refused(pilih(''))).fields).toHaveProperty('kode_group');
  });
});
