import { describe, expect, it } from 'vitest';
import type { BarangNota, RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import { modulesWith } from '@kilau/contract/modules.ts';
import { NOTA } from '../../testing/nota-beli.ts';
import type { AturanJual } from '../../trade/harga/aturan-jual.ts';
import { aturanBeli, type AturanBeli } from '../../trade/beli/aturan.ts';
import { batasBebas, bedaPersen } from '../../trade/beli/hitung.ts';
import { denganKembali, denganLuar, LUAR_KOSONG, ubahBaris, type IsiBaris } from '../../trade/beli/isi.ts';
import { periksaIdentitas, periksaLuar } from '../../trade/beli/periksa.ts';
import { hitungBeli } from './hitung.ts';
import { beliKosong, denganNotaBeli, ubahTransfer, type DraftBeli } from './isi.ts';
import { kirimBeli } from './kirim.ts';
import { periksaBeli } from './periksa.ts';

const rujukan: RujukanBeli = {
  kondisi: [
    { kondisi_barang: 'LECET', jenis_potongan: 'PERSENTASE', potongan: 0, persentase: 5 },
    { kondisi_barang: 'MULUS', jenis_potongan: 'RP', potongan: 20_000, persentase: 0 },
  ],
  harga: [{ kode_harga: 'L70', harga_per_gram: 1_150_000 }],
  harga_kadar: [{ kadar: 70, harga_gram: 1_200_000 }],
  group: [
    {
      kode_group: '700',
      kadar_group: 70,
      harga_kelompok: 0,
      harga_group: 1_437_000,
      persentase_group: 0,
      harga_global: 0,
      potongan: null,
    },
  ],
};
/** The rules of a new shop. */
const awal = aturanBeli({ modules: modulesWith() });
const jual: AturanJual = {
  harga: { mode_harga: 'GRAM', pembulatan: 500, bulat_turun: false },
  otorisasi: { toleransi: '0', batas_persen: '15', ongkos_turun: true, diskon: true },
  limit: '0',
  kyc: '100000000',
  ppn: undefined,
  fee: 'TOKO',
  validasi: true,
  sales_wajib: true,
  member: true,
  non_member: true,
  reseller: true,
  bayar_lain: [],
};
const luar = {
  ...LUAR_KOSONG,
  nama_barang: 'GELANG RANTAI',
  kode_group: '700',
  kode_dept: 'GL',
  berat: '4.15',
  kode_harga: 'L70',
};
const KTP = { jenis_identitas: 'KTP', nik_sim_passport: '3273010101010004' };

const bernota = (isi: Partial<IsiBaris> = {}, barang: Partial<BarangNota> = {}): DraftBeli => {
  const { draft, pertama } = denganNotaBeli(beliKosong('SL01'), [{ ...NOTA, ...barang }], true);
  return { ...draft, barang: ubahBaris(draft.barang, pertama, { kondisi_barang: 'MULUS', ...isi }) };
};
const tanpaNota = (isi: Partial<IsiBaris> = {}, more: Partial<typeof luar> = {}): DraftBeli => {
  const { draft, id } = denganLuar({ ...beliKosong('SL01'), ...KTP, luar: { ...luar, ...more, id: '' } });
  return { ...draft, barang: ubahBaris(draft.barang, id, { kondisi_barang: 'LECET', ...isi }) };
};
const hitung = (draft: DraftBeli, aturan: Partial<AturanBeli> = {}) =>
  hitungBeli(draft, rujukan, { ...awal, ...aturan });
const harga = (draft: DraftBeli, aturan: Partial<AturanBeli> = {}) => hitung(draft, aturan).total.toJSON();
const kategori = (draft: DraftBeli, aturan: Partial<AturanBeli> = {}) => hitung(draft, aturan).baris[0]?.kategori;
const rusak = (draft: DraftBeli, aturan: Partial<AturanBeli> = {}) =>
  periksaBeli(draft, hitung(draft, aturan), jual, { ...awal, ...aturan });
const kirim = (draft: DraftBeli, aturan: Partial<AturanBeli> = {}) =>
  JSON.parse(JSON.stringify(kirimBeli(draft, hitung(draft, aturan), { ...awal, ...aturan }))) as Record<
    string,
    unknown
  >;

describe('what a buy-back comes to', () => {
  it('P1: the nota with its stones, less 20,000 a gram, rounded down', () => {
    const kini = hitung(bernota());
    expect(kini.total.toJSON()).toBe(3_043_000);
    expect(kini.rata.toJSON()).toBe(1_428_638);
    expect(kini.emas_hari_ini.toJSON()).toBe(3_060_810);
    expect(kini.baris[0]?.kategori).toBeUndefined();
  });

  it('P1b: a lighter piece where the shop counts that, in whichever kategori it is cut', () => {
    const prorata = { harga: { ...awal.harga, prorata: true } };
    expect(harga(bernota({ berat: '2.08' }), prorata)).toBe(2_971_500);
    const dipotong = { potongan: { jenis_potongan: 'RP', potongan: 10_000, persentase: 0 } } as const;
    expect(harga(bernota({}, dipotong))).toBe(3_022_000);
  });

  it('P2: goods without a nota at the price of their code, or of the day', () => {
    expect(harga(tanpaNota())).toBe(4_533_500);
    expect(harga(tanpaNota({}, { kode_harga: '' }), { harga_kadar: true })).toBe(4_731_000);
    expect(harga(tanpaNota({}, { kode_harga: '' }))).toBe(0);
  });

  it('counts goods without a nota at the share of the price of 24K where the shop sells by percentage', () => {
    const [group] = rujukan.group;
    if (!group) throw new Error('no group');
    const persen = { ...rujukan, group: [{ ...group, persentase_group: 75, harga_global: 2_000_000 }] };
    const kini = hitungBeli(tanpaNota({ hidup: true }), persen, { ...awal, hidup: true, mode_harga: 'PERSENTASE' });
    // 4.15 × 1,500,000 less 5 %
    expect([kini.emas_hari_ini.toJSON(), kini.total.toJSON()]).toEqual([6_225_000, 5_913_500]);
  });

  it('is what was agreed on, unless prices are locked', () => {
    expect(harga(bernota({ harga_beli: '2910000' }))).toBe(2_910_000);
    expect(harga(bernota({ harga_beli: '2910000' }), { harga_terkunci: true })).toBe(3_043_000);
  });

  it('counts a cut by hand and today’s price where the shop has them', () => {
    expect(harga(bernota({ potongan_lain: '43000' }))).toBe(3_000_000);
    expect(harga(bernota({ potongan_lain: '43000' }), { potongan_lain: false })).toBe(3_043_000);
    // 3,060,810 less 42,600, down to 3,018,000.
    expect(harga(bernota({ hidup: true }), { hidup: true })).toBe(3_018_000);
    expect(harga(bernota({ hidup: true }))).toBe(3_043_000);
  });

  it('lies so many percent from another price', () => {
    const [baris] = hitung(bernota()).baris;
    expect(baris && bedaPersen(baris.harga_beli, 3_086_000)?.toString()).toBe('-1.39');
    expect(baris && bedaPersen(baris.harga_beli, 0)).toBeUndefined();
  });
});

describe('what somebody has to agree to', () => {
  it.each<[string, DraftBeli, string | undefined]>([
    ['a price above the calculation', bernota({ harga_beli: '3046000' }), 'HARGA BELI DIATAS HARGA NOTA'],
    ['one below it', bernota({ harga_beli: '2910000' }), 'HARGA BELI DIBAWAH HARGA NOTA'],
    ['a weight far from the nota', bernota({ berat: '2.00' }), 'TOLERANSI BERAT PEMBELIAN'],
    ['less of a loss than the least', bernota({}, { rugi: { rugi: 30_000, rusak: 40_000 } }), 'RUGI NOTA'],
    ['goods without a nota', tanpaNota(), 'PEMBELIAN TANPA BARCODE'],
    ['nothing, before the condition is known', tanpaNota({ kondisi_barang: '' }), undefined],
  ])('%s', (_, draft, perlu) => expect(kategori(draft)).toBe(perlu));

  it('is bound to what the server binds it to', () => {
    expect(hitung(bernota({ harga_beli: '3046000' })).baris[0]?.nilai).toEqual({
      uji: null,
      hasil_kadar: null,
      foto_barang: null,
      kode_barcode: '00000936',
      nama_barang: 'CINCIN MATA SATU',
      kode_group: '700',
      kondisi_barang: 'MULUS',
      kadar: 70,
      berat: 2.13,
      berat_nota: 2.13,
      harga_nota: 3_086_000,
      harga_beli: 3_046_000,
    });
  });

  it('is no longer agreed to once the line changes', () => {
    const izin = { id: 'a', kategori: 'X', disetujui_oleh: 'SPV1', sampai: 1 };
    const [baris] = bernota().barang.map((row) => ({ ...row, otorisasi: izin }));
    expect(baris && ubahBaris([baris], baris.id, { berat: '2' })[0]).toMatchObject({ otorisasi: null, gugur: true });
    expect(ubahTransfer({ ...ubahTransfer(null, {}), otorisasi: izin }, { jumlah: '1' }).otorisasi).toBeNull();
  });
});

describe('where approval begins', () => {
  const bebas = (draft: DraftBeli, ubah: Partial<AturanBeli['izin']> = {}, aturan: Partial<AturanBeli> = {}) => {
    const kini = { ...awal, ...aturan, izin: { ...awal.izin, ...ubah } };
    const [baris] = hitungBeli(draft, rujukan, kini).baris;
    const batas = baris && batasBebas(baris, kini);
    return batas && [batas.dari?.toJSON(), batas.sampai?.toJSON()];
  };
  const rugi = { rugi: { rugi: 20_000, rusak: 40_000 } };
  it.each<[string, unknown, unknown]>([
    ['at the calculation', bebas(bernota()), [3_043_000, 3_043_000]],
    ['below it only', bebas(bernota(), { diatas: false }), [3_043_000, undefined]],
    ['above it only', bebas(bernota(), { dibawah: false }), [undefined, 3_043_000]],
    ['above the least loss', bebas(bernota({}, rugi), { diatas: false }), [3_043_000, 3_043_400]],
    ['nowhere', bebas(bernota(), { diatas: false, dibawah: false }), undefined],
    ['whatever the price, of a weight far off', bebas(bernota({ berat: '2' })), undefined],
    ['whatever the price, without a nota', bebas(tanpaNota()), undefined],
    ['not at all where prices are locked', bebas(bernota(), {}, { harga_terkunci: true }), undefined],
  ])('%s', (_, batas, dituntut) => expect(batas).toEqual(dituntut));
});

describe('what is missing', () => {
  it('is nothing of a whole purchase', () => {
    expect(rusak(bernota())).toEqual({});
    expect(rusak(tanpaNota())).toEqual({});
  });

  it('is named at the line and field', () => {
    expect(rusak(beliKosong())).toMatchObject({ kode_sales: {}, barang: {} });
    expect(rusak(bernota({ kondisi_barang: '' }))).toEqual({
      'barang.1.kondisi_barang': { rule: 'tidak_boleh_kosong' },
    });
    expect(rusak(bernota({ berat: '' }))).toEqual({ 'barang.1.berat': { rule: 'tidak_boleh_nol' } });
    expect(rusak(bernota({ harga_beli: '' }))).toEqual({ 'barang.1.harga_beli': { rule: 'tidak_boleh_nol' } });
    expect(rusak(bernota({ potongan_lain: '3086000' }))).toEqual({
      'barang.1.harga_beli': { rule: 'potongan_melebihi_harga' },
    });
    expect(rusak(bernota({ hidup: true }, { harga_emas: 0 }), { hidup: true })).toEqual({
      'barang.1.hidup': { rule: 'harga_belum_diatur' },
    });
    expect(rusak(tanpaNota({ harga_beli: '60000000' }))).toEqual({
      'barang.1.harga_beli': { rule: 'harga_beli_terlalu_tinggi' },
    });
    expect(rusak({ ...tanpaNota(), nik_sim_passport: '' })).toMatchObject({ nik_sim_passport: {} });
  });

  it('of a description and of who brings it', () => {
    const gram = { isZero: () => true };
    expect(Object.keys(periksaLuar(LUAR_KOSONG, gram))).toEqual([
      'nama_barang',
      'kode_group',
      'kode_dept',
      'berat',
      'kode_harga',
    ]);
    expect(periksaLuar({ ...luar, nama_barang: 'EMAS' }, { isZero: () => false })).toEqual({
      nama_barang: { rule: 'terlalu_pendek', params: { min: 6 } },
    });
    const orang = (nik_sim_passport: string, jenis_identitas = 'KTP') =>
      periksaIdentitas({ ...beliKosong(), jenis_identitas, nik_sim_passport }, { foto: false });
    expect(orang('3273')).toEqual({ nik_sim_passport: { rule: 'nik_16_angka' } });
    expect(orang('3273', 'SIM')).toEqual({});
    const sim = { ...beliKosong(), jenis_identitas: 'SIM', nik_sim_passport: '3273' };
    expect(periksaIdentitas(sim, { foto: true })).toEqual({ foto_identitas: { rule: 'tidak_boleh_kosong' } });
    expect(periksaIdentitas({ ...sim, foto_identitas: 'KL01/MASTER/a.jpg' }, { foto: true })).toEqual({});
  });

  it('of a transfer: accounts, and no more than is to be paid', () => {
    const transfer = ubahTransfer(null, { jumlah: '4000000' });
    expect(rusak({ ...bernota(), transfer })).toEqual({
      'bayar.TRANSFER.jumlah': { rule: 'melebihi_tagihan' },
      'bayar.TRANSFER.no_rekening': { rule: 'tidak_boleh_kosong' },
      'bayar.TRANSFER.no_rekening_customer': { rule: 'tidak_boleh_kosong' },
    });
  });
});

describe('what is sent', () => {
  it('names the piece, its condition and the price that was told; cash is the rest', () => {
    const transfer = ubahTransfer(null, { jumlah: '2000000', no_rekening: '008123', no_rekening_customer: '4471' });
    expect(kirim({ ...bernota(), transfer })).toEqual({
      kode_sales: 'SL01',
      pelanggan: { jenis: 'NON MEMBER', nama: 'BU TINI', no_hp: '081233445566', alamat: 'CIMAHI' },
      barang: [{ kode_barcode: '00000936', berat: 2.13, kondisi_barang: 'MULUS', harga_beli: 3_043_000 }],
      bayar: [
        { jenis: 'TRANSFER', jumlah: 2_000_000, no_rekening: '008123', no_rekening_customer: '4471' },
        { jenis: 'CASH', jumlah: 1_043_000 },
      ],
    });
  });

  it('describes goods without a nota and who brought them; a transfer of everything leaves no cash', () => {
    const transfer = ubahTransfer(null, { no_rekening: '008123', no_rekening_customer: '4471' });
    const isi = kirim({ ...tanpaNota({}, { uji: 'XRF', hasil_kadar: '69.8' }), transfer });
    expect(isi).toMatchObject({
      ...KTP,
      barang: [
        {
          nama_barang: 'GELANG RANTAI',
          kode_group: '700',
          kode_dept: 'GL',
          berat: 4.15,
          kode_harga: 'L70',
          kondisi_barang: 'LECET',
          uji: 'XRF',
          hasil_kadar: 69.8,
          harga_beli: 4_533_500,
        },
      ],
      bayar: [{ jenis: 'TRANSFER', jumlah: 4_533_500 }],
    });
  });
});

describe('the lines', () => {
  it('propose the customer of the first nota, and leave who was chosen', () => {
    expect(bernota().pelanggan).toMatchObject({ jenis: 'NON MEMBER', nama: 'BU TINI' });
    expect(bernota({}, { kode_member: 'M00231' }).pelanggan).toMatchObject({ jenis: 'MEMBER', kode_member: 'M00231' });
    expect(bernota({}, { nama: 'REGULER', no_hp: '-', alamat: '-' }).pelanggan).toMatchObject({ nama: '', no_hp: '' });
    const dipilih = { ...beliKosong(), pelanggan: { ...beliKosong().pelanggan, nama: 'PAK UDIN' } };
    expect(denganNotaBeli(dipilih, [NOTA], true).draft.pelanggan.nama).toBe('PAK UDIN');
  });

  it('come back where they were, under a number of their own and not twice', () => {
    const dua = denganNotaBeli(bernota(), [{ ...NOTA, kode_barcode: '00000937' }], true).draft.barang;
    const [baris] = dua;
    const sisa = dua.slice(1);
    const kembali = baris && denganKembali(sisa, { baris, index: 0 });
    expect(kembali?.map(({ id }) => id)).toEqual(['3', '2']);
    expect(baris && denganKembali(dua, { baris, index: 0 })).toEqual(dua);
  });

  it('take a description over in their own place', () => {
    const draft = tanpaNota();
    const [baris] = draft.barang;
    const ulang = denganLuar({ ...draft, luar: { ...luar, nama_barang: 'GELANG PUTUS', id: baris?.id ?? '' } }).draft;
    expect(ulang.luar).toBeNull();
    expect(ulang.barang).toMatchObject([
      { id: '1', kondisi_barang: 'LECET', barang: { luar: { nama_barang: 'GELANG PUTUS' } } },
    ]);
  });
});

it('leaves who is typed to be made out, whoever the nota was written for', () => {
  expect(denganNotaBeli(beliKosong(), [NOTA], true).draft.pelanggan.nama).toBe('BU TINI');
  expect(denganNotaBeli({ ...beliKosong(), ketik: '0812' }, [NOTA], true).draft.pelanggan.nama).toBe('');
});
