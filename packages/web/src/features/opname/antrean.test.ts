import { describe, expect, it } from 'vitest';
import { AntreanScan, type ScanKirim } from './antrean.ts';

const settle = () => new Promise((resolve) => {
  setTimeout(resolve, 5);
});

/** A line that fails for the first `gagal` tries of every scan, and a server that counts each id once. */
function percobaan(gagal: number, tersisa: readonly ScanKirim[] = []) {
  const tries = new Map<string, number>();
  const dihitung = new Set<string>();
  const disimpan = new Set<string>(tersisa.map(({ id_scan }) => id_scan));
  let ids = 0;
  const log = { jawab: [] as string[], tolak: [] as string[], bersama: 0, paling: 0 };
  const antrean = new AntreanScan<string>({
    kirim: async ({ id_scan, kode_barcode }) => {
      log.bersama += 1;
      log.paling = Math.max(log.paling, log.bersama);
      await Promise.resolve();
      log.bersama -= 1;
      const n = (tries.get(id_scan) ?? 0) + 1;
      tries.set(id_scan, n);
      if (kode_barcode === 'TOLAK') throw new RangeError('no');
      // The server took it, and the answer is lost.
      dihitung.add(id_scan);
      if (n <= gagal) throw new TypeError('line');
      return kode_barcode;
    },
    ulang: (error) => error instanceof TypeError,
    id: () => `id-${(ids += 1)}`,
    catat: ({ id_scan }) => void disimpan.add(id_scan),
    hapus: ({ id_scan }) => void disimpan.delete(id_scan),
    berubah: () => undefined,
    jawab: (_, kode) => void log.jawab.push(kode),
    tolak: ({ kode_barcode }) => void log.tolak.push(kode_barcode),
    tunggu: () => Promise.resolve(),
  }, tersisa);
  return { antrean, log, dihitung, disimpan };
}

describe('the queue of scans', () => {
  it('loses none of 200 scans on a line that drops every answer twice, a few at a time', async () => {
    const { antrean, log, dihitung, disimpan } = percobaan(2);
    const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(8, '0'));
    for (const kode of codes) antrean.tambah(kode);
    expect([antrean.menunggu.length, disimpan.size]).toEqual([200, 200]);
    await settle();
    expect(log.jawab.toSorted()).toEqual(codes);
    expect(dihitung.size).toBe(200);
    expect(antrean.menunggu).toEqual([]);
    expect(disimpan.size).toBe(0);
    expect(log.paling).toBeLessThanOrEqual(4);
  });

  it('takes up what an earlier page left, and lets a refused scan not hold up the others', async () => {
    const { antrean, log } = percobaan(0, [{ id_scan: 'lama-0001', kode_barcode: 'TOLAK' }, { id_scan: 'lama-0002', kode_barcode: '00000002' }]);
    antrean.mulai();
    await settle();
    expect(log).toMatchObject({ jawab: ['00000002'], tolak: ['TOLAK'] });
  });

  it('sends the same code twice as two scans', async () => {
    const { antrean, log, dihitung } = percobaan(0);
    antrean.tambah('00000001');
    antrean.tambah('00000001');
    await settle();
    expect([log.jawab.length, dihitung.size]).toEqual([2, 2]);
  });
});
