import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { addTexts } from '../../ui/words.ts';
import { permintaanBerat } from './izin-berat.ts';

const params = {
  kategori: 'BERAT MELEBIHI PENERIMAAN',
  nomor: 'KL-TR-261121-0001',
  baris: 2,
  sisa: '1.000',
  berat: '2.500',
  penerimaan: 'KL-TR-261121-0001/2=2.500',
};

beforeAll(() => addTexts('id', texts));

describe('pieces that weigh more than is left of their receipt', () => {
  it('ask for exactly what the server has named', () => {
    const asked = permintaanBerat(new ProblemError(422, { code: 'penerimaan_kelebihan_berat', message: '', params }));
    expect(asked).toMatchObject({
      kategori: params.kategori,
      dokumen: params.nomor,
      nilai: { penerimaan: params.penerimaan },
    });
    expect(asked?.ringkasan.map(({ nilai }) => nilai)).toEqual(['1.000 gr', '2.500 gr']);
  });

  it('ask for nothing when they were refused for something else', () => {
    expect(permintaanBerat(new ProblemError(422, { code: 'data_tidak_valid', message: '' }))).toBeUndefined();
    expect(permintaanBerat(new Error('x'))).toBeUndefined();
  });
});
