import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveDay } from '../../ledger/business-date.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { refused } from '../../testing/checks.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { baris, Penerimaan, barangDari, type Isian } from '../../testing/penerimaan.ts';
import { atWork, SHOP } from '../../testing/shop.ts';
import { tandaTerimaBarang } from './tanda-terima.ts';

const shop = testApp();
const toko = SHOP.kode_toko;
const penerimaan = new Penerimaan(shop);
const { terima, masuk, masukLebih, batal, selesai, baca, buku, selisih } = penerimaan;
const INTERN = { PENERIMAAN_SUPPLIER_INTERN_MODULE: 'true', SUPPLIER_BARANG_MODULE: 'true' } as const;

let spv: Call;
/** Does a deed without the approval that it takes. */
const tanpaIzin = (nomor: string, deed: string, body: object) =>
  spv('POST', `penerimaan-barang/${nomor}/${deed}`, body, { 'idempotency-key': `tanpa-izin-${deed}` });

beforeAll(async () => {
  await penerimaan.buka();
  spv = await shop.as(toko, 'OWNER');
});

describe('a receipt', () => {
  it('is bulk stock of its number, by group, jenis and purity, from the supplier', async () => {
    const nomor = await terima(
      [
        baris('700', 'CN', 3, '6.5', { berat_bruto: Dec.from(7), ongkos: Dec.from(150_000) }),
        baris('375', 'KL', 2, '10', { kadar: Dec.from('40') }),
      ],
      { kode_supplier: 'TOKO LAMA', no_intern: 'A-1', tgl_nota: '2026-11-20' },
    );
    expect(nomor).toBe('KL-TR-261121-0001');
    expect(await baca(nomor)).toMatchObject({
      status: 'DONE',
      proses: 'BUKA',
      kode_supplier: 'TOKO LAMA',
      nama_supplier: 'TOKO LAMA',
      no_intern: 'A-1',
      tgl_nota: '2026-11-20',
      qty: 5,
      berat_bruto: 7,
      berat: 16.5,
      qty_input: 0,
      berat_input: 0,
      sisa_qty: 5,
      selisih: 16.5,
      baris: [
        {
          kode_group: '700',
          kadar: 70,
          qty: 3,
          berat_bruto: 7,
          berat: 6.5,
          ongkos: 150_000,
          sisa_qty: 3,
          selisih: 6.5,
        },
        { kode_dept: 'KL', kadar: 40, berat_bruto: null, ongkos: null },
      ],
    });
    expect([
      await buku('TERIMA', nomor, 'PCS'),
      await buku('TERIMA', nomor, 'EMAS:70'),
      await buku('TERIMA', nomor, 'EMAS:40'),
    ]).toEqual(['5', '6.5', '10']);
    expect(await buku('LUAR', 'SUPPLIER', 'EMAS:40')).toBe('-10');
    expect(await selisih()).toEqual([]);
  });

  it('has a purity, but for accessories, which are no gold', async () => {
    await shop.db.query(
      `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
    );
    await shop.db.query(
      `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
        values ('KL01', 'ACC', 'ACC', 'AKSESORIS', 'TUA', 0, 0)`,
    );
    expect(await refused(terima([baris('700', 'CN', 1, '1', { kadar: Dec.zero })]))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { 'baris.0.kadar': { rule: 'kadar_nol' } },
    });
    const kotak = await terima([baris('ACC', 'CN', 2, '5')]);
    expect((await refused(masuk([barangDari(kotak, '2.5', { kode_group: 'ACC' })]))).fields).toMatchObject({
      'barang.0.kode_group': { rule: 'aksesoris_tanpa_barcode' },
    });
    expect(await selisih()).toEqual([]);
  });

  it('is refused field by field', async () => {
    expect((await refused(terima([]))).fields).toHaveProperty('baris');
    expect((await refused(terima([baris('700', 'CN', 1, '1'), baris('999', 'XX', 1, '1')]))).fields).toEqual({
      'baris.1.kode_group': { rule: 'rujukan_tidak_ada', params: { kode: '999' } },
      'baris.1.kode_dept': { rule: 'rujukan_tidak_ada', params: { kode: 'XX' } },
    });
    expect((await refused(terima([baris('700', 'KL', 1, '5', { berat_bruto: Dec.from(4) })]))).fields).toEqual({
      'baris.0.kode_dept': { rule: 'jenis_bukan_group' },
      'baris.0.berat': { rule: 'bersih_melebihi_bruto' },
    });
    expect(
      (
        await refused(
          terima([baris('700', 'CN', 1, '1')], { kode_supplier: 'UBT' }, { SUPPLIER_BARANG_MODULE: 'true' }),
        )
      ).fields,
    ).toEqual({ kode_supplier: { rule: 'tidak_terdaftar' } });
  });

  it('of the internal form names supplier, paper and gross weight', async () => {
    expect(Object.keys((await refused(terima([baris('700', 'CN', 1, '1')], {}, INTERN))).fields).toSorted()).toEqual([
      'baris.0.berat_bruto',
      'kode_supplier',
      'no_intern',
    ]);
    const nomor = await terima(
      [baris('700', 'CN', 1, '1.125', { berat_bruto: Dec.from('1.25') })],
      { kode_supplier: 'UBS', no_intern: 'B-7' },
      INTERN,
    );
    expect(await baca(nomor)).toMatchObject({
      kode_supplier: 'UBS',
      nama_supplier: 'UBS GOLD',
      berat_bruto: 1.25,
      berat: 1.125,
    });
    await batal(nomor);
  });

  it('names a supplier where the shop keeps a master of them; head office needs neither him nor his paper', async () => {
    const master = { SUPPLIER_BARANG_MODULE: 'true' } as const;
    expect((await refused(terima([baris('700', 'CN', 1, '1')], {}, master))).fields).toEqual({
      kode_supplier: { rule: 'tidak_boleh_kosong' },
    });
    expect(
      Object.keys((await refused(terima([baris('700', 'CN', 1, '1')], { asal: 'PUSAT' }, INTERN))).fields),
    ).toEqual(['baris.0.berat_bruto']);
    const nomor = await terima([baris('700', 'CN', 1, '1', { berat_bruto: Dec.from(1) })], { asal: 'PUSAT' }, INTERN);
    expect(await baca(nomor)).toMatchObject({ asal: 'PUSAT', kode_supplier: '', no_intern: '' });
    await batal(nomor);
  });

  it('takes a paper of a supplier once, unless the first was taken back', async () => {
    const nota = (kepala: Partial<Isian>) => terima([baris('700', 'CN', 1, '1')], { no_intern: 'GANDA-1', ...kepala });
    const satu_ = await nota({ kode_supplier: 'UBS' });
    expect((await refused(nota({ kode_supplier: 'UBS' }))).fields).toEqual({
      no_intern: { rule: 'no_intern_sudah_ada', params: { nomor: satu_ } },
    });
    // Another supplier, head office, and one whom nobody named have papers of their own.
    for (const kepala of [{ kode_supplier: 'LAIN' }, { asal: 'PUSAT' as const }, {}, {}]) {
      await batal(await nota(kepala));
    }
    await batal(satu_);
    const both = await Promise.allSettled([nota({ kode_supplier: 'UBS' }), nota({ kode_supplier: 'UBS' })]);
    expect(both.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not of a paper from after the business date', async () => {
    expect((await refused(terima([baris('700', 'CN', 1, '1')], { tgl_nota: '2026-11-22' }))).fields).toEqual({
      tgl_nota: { rule: 'setelah_hari_ini' },
    });
    await batal(await terima([baris('700', 'CN', 1, '1')], { tgl_nota: SHOP.tgl_system }));
  });

  it('has a paper with its lines and sums, DUPLIKAT from the second on', async () => {
    const nomor = await terima(
      [baris('700', 'CN', 3, '6.5', { berat_bruto: Dec.from(7) }), baris('375', 'KL', 2, '10')],
      { no_intern: 'C-9', asal: 'PUSAT' },
    );
    const context = { ...atWork(), lang: 'id', t: translatorOf('id') } as const;
    const paper = async (ke: number, preview = false) =>
      pdfText(await tandaTerimaBarang(shop.db, context, nomor, { ke, preview })).join(' ');
    const first = await paper(1);
    for (const teks of ['Tanda Terima Barang', nomor, 'C-9', 'Pusat', '6.500', '10.000', '16.500', '7.000']) {
      expect(first).toContain(teks);
    }
    expect(first).not.toContain('DUPLIKAT');
    expect(first).not.toContain('PRATINJAU');
    expect(await paper(2)).toContain('DUPLIKAT');
    expect(await paper(1, true)).toContain('PRATINJAU');
    await batal(nomor);
  });
});

describe('settling a rest', () => {
  it('needs an approval of exactly what is left, and puts it away as a difference', async () => {
    const nomor = await terima([baris('700', 'CN', 3, '6')]);
    await masuk([barangDari(nomor, '2.5'), barangDari(nomor, '2.4')]);
    // The server says what the approval is of: what was sent, and what was worked out.
    expect(await tanpaIzin(nomor, 'selesai', { alasan: 'susut' })).toMatchObject({
      status: 422,
      body: {
        code: 'otorisasi_diperlukan',
        params: {
          kategori: 'SELESAI PENERIMAAN BARANG',
          dokumen: nomor,
          nilai: '{"alasan":"susut","berat":1.1,"qty":1}',
        },
      },
    });
    expect((await refused(selesai(nomor, 1, '1.000'))).code).toBe('otorisasi_tidak_berlaku');
    const [pcs, gram] = [
      Dec.from(await buku('LUAR', 'SELISIH', 'PCS')),
      Dec.from(await buku('LUAR', 'SELISIH', 'EMAS:70')),
    ];
    await selesai(nomor, 1, '1.100');
    expect(await baca(nomor)).toMatchObject({
      proses: 'SELESAI',
      riwayat: [{ aksi: 'BUAT' }, { aksi: 'SELESAI', user_id: 'KASIR1', alasan: 'susut', disetujui_oleh: 'SPV1' }],
      qty_input: 2,
      sisa_qty: 1,
      selisih: 1.1,
    });
    expect([
      Dec.from(await buku('LUAR', 'SELISIH', 'PCS'))
        .minus(pcs)
        .toString(),
      Dec.from(await buku('LUAR', 'SELISIH', 'EMAS:70'))
        .minus(gram)
        .toString(),
    ]).toEqual(['1', '1.1']);
    expect((await refused(masuk([barangDari(nomor, '1.1')]))).fields).toEqual({
      'barang.0.no_terima': { rule: 'penerimaan_tidak_terbuka' },
    });
    expect(await selisih()).toEqual([]);
  });

  it('of grams that the pieces weigh too much goes the other way', async () => {
    const nomor = await terima([baris('700', 'CN', 1, '2')]);
    await masukLebih([barangDari(nomor, '2.13')]);
    expect(await baca(nomor)).toMatchObject({ proses: 'HABIS', selisih: -0.13 });
    const { data } = (await spv('GET', 'penerimaan-barang?proses=HABIS')).body as { readonly data: readonly object[] };
    expect(data).toMatchObject([{ no_terima: nomor, qty_input: 1, berat_input: 2.13, selisih: -0.13 }]);
    await selesai(nomor, 0, '-0.130');
    expect(await buku('TERIMA', nomor, 'EMAS:70')).toBe('0');
    expect(await selisih()).toEqual([]);
  });
});

describe('taking a receipt back', () => {
  it('is refused once a piece was entered or the rest was settled', async () => {
    const nomor = await terima([baris('700', 'CN', 2, '4')]);
    await masuk([barangDari(nomor, '2')]);
    expect(await refused(batal(nomor))).toMatchObject({ code: 'penerimaan_sudah_diinput', params: { nomor, qty: 1 } });
    const lain = await terima([baris('700', 'CN', 2, '4')]);
    await selesai(lain, 2, '4.000');
    expect(await refused(batal(lain))).toMatchObject({
      code: 'perbuatan_lain_terakhir',
      params: { nomor: lain, aksi: 'SELESAI' },
    });
  });

  it('is for SPV on its own day, for the owner later, and can be done once', async () => {
    const [a, b] = [await terima([baris('700', 'CN', 2, '4')]), await terima([baris('700', 'CN', 1, '3')])];
    expect((await tanpaIzin(a, 'batal', { alasan: 'salah' })).body).toMatchObject({ code: 'otorisasi_diperlukan' });
    await batal(a);
    expect(await baca(a)).toMatchObject({
      status: 'CANC',
      riwayat: [{ aksi: 'BUAT' }, { aksi: 'BATAL', user_id: 'KASIR1', tgl: SHOP.tgl_system, alasan: 'salah' }],
    });
    expect(await buku('TERIMA', a, 'PCS')).toBe('0');
    expect((await refused(batal(a))).code).toBe('keadaan_tidak_sesuai');
    expect((await refused(masuk([barangDari(a, '2')]))).fields).toHaveProperty(['barang.0.no_terima']);
    expect(await selisih()).toEqual([]);
    await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
    expect((await refused(batal(b))).code).toBe('otorisasi_pemilik');
    await batal(b, 'OWNER');
    expect(await selisih()).toEqual([]);
  });
});
