import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { nilaiSelesai, penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import type { DocumentInput } from '@kilau/contract/core/document.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { checkRows, enterRows, type Masuk } from '../../testing/masuk.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { atWork, openShop, RING, SHOP } from '../../testing/shop.ts';
import { grantApproval } from '../otorisasi/api.ts';
import { bacaPenerimaan, daftarPenerimaan, sumberTerbuka } from './baca.ts';
import { batalPenerimaan, selesaikanPenerimaan, terimaBarang } from './penerimaan.post.ts';
import { tandaTerimaBarang } from './tanda-terima.ts';

type Isian = DocumentInput<typeof penerimaanBarang>;
const shop = testDatabase();
const toko = SHOP.kode_toko;
let keys = 0;
const kunci = () => `kunci-${(keys += 1)}`;
const baris = (kode_group: string, kode_dept: string, qty: number, berat: string, more: Partial<Isian['baris'][number]> = {}): Isian['baris'][number] =>
  ({ kode_group, kode_dept, kadar: null, qty, berat_bruto: null, berat: Dec.from(berat), ongkos: null, ...more });
const terima = (rows: Isian['baris'], kepala: Partial<Isian> = {}, modules: Parameters<typeof atWork>[2] = {}) =>
  shop.db.tx((tx) => terimaBarang(tx, atWork('KASIR1', 'KASIR', modules), { asal: 'SUPPLIER', kode_supplier: null, no_intern: null, tgl_nota: null, keterangan: null, ...kepala, baris: rows }, kunci()));
const satu = (no_terima: string, berat: string, more: Partial<Masuk> = {}): Masuk => ({ ...RING, berat_asli: Dec.from(berat), no_terima, ...more });
const masuk = (rows: readonly Masuk[], siapa = 'KASIR1', otorisasi: string | null = null) => shop.db.tx((tx) => enterRows(tx, rows, siapa, otorisasi));
const izin = async (kategori: string, dokumen: string, nilai: Readonly<Record<string, string>>, oleh = 'SPV1') =>
  (await shop.db.tx((tx) => grantApproval(tx, atWork(), { kategori, dokumen, nilai, keterangan: '', disetujui_oleh: oleh, saluran: 'MANUAL' }))).id;
/** Enters pieces that weigh more than is left, with an approval of exactly what was refused. */
const masukLebih = async (rows: readonly Masuk[]) => {
  const { params: { kategori, nomor, penerimaan } } = await refused(masuk(rows));
  return masuk(rows, 'KASIR1', await izin(String(kategori), String(nomor), { penerimaan: String(penerimaan) }));
};
const { batal: BATAL, selesai: SELESAI } = penerimaanBarang.actions;
const batal = async (nomor: string, oleh = 'SPV1') => {
  const otorisasi = await izin(BATAL.approval, nomor, { alasan: 'salah' }, oleh);
  return shop.db.tx((tx) => batalPenerimaan(tx, atWork(), nomor, { alasan: 'salah', otorisasi }));
};
const selesai = async (nomor: string, qty: number, berat: string) => {
  const otorisasi = await izin(SELESAI.approval, nomor, nilaiSelesai('susut', qty, berat));
  return shop.db.tx((tx) => selesaikanPenerimaan(tx, atWork(), nomor, { alasan: 'susut', otorisasi }));
};
const baca = async (nomor: string) => {
  const dokumen = await bacaPenerimaan(shop.db, { shop: SHOP }, nomor);
  if (!dokumen) throw new Error(`no ${nomor}`);
  return dokumen;
};
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(() => undefined, (reason: unknown) => reason);
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const buku = async (akun: string, sub: string, aset: string) =>
  (await shop.db.one<{ jumlah: Dec | null }>(`select sum(jumlah) as jumlah from saldo where kode_toko = $1 and akun = $2 and sub = $3 and aset = $4`, [toko, akun, sub, aset])).jumlah?.toString() ?? '0';
const selisih = async () => [...await reconcile(shop.db, toko, SHOP.tgl_system, invariants), ...await verifyChain(shop.db, toko)].filter((check) => !check.selisih.isZero());
const INTERN = { PENERIMAAN_SUPPLIER_INTERN_MODULE: 'true', SUPPLIER_BARANG_MODULE: 'true' } as const;

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(`insert into jenis (kode_toko, kode_dept, nama_dept, kode_group) values ('KL01', 'KL', 'KALUNG', '375')`);
  await shop.db.query(`insert into supplier (kode_toko, kode_supplier, nama_supplier) values ('KL01', 'UBS', 'UBS GOLD')`);
});

