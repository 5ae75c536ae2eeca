import { describe, expect, it } from 'vitest';
import { modulesWith } from '@kilau/contract/modules.ts';
import { NOTA, RUJUKAN } from '../../../testing/nota-beli.ts';
import { aturanBeli } from '../../../trade/beli/aturan.ts';
import { denganNota, ISI_BELI_KOSONG, ubahBaris } from '../../../trade/beli/isi.ts';
import { draftHampa, draftKosong, ubahDraft, type DraftJual } from '../transaksi/draft.ts';
import { isiPenjualan, salahBarcode, salahDari } from '../transaksi/kirim.ts';
import { susunTukar, TUKAR_KOSONG } from './susun.ts';

const aturan = aturanBeli({ modules: modulesWith() });

function tukar(isi: Parameters<typeof ubahBaris>[2] = { kondisi_barang: 'MULUS' }) {
  const { draft, pertama } = denganNota(ISI_BELI_KOSONG, [NOTA]);
  return susunTukar('', { ...draft, barang: ubahBaris(draft.barang, pertama, isi) }, RUJUKAN, aturan).tukar;
}
const bayar = [
  { id: '4', jenis: 'CASH', jumlah: '2357000', no_rekening: '', nama_rekening: '', no_kartu: '', fee_persen: '' },
] as const;
const draft = (more: Partial<DraftJual> = {}): DraftJual => ({ ...draftKosong('SL01'), bayar, ...more });

describe('old goods on a sale', () => {
  it('are worth what a purchase of them comes to, and are sent behind all payments', () => {
    const lama = tukar();
    expect(lama).toMatchObject({ jumlah: '3043000', berat: '2.13', kurang: 0 });
    const dikirim: unknown = JSON.parse(JSON.stringify(isiPenjualan(draft({ tukar: lama })).bayar));
    expect(dikirim).toEqual([
      { jenis: 'CASH', jumlah: 2_357_000 },
      {
        jenis: 'TUKAR',
        barang: [{ kode_barcode: '00000936', berat: 2.13, kondisi_barang: 'MULUS', harga_beli: 3_043_000 }],
      },
    ]);
  });

  it('lack an approval as those of a purchase do', () => {
    expect(tukar({ kondisi_barang: 'MULUS', harga_beli: '3100000' })).toMatchObject({ jumlah: '3100000', kurang: 1 });
  });

  it('are told what is wrong where they stand, and the payments where those do', () => {
    const fields = { 'bayar.0.jumlah': 'a', 'bayar.1.barang.0.kondisi_barang': 'b', 'bayar.1.nik_sim_passport': 'c' };
    expect(salahDari(draft({ tukar: tukar() }), fields)).toEqual({
      'bayar.4.jumlah': 'a',
      'tukar.barang.1.kondisi_barang': 'b',
      'tukar.nik_sim_passport': 'c',
    });
  });

  it('have what is said of a barcode at their own line', () => {
    expect(salahBarcode(draft({ tukar: tukar() }), '00000936')).toBe('tukar.barang.1.kode_barcode');
    expect(salahBarcode(draft({ tukar: tukar() }), '00000001')).toBe('barang.00000001.kode_barcode');
  });

  it('make a draft worth keeping; an exchange that brings nothing is none, and nothing is sent of it', () => {
    expect(draftHampa({ ...draftKosong(), tukar: tukar() })).toBe(false);
    const kosong = ubahDraft(draftKosong(), { type: 'exchange', tukar: TUKAR_KOSONG });
    expect(draftHampa(kosong)).toBe(true);
    expect(isiPenjualan(draft({ tukar: TUKAR_KOSONG })).bayar).toHaveLength(1);
    expect(ubahDraft(kosong, { type: 'exchange', tukar: undefined })).toEqual(draftKosong());
  });
});
