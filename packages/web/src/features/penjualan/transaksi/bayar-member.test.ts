import { describe, expect, it } from 'vitest';
import type { KuponCek } from '@kilau/contract/trade/kupon/kupon.wire.ts';
import { ATURAN, CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import type { BayarDraft } from '../../../trade/bayar/bayar-draft.ts';
import { caraLain } from './cara-lain.ts';
import { draftKosong, ubahDraft, type DraftJual } from './draft.ts';
import { hitungJual } from './hitung.ts';
import { isiPenjualan } from './kirim.ts';
import { periksaJual } from './periksa.ts';

const KUPON: KuponCek = {
  kode_kupon: 'ULTAH10',
  keterangan: '',
  jenis: 'PERSEN',
  nilai: 10,
  min_belanja: 3_000_000,
  maks_potongan: null,
  tgl_mulai: '2026-11-01',
  tgl_selesai: null,
  dipakai_dokumen: '',
  status: 'AKTIF',
};
const kosong = { jumlah: '', no_rekening: '', nama_rekening: '', no_kartu: '', fee_persen: '' };
const kupon: BayarDraft = { ...kosong, id: '1', jenis: 'KUPON', jumlah: '1', kupon: KUPON };
const poin: BayarDraft = { ...kosong, id: '2', jenis: 'POIN', jumlah: '150000', poin: '150' };
const draftDengan = (bayar: readonly BayarDraft[], ...barang: readonly (typeof CINCIN)[]): DraftJual =>
  [...barang.map((one) => ({ type: 'add-line', barang: one }) as const), { type: 'payments', bayar } as const].reduce(
    ubahDraft,
    draftKosong('SL01'),
  );
const jumlah = (draft: DraftJual, aturan = ATURAN) =>
  hitungJual(draft, aturan).pembayaran.map((bayar) => Number(bayar.jumlah));

describe('a coupon in a draft', () => {
  it('follows what is bought: 10 % of 3,192,500, and of 5,942,500', () => {
    expect(jumlah(draftDengan([kupon], CINCIN))).toEqual([319_250]);
    expect(jumlah(draftDengan([kupon], CINCIN, LIONTIN))).toEqual([594_250]);
  });
  it('is worth a share of what the goods cost without tax that is added', () => {
    const ppn = { cara: 'EXCLUDE', tarif_faktur: '1.1', tarif_tanpa_faktur: '1.65', tarif_aksesoris: '11' } as const;
    expect(jumlah(draftDengan([kupon], CINCIN), { ...ATURAN, ppn })).toEqual([319_250]);
  });
  it('below its least purchase pays nothing, and says so at the payment', () => {
    const draft = draftDengan([kupon], LIONTIN);
    expect(jumlah(draft)).toEqual([0]);
    expect(periksaJual(draft, hitungJual(draft, ATURAN), ATURAN)).toMatchObject({
      'bayar.1.kode_kupon': { rule: 'kupon_min_belanja' },
    });
  });
});

it('sends of a coupon its code and of points how many they are, and no amounts', () => {
  const { bayar } = JSON.parse(JSON.stringify(isiPenjualan(draftDengan([kupon, poin], CINCIN)))) as {
    readonly bayar: unknown;
  };
  expect(bayar).toEqual([
    { jenis: 'KUPON', kode_kupon: 'ULTAH10' },
    { jenis: 'POIN', poin: 150 },
  ]);
});

it('offers points to a member alone, and what the shop has switched on', () => {
  const lain = (jenis: 'MEMBER' | 'NON MEMBER', kode_member: string) =>
    caraLain({ bayar_lain: ['POIN', 'KUPON'] }, { jenis, kode_member });
  expect(lain('MEMBER', 'MB1')).toEqual(['TITIPAN', 'PESANAN', 'POIN', 'KUPON']);
  expect(lain('NON MEMBER', '')).toEqual(['TITIPAN', 'PESANAN', 'KUPON']);
  expect(caraLain(ATURAN, { jenis: 'MEMBER', kode_member: 'MB1' })).toEqual(['TITIPAN', 'PESANAN']);
});
