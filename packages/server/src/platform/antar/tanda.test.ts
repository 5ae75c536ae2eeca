import { expect, it } from 'vitest';
import { bacaKepala, kepalaBertanda, nonceBaru, tandaCocok, type Panggilan } from './tanda.ts';

const KUNCI = 'rahasia-dua-server-di-uji-ini';
const call: Panggilan = {
  method: 'POST',
  path: '/api/v1/antar-server/pesan',
  body: '{"isi":"x"}',
  dari: 'KL01',
  ke: 'KL02',
  waktu: 1_795_000_000_000,
  nonce: nonceBaru(),
  pemanggil: { user_id: 'KASIR1', nama: 'RINI', level: 'KASIR' },
};

it('holds all that a call says, and nobody signs without the key', () => {
  const dibaca = bacaKepala(kepalaBertanda(KUNCI, call));
  if (!dibaca) throw new Error('a header of ours is not read');
  const { kepala, tanda } = dibaca;
  const { method, path, body } = call;
  expect(kepala).toEqual({ dari: 'KL01', ke: 'KL02', waktu: call.waktu, nonce: call.nonce, pemanggil: call.pemanggil });
  expect(tandaCocok(KUNCI, { ...kepala, method, path, body }, tanda)).toBe(true);
  const lain: readonly Partial<Panggilan>[] = [
    { method: 'GET' },
    { path: '/api/v1/antar-server/tarik' },
    { body: '{"isi":"y"}' },
    { dari: 'KL03' },
    { ke: 'KL03' },
    { waktu: call.waktu + 1 },
    { nonce: nonceBaru() },
    { pemanggil: { ...call.pemanggil, user_id: 'OWNER' } },
    { pemanggil: { ...call.pemanggil, level: 'OWN' } },
  ];
  for (const bent of lain) expect(tandaCocok(KUNCI, { ...call, ...bent }, tanda), JSON.stringify(bent)).toBe(false);
  expect(tandaCocok('kunci-lain', call, tanda)).toBe(false);
  expect(tandaCocok(KUNCI, call, tanda.subarray(1))).toBe(false);
});

it('is nothing where it is no header of ours', () => {
  for (const text of ['', 'KILAU1 ', 'KILAU1 AAAA.BBBB', 'KILAU1 e30.AA', 'abc', `KILAU1 ${'{'.repeat(40)}`]) {
    expect(bacaKepala(text), text).toBeUndefined();
  }
});