describe('a receipt', () => {
  it('is bulk stock of its number, by group, jenis and purity, from the supplier', async () => {
    const nomor = await terima([baris('700', 'CN', 3, '6.5', { berat_bruto: Dec.from(7), ongkos: Dec.from(150_000) }), baris('375', 'KL', 2, '10', { kadar: Dec.from('40') })], { kode_supplier: 'toko lama', no_intern: 'A-1', tgl_nota: '2026-11-20' });
    expect(nomor).toBe('KL-TR-261121-0001');
    expect(await baca(nomor)).toMatchObject({
      status: 'DONE', proses: 'BUKA', kode_supplier: 'TOKO LAMA', nama_supplier: 'TOKO LAMA', no_intern: 'A-1', tgl_nota: '2026-11-20', qty: 5, berat_bruto: 7, berat: 16.5, qty_input: 0, berat_input: 0, sisa_qty: 5, selisih: 16.5, cetak: 0,
      baris: [{ kode_group: '700', kadar: 70, qty: 3, berat_bruto: 7, berat: 6.5, ongkos: 150_000, sisa_qty: 3, selisih: 6.5 }, { kode_dept: 'KL', kadar: 40, berat_bruto: null, ongkos: null }],
    });
    expect([await buku('TERIMA', nomor, 'PCS'), await buku('TERIMA', nomor, 'EMAS:70'), await buku('TERIMA', nomor, 'EMAS:40')]).toEqual(['5', '6.5', '10']);
    expect(await buku('LUAR', 'SUPPLIER', 'EMAS:40')).toBe('-10');
    expect(await selisih()).toEqual([]);
  });

  it('has a purity, but for accessories, which are no gold', async () => {
    await shop.db.query(`insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`);
    await shop.db.query(`insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga) values ('KL01', 'ACC', 'ACC', 'AKSESORIS', 'TUA', 0, 0)`);
    expect(await refused(terima([baris('700', 'CN', 1, '1', { kadar: Dec.zero })]))).toMatchObject({ code: 'data_tidak_valid', fields: { 'baris.0.kadar': { rule: 'kadar_nol' } } });
    const kotak = await terima([baris('ACC', 'CN', 2, '5')]);
    expect((await refused(masuk([satu(kotak, '2.5', { kode_group: 'ACC' })]))).fields).toMatchObject({ 'barang.0.kode_group': { rule: 'aksesoris_tanpa_barcode' } });
    expect(await selisih()).toEqual([]);
  });

  it('is refused field by field', async () => {
    expect((await refused(terima([]))).fields).toHaveProperty('baris');
    const salah = await refused(terima([baris('999', 'XX', 1, '1'), baris('700', 'KL', 1, '5', { berat_bruto: Dec.from(4) })]));
    expect(salah.fields).toEqual({
      'baris.0.kode_group': { rule: 'tidak_terdaftar' }, 'baris.0.kode_dept': { rule: 'tidak_terdaftar' }, 'baris.1.kode_dept': { rule: 'jenis_bukan_group' }, 'baris.1.berat': { rule: 'bersih_melebihi_bruto' },
    });
    expect((await refused(terima([baris('700', 'CN', 1, '1')], { kode_supplier: 'UBT' }, { SUPPLIER_BARANG_MODULE: 'true' }))).fields).toEqual({ kode_supplier: { rule: 'tidak_terdaftar' } });
  });

  it('of the internal form names supplier, paper and gross weight', async () => {
    expect(Object.keys((await refused(terima([baris('700', 'CN', 1, '1')], {}, INTERN))).fields).toSorted()).toEqual(['baris.0.berat_bruto', 'kode_supplier', 'no_intern']);
    const nomor = await terima([baris('700', 'CN', 1, '1.125', { berat_bruto: Dec.from('1.25') })], { kode_supplier: 'UBS', no_intern: 'B-7' }, INTERN);
    expect(await baca(nomor)).toMatchObject({ kode_supplier: 'UBS', nama_supplier: 'UBS GOLD', berat_bruto: 1.25, berat: 1.125 });
    await batal(nomor);
  });

  it('names a supplier where the shop keeps a master of them; head office needs neither him nor his paper', async () => {
    const master = { SUPPLIER_BARANG_MODULE: 'true' } as const;
    expect((await refused(terima([baris('700', 'CN', 1, '1')], {}, master))).fields).toEqual({ kode_supplier: { rule: 'tidak_boleh_kosong' } });
    expect(Object.keys((await refused(terima([baris('700', 'CN', 1, '1')], { asal: 'PUSAT' }, INTERN))).fields)).toEqual(['baris.0.berat_bruto']);
    const nomor = await terima([baris('700', 'CN', 1, '1', { berat_bruto: Dec.from(1) })], { asal: 'PUSAT' }, INTERN);
    expect(await baca(nomor)).toMatchObject({ asal: 'PUSAT', kode_supplier: '', no_intern: '' });
    await batal(nomor);
  });

  it('takes a paper of a supplier once, unless the first was taken back', async () => {
    const nota = (kepala: Partial<Isian>) => terima([baris('700', 'CN', 1, '1')], { no_intern: 'GANDA-1', ...kepala });
    const satu_ = await nota({ kode_supplier: 'ubs' });
    expect((await refused(nota({ kode_supplier: 'UBS' }))).fields).toEqual({ no_intern: { rule: 'no_intern_sudah_ada', params: { nomor: satu_ } } });
    // Another supplier, head office, and one whom nobody named have papers of their own.
    for (const kepala of [{ kode_supplier: 'LAIN' }, { asal: 'PUSAT' as const }, {}, {}]) await batal(await nota(kepala));
    await batal(satu_);
    const both = await Promise.allSettled([nota({ kode_supplier: 'UBS' }), nota({ kode_supplier: 'UBS' })]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not of a paper from after the business date', async () => {
    expect((await refused(terima([baris('700', 'CN', 1, '1')], { tgl_nota: '2026-11-22' }))).fields).toEqual({ tgl_nota: { rule: 'setelah_hari_ini' } });
    await batal(await terima([baris('700', 'CN', 1, '1')], { tgl_nota: SHOP.tgl_system }));
  });

  it('has a paper with its lines and sums, DUPLIKAT from the second on', async () => {
    const nomor = await terima([baris('700', 'CN', 3, '6.5', { berat_bruto: Dec.from(7) }), baris('375', 'KL', 2, '10')], { no_intern: 'C-9', asal: 'PUSAT' });
    const paper = async (copy: number) => pdfText(await tandaTerimaBarang(shop.db, { ...atWork(), lang: 'id', t: translatorOf('id') }, nomor, copy)).join(' ');
    const first = await paper(1);
    for (const teks of ['Tanda Terima Barang', nomor, 'C-9', 'Pusat', '6.500', '10.000', '16.500', '7.000']) expect(first).toContain(teks);
    expect(first).not.toContain('DUPLIKAT');
    expect(await paper(2)).toContain('DUPLIKAT');
    await batal(nomor);
  });
});

describe('entering pieces out of a receipt', () => {
  it('moves pieces and grams from the receipt into the tray, and ends it with the last gram', async () => {
    const nomor = await terima([baris('700', 'CN', 2, '4')]);
    const { kode_barcode: [kode = ''] } = await masuk([satu(nomor, '1.9')]);
    expect(await baca(nomor)).toMatchObject({ proses: 'BUKA', qty_input: 1, berat_input: 1.9, sisa_qty: 1, selisih: 2.1 });
    expect([await buku('TERIMA', nomor, 'PCS'), await buku('TERIMA', nomor, 'EMAS:70')]).toEqual(['1', '2.1']);
    expect(await shop.db.one(`select no_terima from barang where kode_barcode = $1`, [kode])).toEqual({ no_terima: nomor });
    expect((await sumberTerbuka(shop.db, toko)).find((row) => row.no_terima === nomor)).toMatchObject({ kode_group: '700', nama_dept: 'CINCIN', kadar: 70, sisa_qty: 1, sisa_berat: 2.1 });
    await masuk([satu(nomor, '2.1'), { ...RING }]);
    expect(await baca(nomor)).toMatchObject({ proses: 'SELESAI', sisa_qty: 0, selisih: 0 });
    expect((await sumberTerbuka(shop.db, toko)).some((row) => row.no_terima === nomor)).toBe(false);
    expect((await refused(selesai(nomor, 0, '0.000'))).code).toBe('penerimaan_sudah_selesai');
    expect(await selisih()).toEqual([]);
  });

  it('is refused for what the receipt does not hold, at the row; nothing is entered', async () => {
    const nomor = await terima([baris('700', 'CN', 1, '2'), baris('375', 'KL', 5, '9')]);
    const before = await buku('STOK', '', 'PCS');
    const { fields } = await refused(masuk([satu(nomor, '1'), satu(nomor, '1'), satu(nomor, '1', { kode_group: '375' }), satu('KL-TR-261121-9999', '1'), { ...RING }]));
    expect(fields).toEqual({
      'barang.1.no_terima': { rule: 'penerimaan_habis', params: { kode_dept: 'CN', qty: 1 } },
      'barang.2.no_terima': { rule: 'penerimaan_tanpa_jenis', params: { kode_group: '375', kode_dept: 'CN' } },
      'barang.3.no_terima': { rule: 'penerimaan_tidak_terbuka' },
    });
    expect((await refused(shop.db.tx((tx) => checkRows(tx, [satu(nomor, '1', { kode_group: '375' })]), { readOnly: true }))).fields).toHaveProperty(['barang.0.no_terima']);
    expect(await buku('STOK', '', 'PCS')).toBe(before);
    await selesai(nomor, 6, '11.000');
  });

  it('takes a line of the same purity first, and changes the grams of another on the way', async () => {
    const nomor = await terima([baris('700', 'CN', 1, '2', { kadar: Dec.from(75) }), baris('700', 'CN', 1, '2')]);
    await masuk([satu(nomor, '1.8')]);
    expect((await baca(nomor)).baris.map((row) => row.qty_input)).toEqual([0, 1]);
    const [tua, luar] = [await buku('LUAR', 'KADAR', 'EMAS:75'), await buku('LUAR', 'KADAR', 'EMAS:70')];
    await masukLebih([satu(nomor, '2.2')]);
    expect(Dec.from(await buku('LUAR', 'KADAR', 'EMAS:75')).minus(tua).toString()).toBe('2.2');
    expect(Dec.from(await buku('LUAR', 'KADAR', 'EMAS:70')).minus(luar).toString()).toBe('-2.2');
    expect(await baca(nomor)).toMatchObject({ proses: 'HABIS', sisa_qty: 0, selisih: 0 });
    expect([await buku('TERIMA', nomor, 'EMAS:75'), await buku('TERIMA', nomor, 'EMAS:70')]).toEqual(['-0.2', '0.2']);
    await selesai(nomor, 0, '0.000');
    expect([await buku('TERIMA', nomor, 'EMAS:75'), await buku('TERIMA', nomor, 'EMAS:70')]).toEqual(['0', '0']);
    expect(await selisih()).toEqual([]);
  });

  it('far beyond what is left of a line is asked of a supervisor, bound to receipt, line and grams', async () => {
    const nomor = await terima([baris('375', 'CN', 1, '50'), baris('700', 'CN', 4, '9')]);
    await masuk([satu(nomor, '6')]);
    // 3 g are left of 9 g; the scale may be off by 0.18 g.
    const dua = [satu(nomor, '2'), satu(nomor, '1.181')];
    expect(await refused(masuk(dua))).toMatchObject({
      code: 'penerimaan_kelebihan_berat', params: { kategori: 'BERAT MELEBIHI PENERIMAAN', nomor, baris: 2, sisa: '3.000', berat: '3.181', penerimaan: `${nomor}/2=3.181` },
    });
    const otorisasi = await izin('BERAT MELEBIHI PENERIMAAN', nomor, { penerimaan: `${nomor}/2=3.181` });
    expect((await refused(masuk([satu(nomor, '2'), satu(nomor, '2')], 'KASIR1', otorisasi))).code).toBe('otorisasi_tidak_berlaku');
    expect(await baca(nomor)).toMatchObject({ qty_input: 1, berat_input: 6 });
    await masuk(dua, 'KASIR1', otorisasi);
    expect(await shop.db.one(`select dipakai_dokumen from otorisasi where id = $1`, [otorisasi])).toEqual({ dipakai_dokumen: nomor });
    expect((await refused(masuk([satu(nomor, '0.001')], 'KASIR1', otorisasi))).code).toBe('otorisasi_tidak_berlaku');
    expect(await selisih()).toEqual([]);
    await selesai(nomor, 2, (await baca(nomor)).selisih.toFixed(3));
  });

  it('within the tolerance asks nobody, and the form knows beforehand what is left', async () => {
    const nomor = await terima([baris('700', 'CN', 2, '9')]);
    await masuk([satu(nomor, '6')]);
    expect((await sumberTerbuka(shop.db, toko)).find((row) => row.no_terima === nomor)).toMatchObject({ berat: 9, sisa_qty: 1, sisa_berat: 3 });
    await masuk([satu(nomor, '3.18')]);
    expect(await baca(nomor)).toMatchObject({ proses: 'HABIS', selisih: -0.18 });
    await selesai(nomor, 0, '-0.180');
  });

  it('of the last piece by two tills at once is done by one', async () => {
    const nomor = await terima([baris('700', 'CN', 1, '2')]);
    const both = await Promise.allSettled([masuk([satu(nomor, '2')], 'KASIR1'), masuk([satu(nomor, '2')], 'KASIR2')]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Problem] : []));
    expect(lost).toMatchObject([{ code: 'data_tidak_valid', fields: { 'barang.0.no_terima': { rule: expect.stringMatching('penerimaan') as string } } }]);
    expect(await baca(nomor)).toMatchObject({ qty_input: 1, proses: 'SELESAI' });
    expect(await selisih()).toEqual([]);
  });
});

