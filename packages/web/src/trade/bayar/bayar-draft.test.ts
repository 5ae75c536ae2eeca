import { describe, expect, it } from 'vitest';
import { gantiBayar, hapusBayar, tambahBayar, type BayarDraft, type IsiBayar } from './bayar-draft.ts';

const tunai: IsiBayar = {
  jenis: 'CASH',
  jumlah: '4000000',
  no_rekening: '',
  nama_rekening: '',
  no_kartu: '',
  fee_persen: '',
};
const qris: IsiBayar = { ...tunai, jenis: 'QRIS', no_rekening: '8812' };
const semua = (...isi: readonly IsiBayar[]) => isi.reduce<readonly BayarDraft[]>(tambahBayar, []);

describe('payments of a draft', () => {
  it('keep their own names when one goes', () => {
    const bayar = tambahBayar(hapusBayar(semua(qris, qris), '1'), tunai);
    expect(bayar.map(({ id }) => id)).toEqual(['2', '3']);
    expect(gantiBayar(bayar, '3', { ...tunai, jumlah: '5' }).map(({ jumlah }) => jumlah)).toEqual(['4000000', '5']);
  });

  it('lay cash upon cash', () =>
    expect(
      semua(tunai, qris, { ...tunai, jumlah: '48000' }).map(({ jenis: caraBayar, jumlah }) => `${caraBayar} ${jumlah}`),
    ).toEqual(['CASH 4048000', 'QRIS 4000000']));
});
