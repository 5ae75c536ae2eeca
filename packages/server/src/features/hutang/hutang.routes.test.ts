import { beforeAll, describe, expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { bukaGudangBeli, EMAS_10_GRAM } from '../../testing/hutang.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { tunai, type Isi } from '../../testing/titipan.ts';

const server = testApp();
const { kode_toko } = SHOP;
const HALAMAN = [
  '/transaksi-hutang',
  '/lihat-hutang',
  '/validasi-hutang',
  '/validasi-pelunasan-hutang',
  '/lelang-hutang',
  '/batal-hutang-lunas',
];
let kasir: Call;
let pusat: Call;
let keys = 0;
const kunci = (): Readonly<Record<string, string>> => ({ 'idempotency-key': `hutang-http-${(keys += 1)}` });

beforeAll(async () => {
  await openShop(server.db);
  await bukaGudangBeli(server.db);
  for (const key of ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE']) {
    await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`, [kode_toko, key]);
  }
  await server.user(kode_toko, 'RINA', 'KASIR', HALAMAN);
  await server.user(kode_toko, 'MAYA', 'MU', HALAMAN);
  const of = async (user: string): Promise<Call> => {
    const token = await server.token(kode_toko, user);
    return (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
  };
  kasir = await of('RINA');
  pusat = await of('MAYA');
});

interface Ditolak {
  readonly params: Readonly<Partial<Record<'kategori' | 'dokumen' | 'nilai', string>>>;
}
interface Hutang {
  readonly nomor: string;
  readonly no_faktur_hutang: string;
  readonly status: string;
  readonly versi: number;
  readonly sisa_hutang: number;
  readonly boleh: readonly string[];
}
const kirim = (path: string, body: Isi = {}, oleh = kasir) => oleh('POST', path, body, kunci());
const KECIL = {
  kode_sales: 'SL01',
  pelanggan: { jenis: 'NON MEMBER', nama: 'BU TINI', no_hp: '0812', alamat: 'CIMAHI' },
  jumlah_hutang: 8_000_000,
  bunga: 3,
  lama_pinjam: 120,
};
const pinjam = async (more: Isi = {}): Promise<string> => {
  const { body } = await kirim('hutang', { ...KECIL, barang: EMAS_10_GRAM, ...more });
  const { nomor } = body as Hutang;
  await kirim(`hutang/${nomor}/validasi`);
  return nomor;
};
const baca = async (nomor: string) => (await kasir('GET', `hutang/${nomor}`)).body as Hutang;
const pada = (tgl: string) =>
  server.db.query(`update hari_toko set tgl_system = $2 where kode_toko = $1`, [kode_toko, tgl]);
const izin = async (kategori: string, dokumen: string, nilai: Isi, oleh = 'RINA'): Promise<string> =>
  (
    await server.db.tx((tx) =>
      grantApproval(tx, atWork(oleh), {
        kategori,
        dokumen,
        nilai,
        keterangan: 'uji',
        disetujui_oleh: 'OWNER',
        saluran: 'MANUAL',
      }),
    )
  ).id;

describe('a loan by its calls', () => {
  it('is made of the smallest body, in cash, without the initials of the shop: 14 characters', async () => {
    const made = await kirim('hutang', {
      ...KECIL,
      barang: [{ nama_barang: 'GELANG', kode_dept: 'CN', kadar: 70, berat: 10 }],
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'OPEN',
        jumlah_hutang: 8_000_000,
        bunga_rp: 960_000,
        besar_kembali: 8_960_000,
        jatuh_tempo: '2027-03-21',
      },
    });
    const { no_faktur_hutang } = made.body as Hutang;
    expect(no_faktur_hutang).toMatch(/^PI-261121-\d{4}$/);
    expect(no_faktur_hutang).toHaveLength(14);
    expect(made.body).toMatchObject({ bayar: [{ cara: 'CASH', arah: 'KELUAR', jumlah: 8_000_000 }] });
  });

  it('is validated by no level of the head office', async () => {
    const { body } = await kirim('hutang', { ...KECIL, barang: EMAS_10_GRAM });
    const { nomor } = body as Hutang;
    expect(await kirim(`hutang/${nomor}/validasi`, {}, pusat)).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    const sah = { status: 200, body: { status: 'AKTIF', sisa_hutang: 8_000_000 } };
    expect(await kirim(`hutang/${nomor}/validasi`)).toMatchObject(sah);
  });

  it('tells what is due on any day and changes nothing', async () => {
    const nomor = await pinjam({ no_hutang: 'A-17' });
    const hitung = async (tgl: string) => (await kasir('GET', `hutang/${nomor}/hitung?tgl=${tgl}`)).body;
    expect(await hitung('2026-12-23')).toMatchObject({
      pokok: 8_000_000,
      lama_hari: 32,
      bunga_rp: 256_000,
      sisa: 8_256_000,
      lewat_hari: 0,
    });
    expect(await hitung('2027-03-31')).toMatchObject({
      lama_hari: 130,
      bunga_rp: 1_040_000,
      sisa: 9_040_000,
      lewat_hari: 10,
    });
    expect(await hitung('2026-11-20')).toMatchObject({ code: 'tgl_sebelum_bunga' });
    expect(await baca(nomor)).toMatchObject({ versi: 2, no_hutang: 'A-17', nama_customer: 'BU TINI' });
    expect(await kasir('GET', 'hutang/PI-261121-9999/hitung')).toMatchObject({ status: 404 });
  });

  it('tells a day of all that run', async () => {
    const awal = (await kasir('GET', 'hutang/dashboard?tgl=2027-03-21')).body as Record<string, number>;
    await pinjam();
    expect((await kasir('GET', 'hutang/dashboard?tgl=2027-03-21')).body).toMatchObject({
      jumlah: (awal['jumlah'] ?? 0) + 1,
      pokok: (awal['pokok'] ?? 0) + 8_000_000,
      berat: (awal['berat'] ?? 0) + 10,
      jatuh_tempo_hari_ini: (awal['jatuh_tempo_hari_ini'] ?? 0) + 1,
      bunga_berjalan: (awal['bunga_berjalan'] ?? 0) + 960_000,
    });
  });

  it('has a paper once its money went', async () => {
    const { body } = await kirim('hutang', { ...KECIL, barang: EMAS_10_GRAM });
    const { nomor } = body as Hutang;
    expect(await kasir('GET', `hutang/${nomor}/nota.pdf`)).toMatchObject({ status: 409 });
    await kirim(`hutang/${nomor}/validasi`);
    for (const bentuk of ['nota.pdf', 'slip.pdf', 'slip.txt']) {
      expect((await kasir('GET', `hutang/${nomor}/${bentuk}`)).status, bentuk).toBe(200);
    }
    const slip = (await kasir('GET', `hutang/${nomor}/slip.txt`)).text;
    for (const told of ['SURAT BUKTI GADAI', nomor, '21/03/2027', '22/03/2027', 'delapan juta rupiah', 'hak']) {
      expect(slip.toLowerCase().replaceAll(/\s+/g, ' ')).toContain(told.toLowerCase());
    }
  });

  it('has a paper that tells what was paid since and stands, and what is left', async () => {
    const nomor = await pinjam();
    const slip = async () => (await kasir('GET', `hutang/${nomor}/slip.txt`)).text.replaceAll(/\s+/g, ' ');
    expect(await slip()).toMatch(/^(?!.*(Sisa pinjaman|LUNAS)).*Besar Kembali Rp. 8,960,000/);
    await kirim(`hutang/${nomor}/bunga`, { bayar: [tunai(120_000)] });
    await kirim(`hutang/${nomor}/sebagian`, { bayar: [tunai(2_000_000), tunai(1_000_000)] });
    const bunga = '21/11/2026 Bayar bunga Rp. 120,000';
    const sisa = (rp: string) => `Sisa pinjaman Rp. ${rp}, bunga dibayar sampai 21/11/2026.`;
    const kembali = 'Bunga Sampai Jatuh Tempo Rp. 600,000 Besar Kembali Rp. 5,600,000';
    for (const told of [bunga, '21/11/2026 Bayar sebagian Rp. 3,000,000', sisa('5,000,000'), kembali]) {
      expect(await slip()).toContain(told);
    }
    const batal = (more: Isi) => kirim(`hutang/${nomor}/batal-sebagian`, { alasan: 'salah ketik', ...more });
    const { kategori = '', dokumen = '', nilai = '{}' } = ((await batal({})).body as Ditolak).params;
    const otorisasi = await izin(kategori, dokumen, JSON.parse(nilai) as Isi);
    expect(await batal({ otorisasi })).toMatchObject({ status: 200 });
    expect(await slip()).toContain(bunga);
    expect(await slip()).toContain(sisa('8,000,000'));
    expect(await slip()).not.toContain('Bayar sebagian');
    expect((await kasir('GET', `hutang/${nomor}/nota.pdf`)).status).toBe(200);
  });
});

describe('a loan of before', () => {
  it('is entered by the owner under its own number, from the capital, and runs on', async () => {
    await server.user(kode_toko, 'BOS', 'OWN', HALAMAN);
    const bos = await server.token(kode_toko, 'BOS');
    const lama = {
      ...KECIL,
      nomor: 'SBG-0017',
      barang: EMAS_10_GRAM,
      sisa_hutang: 5_000_000,
      tgl_hutang: '2026-09-22',
      tgl_bunga: '2026-11-06',
      jatuh_tempo: '2027-01-20',
    };
    const masuk = (body: Isi) => server.call('POST', 'hutang/saldo-awal', body, { 'x-auth-token': bos, ...kunci() });
    expect(await masuk({ ...lama, sisa_hutang: 8_000_001 })).toMatchObject({ status: 422 });
    expect(await masuk({ ...lama, tgl_bunga: '2026-12-01' })).toMatchObject({ status: 422 });
    expect(await masuk({ ...lama, nomor: 'PI-260101-0001' })).toMatchObject({
      body: { fields: { nomor: expect.stringContaining('PI') as unknown } },
    });
    const made = await masuk(lama);
    expect(made, made.text).toMatchObject({ status: 201, body: { status: 'AKTIF', sisa_hutang: 5_000_000 } });
    expect((await kasir('GET', 'hutang/SBG-0017/hitung')).body).toMatchObject({ lama_hari: 15, bunga_rp: 75_000 });
    expect(await kirim('hutang/SBG-0017/bunga', { bayar: [tunai(75_000)] })).toMatchObject({ status: 200 });
    expect(await differences(server.db)).toEqual([]);
    const dipinjamkan = async () =>
      ((await server.call('GET', 'dashboard', undefined, { 'x-auth-token': bos })).body as { total_hutang: number })
        .total_hutang;
    const semula = await dipinjamkan();
    // Entered by mistake: the capital has it again, no money moves, and the day has lent neither more nor less.
    expect(await masuk({ ...lama, nomor: 'SBG-0018' })).toMatchObject({ status: 201 });
    const alasan = 'salah masuk';
    const otorisasi = await izin('BATAL HUTANG', 'SBG-0018', { alasan, jumlah_batal: 0 });
    const batal = await kirim('hutang/SBG-0018/batal', { alasan, otorisasi });
    expect(batal, batal.text).toMatchObject({ status: 200, body: { status: 'CANC', sisa_hutang: 0 } });
    expect(await dipinjamkan()).toBe(semula);
    expect(await differences(server.db)).toEqual([]);
  });
});

describe('who pays the same at once', () => {
  it('redeems once, and pays interest once', async () => {
    const nomor = await pinjam();
    const bunga = () => kirim(`hutang/${nomor}/bunga`, { bayar: [tunai(120_000)] });
    const dua = await Promise.all([bunga(), bunga()]);
    expect(dua.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lunas = () => kirim(`hutang/${nomor}/pelunasan`, { bayar: [tunai(8_000_000)] });
    const tiga = await Promise.all([lunas(), lunas(), lunas()]);
    expect(tiga.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await baca(nomor)).toMatchObject({ status: 'TUNGGU', sisa_hutang: 8_000_000 });
    expect(await differences(server.db)).toEqual([]);
  });

  it('pays no more than is left together with somebody else', async () => {
    const nomor = await pinjam();
    await kirim(`hutang/${nomor}/bunga`, { bayar: [tunai(120_000)] });
    const bagian = () => kirim(`hutang/${nomor}/sebagian`, { bayar: [tunai(5_000_000)] });
    const dua = await Promise.all([bagian(), bagian()]);
    expect(dua.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await baca(nomor)).toMatchObject({ status: 'AKTIF', sisa_hutang: 3_000_000 });
    expect(await differences(server.db)).toEqual([]);
  });
});

describe('redemptions that wait', () => {
  const menunggu = async (query = '') =>
    (await kasir('GET', `hutang/get-non-validate-pelunasan${query}`)).body as readonly Record<string, unknown>[];
  const lunasi = async (bayar: readonly Isi[]): Promise<string> => {
    const nomor = await pinjam();
    const told = await kirim(`hutang/${nomor}/pelunasan`, { bayar });
    expect(told, told.text).toMatchObject({ status: 200, body: { status: 'TUNGGU' } });
    return nomor;
  };
  const transfer = (jumlah: number) => ({ jenis: 'TRANSFER', jumlah, no_rekening: '008123' });

  it('are told payment by payment, by who sells, and booked together into the drawer that was chosen', async () => {
    const nomor = await lunasi([transfer(5_000_000), tunai(3_120_000)]);
    const rows = (await menunggu('?kode_sales=SL01')).filter((row) => row['no_faktur_hutang'] === nomor);
    expect(rows).toMatchObject([
      { jenis: 'TRANSFER', jumlah: 5_000_000, total_bayar: 8_120_000, bunga_pinjam: 120_000, kode_sales_lunas: 'SL01' },
      { jenis: 'CASH', jumlah: 3_120_000, nama_customer: 'BU TINI', tgl_lunas: '2026-11-21' },
    ]);
    for (const semua of ['?kode_sales=ALL', '']) expect(await menunggu(semua)).toEqual(expect.arrayContaining(rows));
    const detail = await kasir('GET', `validasi/detail/?deskripsi=${nomor}`);
    expect(detail.body).toMatchObject({
      deskripsi: nomor,
      sisa_hutang: 8_000_000,
      bayar: [
        { jenis: 'TRANSFER', no_rekening: '008123' },
        { jenis: 'CASH', jumlah: 3_120_000 },
      ],
    });
    const told = await kirim('hutang/validate-pelunasan', {
      no_faktur_hutangs: [nomor, 'PI-261121-9999'],
      user_id: 'KASIR2',
    });
    expect(told.body).toMatchObject({
      hasil: [
        { no_faktur_hutang: nomor, status: 'LUNAS' },
        { no_faktur_hutang: 'PI-261121-9999', status: 'GAGAL', code: 'dokumen_tidak_ditemukan' },
      ],
    });
    expect(
      await server.db.query(
        `select sub, jumlah::float8 as jumlah from entri where akun = 'KAS' and kategori = 'HUTANG LUNAS'`,
      ),
    ).toEqual([{ sub: 'KASIR2', jumlah: 3_120_000 }]);
    expect((await menunggu()).filter((row) => row['no_faktur_hutang'] === nomor)).toEqual([]);
    expect((await kasir('GET', `hutang/${nomor}/slip.txt`)).text).toContain('*** LUNAS ***');
    expect(await differences(server.db)).toEqual([]);
  });

  it('are validated into no drawer of the head office, and by nobody of it', async () => {
    const nomor = await lunasi([tunai(8_120_000)]);
    const salah = async (isi: Record<string, unknown>, fields: Record<string, string>) =>
      expect(await kirim('hutang/validate-pelunasan', isi)).toMatchObject({ status: 422, body: { fields } });
    const body = { no_faktur_hutangs: [nomor], user_id: 'KASIR2' };
    expect((await kirim('hutang/validate-pelunasan', body, pusat)).status).toBe(403);
    await salah({ ...body, user_id: 'MAYA' }, { user_id: 'Bukan salah satu pilihan' });
    await salah({ ...body, user_id: '' }, { user_id: 'Harap pilih user id' });
    await salah({ ...body, no_faktur_hutangs: [] }, { no_faktur_hutangs: 'Harap pilih salah satu transaksi' });
  });

  it('stand still meanwhile, and are refused with a reason: the loan runs on', async () => {
    const nomor = await lunasi([tunai(8_120_000)]);
    await pada('2026-11-30');
    expect((await kasir('GET', `hutang/${nomor}/hitung`)).body).toMatchObject({
      status: 'TUNGGU',
      lama_hari: 0,
      sisa: 8_120_000,
    });
    expect(await kirim(`hutang/${nomor}/bunga`, { bayar: [tunai(1)] })).toMatchObject({ status: 409 });
    const alasan = 'UANG KURANG';
    const otorisasi = await izin('TOLAK PELUNASAN', nomor, { alasan, jumlah_batal: 8_120_000 });
    expect(await kirim(`hutang/${nomor}/tolak-pelunasan`, { alasan, otorisasi })).toMatchObject({
      status: 200,
      body: { status: 'AKTIF', sisa_hutang: 8_000_000 },
    });
    expect(await differences(server.db)).toEqual([]);
  });
});

describe('a loan that is not paid back', () => {
  const otorisasi = async (path: string, body: Isi, oleh = kasir) => {
    const diminta = await kirim(path, body, oleh);
    expect(diminta, diminta.text).toMatchObject({ status: 422, body: { code: 'otorisasi_diperlukan' } });
    const { kategori, dokumen, nilai } = (diminta.body as { params: Record<string, string> }).params;
    return izin(kategori ?? '', dokumen ?? '', JSON.parse(nilai ?? '') as Isi, oleh === kasir ? 'RINA' : 'SITI');
  };
  const setuju = async (path: string, body: Isi, oleh = kasir) =>
    kirim(path, { ...body, otorisasi: await otorisasi(path, body, oleh) }, oleh);

  it('is renewed with fewer goods, and auctioned into a tray; the surplus is paid, and all of it taken back', async () => {
    await server.user(kode_toko, 'SITI', 'SPV', HALAMAN);
    const token = await server.token(kode_toko, 'SITI');
    const siti: Call = (method, path, body, headers) =>
      server.call(method, path, body, { 'x-auth-token': token, ...headers });
    await pada('2026-12-01');
    const lama = await pinjam();
    await pada('2026-12-31');
    const baru = { bunga: 2.5, lama_pinjam: 30, bayar: [tunai(3_240_000)], pulang: [{ baris: 2 }] };
    // An approval of before is of the interest of its day.
    const kemarin = await otorisasi(`hutang/${lama}/peremajaan`, baru);
    await pada('2027-01-01');
    expect(await kirim(`hutang/${lama}/peremajaan`, { ...baru, otorisasi: kemarin })).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_tidak_berlaku' },
    });
    const renewed = await setuju(`hutang/${lama}/peremajaan`, baru);
    expect(renewed, renewed.text).toMatchObject({ status: 200, body: { status: 'LUNAS', bunga_pinjam: 248_000 } });
    const { data } = (await kasir('GET', 'hutang?status=AKTIF&tgl_from=2027-01-01&tgl_to=2027-01-01')).body as {
      data: readonly Hutang[];
    };
    const [{ nomor } = { nomor: '' }] = data;
    expect(await baca(nomor)).toMatchObject({
      hutang_lama: lama,
      sisa_hutang: 5_008_000,
      berat: 6.5,
      barang: [{ nama_barang: 'GELANG' }],
    });

    const jual = { nilai: 6_000_000, biaya: 50_000, tujuan: 'TERSEDIA', kode_baki: 'A01' };
    const lelang = (oleh: Call) => kirim(`hutang/${nomor}/lelang`, jual, oleh);
    expect(await lelang(kasir)).toMatchObject({ status: 403 });
    expect(await lelang(siti)).toMatchObject({ status: 409, body: { code: 'belum_jatuh_tempo' } });
    await pada('2027-02-01');
    const sold = await setuju(`hutang/${nomor}/lelang`, jual, siti);
    // 31 days at 2.5 %: 129,374 beside principal and cost.
    expect(sold, sold.text).toMatchObject({
      status: 200,
      body: { status: 'LELANG', klaim_lelang: 5_187_374, kelebihan: 812_626, tujuan_lelang: 'TERSEDIA' },
    });
    expect(await baca(nomor)).toMatchObject({
      lelang: [{ nama_barang: 'GELANG', kode_baki: 'A01', harga_modal: 6_000_000, berat: 6.5 }],
    });
    expect((await baca(nomor)).boleh).toContain('bayar-kelebihan');
    const lagi = () => kirim(`hutang/${nomor}/bayar-kelebihan`, { bayar: [{ jenis: 'CASH' }] });
    const dibayar = await lagi();
    expect(dibayar).toMatchObject({ status: 200, body: { sisa: 0 } });
    // Nothing is left to be fetched: it is offered no more, neither at once nor when it is looked up.
    expect((dibayar.body as Hutang).boleh).not.toContain('bayar-kelebihan');
    expect((await baca(nomor)).boleh).not.toContain('bayar-kelebihan');
    expect(await lagi()).toMatchObject({ status: 409, body: { code: 'kelebihan_sudah_dibayar' } });
    expect(await differences(server.db)).toEqual([]);
    const alasan = 'SALAH';
    for (const [paper, deed, isi] of [
      [nomor, 'batal-bayar-kelebihan', {}],
      [nomor, 'batal-lelang', {}],
      [lama, 'batal-peremajaan', { jaminan_kembali: true }],
    ] as const) {
      const told = await setuju(`hutang/${paper}/${deed}`, { alasan, ...isi }, siti);
      expect(told, told.text).toMatchObject({ status: 200 });
    }
    expect(await baca(lama)).toMatchObject({ status: 'AKTIF', sisa_hutang: 8_000_000 });
    expect(await differences(server.db)).toEqual([]);
  });
});