describe('settling a rest', () => {
  it('needs an approval of exactly what is left, and puts it away as a difference', async () => {
    const nomor = await terima([baris('700', 'CN', 3, '6')]);
    await masuk([satu(nomor, '2.5'), satu(nomor, '2.4')]);
    expect(await refused(shop.db.tx((tx) => selesaikanPenerimaan(tx, atWork(), nomor, { alasan: 'susut', otorisasi: null })))).toMatchObject({ code: 'otorisasi_diperlukan' });
    expect((await refused(selesai(nomor, 1, '1.000'))).code).toBe('otorisasi_tidak_berlaku');
    const [pcs, gram] = [Dec.from(await buku('LUAR', 'SELISIH', 'PCS')), Dec.from(await buku('LUAR', 'SELISIH', 'EMAS:70'))];
    await selesai(nomor, 1, '1.100');
    expect(await baca(nomor)).toMatchObject({ proses: 'SELESAI', selesai_oleh: 'KASIR1', alasan_selesai: 'susut', qty_input: 2, sisa_qty: 1, selisih: 1.1 });
    expect([Dec.from(await buku('LUAR', 'SELISIH', 'PCS')).minus(pcs).toString(), Dec.from(await buku('LUAR', 'SELISIH', 'EMAS:70')).minus(gram).toString()]).toEqual(['1', '1.1']);
    expect((await refused(masuk([satu(nomor, '1.1')]))).fields).toEqual({ 'barang.0.no_terima': { rule: 'penerimaan_tidak_terbuka' } });
    expect(await selisih()).toEqual([]);
  });

  it('of grams that the pieces weigh too much goes the other way', async () => {
    const nomor = await terima([baris('700', 'CN', 1, '2')]);
    await masukLebih([satu(nomor, '2.13')]);
    expect(await baca(nomor)).toMatchObject({ proses: 'HABIS', selisih: -0.13 });
    expect((await daftarPenerimaan(shop.db, { shop: SHOP }, { tgl_from: null, tgl_to: null, status: null, proses: 'TERBUKA' }, { q: '', after: '', limit: 100 })).data.map((row) => row.no_terima)).toContain(nomor);
    await selesai(nomor, 0, '-0.130');
    expect(await buku('TERIMA', nomor, 'EMAS:70')).toBe('0');
    expect(await selisih()).toEqual([]);
  });
});

describe('taking a receipt back', () => {
  it('is refused once a piece was entered or the rest was settled', async () => {
    const nomor = await terima([baris('700', 'CN', 2, '4')]);
    await masuk([satu(nomor, '2')]);
    expect(await refused(batal(nomor))).toMatchObject({ code: 'penerimaan_sudah_diinput', params: { nomor, qty: 1 } });
    const lain = await terima([baris('700', 'CN', 2, '4')]);
    await selesai(lain, 2, '4.000');
    expect((await refused(batal(lain))).code).toBe('penerimaan_sudah_selesai');
  });

  it('is for SPV on its own day, for the owner later, and can be done once', async () => {
    const [a, b] = [await terima([baris('700', 'CN', 2, '4')]), await terima([baris('700', 'CN', 1, '3')])];
    expect((await refused(shop.db.tx((tx) => batalPenerimaan(tx, atWork(), a, { alasan: 'salah', otorisasi: null })))).code).toBe('otorisasi_diperlukan');
    await batal(a);
    expect(await baca(a)).toMatchObject({ status: 'CANC', batal_oleh: 'KASIR1', tgl_batal: SHOP.tgl_system, alasan_batal: 'salah' });
    expect(await buku('TERIMA', a, 'PCS')).toBe('0');
    expect((await refused(batal(a))).code).toBe('status_tidak_sesuai');
    expect((await refused(masuk([satu(a, '2')]))).fields).toHaveProperty(['barang.0.no_terima']);
    expect(await selisih()).toEqual([]);
    await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
    expect((await refused(batal(b))).code).toBe('batal_tanggal_lalu');
    await batal(b, 'OWNER');
    expect(await selisih()).toEqual([]);
  });
});
