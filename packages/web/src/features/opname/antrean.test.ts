import { describe, expect, it } from 'vitest';
import { AntreanScan, gabungTag, type Antrean, type ScanKirim, type TagKirim } from './antrean.ts';

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

/** A line that fails for the first `gagal` tries of every scan, and a server that counts each id once. */
function percobaan(gagal: number, tersisa: readonly ScanKirim[] = []) {
  const tries = new Map<string, number>();
  const dihitung = new Set<string>();
  const disimpan = new Map<string, ScanKirim>(tersisa.map((isi) => [isi.id_scan, isi]));
  let ids = 0;
  const menolak = { kini: true };
  const log = { jawab: [] as string[], tolak: [] as string[], bersama: 0, paling: 0 };
  const antrean = new AntreanScan<ScanKirim, string>(
    {
      kirim: async ({ id_scan, kode_barcode }) => {
        log.bersama += 1;
        log.paling = Math.max(log.paling, log.bersama);
        await Promise.resolve();
        log.bersama -= 1;
        const n = (tries.get(id_scan) ?? 0) + 1;
        tries.set(id_scan, n);
        if (kode_barcode === 'TOLAK' && menolak.kini) throw new RangeError('no');
        // The server took it, and the answer is lost.
        dihitung.add(id_scan);
        if (n <= gagal) throw new TypeError('line');
        return kode_barcode;
      },
      ulang: (error) => error instanceof TypeError,
      id: () => `id-${(ids += 1)}`,
      catat: (isi) => void disimpan.set(isi.id_scan, isi),
      hapus: ({ id_scan }) => void disimpan.delete(id_scan),
      berubah: () => undefined,
      jawab: (_, kode) => void log.jawab.push(kode),
      tolak: ({ kode_barcode }) => {
        log.tolak.push(kode_barcode);
        return 'tidak boleh';
      },
      tunggu: () => Promise.resolve(),
    },
    tersisa,
  );
  const tambah = (kode_barcode: string) => antrean.tambah((id_scan) => ({ id_scan, kode_barcode }));
  return { antrean, log, dihitung, disimpan, menolak, tambah };
}

describe('the queue of scans', () => {
  it('loses none of 200 scans on a line that drops every answer twice, a few at a time', async () => {
    const { antrean, log, dihitung, disimpan, tambah } = percobaan(2);
    const codes = Array.from({ length: 200 }, (_, index) => String(index).padStart(8, '0'));
    for (const kode of codes) tambah(kode);
    expect([antrean.kiriman.length, disimpan.size]).toEqual([200, 200]);
    await settle();
    expect(log.jawab.toSorted()).toEqual(codes);
    expect(dihitung.size).toBe(200);
    expect(antrean.kiriman).toEqual([]);
    expect(disimpan.size).toBe(0);
    expect(log.paling).toBeLessThanOrEqual(4);
  });

  it('takes up what an earlier page left, and lets a refused scan not hold up the others', async () => {
    const { antrean, log } = percobaan(0, [
      { id_scan: 'lama-0001', kode_barcode: 'TOLAK' },
      { id_scan: 'lama-0002', kode_barcode: '00000002' },
    ]);
    antrean.mulai();
    await settle();
    expect(log).toMatchObject({ jawab: ['00000002'], tolak: ['TOLAK'] });
  });

  it('keeps what was refused, also for the next page, until it is sent again or given up', async () => {
    const { antrean, log, disimpan, menolak, tambah } = percobaan(0);
    tambah('TOLAK');
    tambah('00000002');
    await settle();
    expect(antrean.kiriman).toMatchObject([{ kode_barcode: 'TOLAK', ditolak: 'tidak boleh' }]);
    expect([...disimpan.values()]).toEqual(antrean.kiriman);
    const [isi] = antrean.kiriman;
    const lanjut = percobaan(0, antrean.kiriman);
    lanjut.antrean.mulai();
    await settle();
    expect([lanjut.log.tolak, lanjut.antrean.kiriman.length]).toEqual([[], 1]);
    lanjut.antrean.buang(isi?.id_scan ?? '');
    expect([lanjut.antrean.kiriman.length, lanjut.disimpan.size]).toEqual([0, 0]);
    menolak.kini = false;
    antrean.kirimLagi(isi?.id_scan ?? '');
    await settle();
    expect(log.jawab).toEqual(['00000002', 'TOLAK']);
    expect([antrean.kiriman.length, disimpan.size]).toEqual([0, 0]);
  });

  it('sends the same code twice as two scans', async () => {
    const { log, dihitung, tambah } = percobaan(0);
    tambah('00000001');
    tambah('00000001');
    await settle();
    expect([log.jawab.length, dihitung.size]).toEqual([2, 2]);
  });
});

describe('the queue of tags', () => {
  it('puts what comes to what still waits, and never to what travels, so that a slow line carries all of it', async () => {
    const calls: (readonly string[])[] = [];
    const antre: (() => void)[] = [];
    let ids = 0;
    const diam: Pick<Antrean<TagKirim, string>, 'catat' | 'hapus' | 'berubah' | 'jawab'> = {
      catat: () => undefined,
      hapus: () => undefined,
      berubah: () => undefined,
      jawab: () => undefined,
    };
    const antrean = new AntreanScan<TagKirim, string>({
      ...diam,
      gabung: gabungTag,
      ulang: () => false,
      id: () => `id-${(ids += 1)}`,
      tolak: () => '',
      tunggu: () => Promise.resolve(),
      kirim: ({ tag }) => {
        calls.push(tag);
        return new Promise((resolve) => {
          antre.push(() => resolve('ok'));
        });
      },
    });
    const tags = Array.from({ length: 50 }, (_, index) => `E28011606000${String(index).padStart(12, '0')}`);
    for (const tag of tags) antrean.tambah((id_scan) => ({ id_scan, tag: [tag] }));
    await settle();
    expect(calls.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    for (const jadi of antre.splice(0)) jadi();
    await settle();
    for (const jadi of antre.splice(0)) jadi();
    await settle();
    expect(calls.map(({ length }) => length)).toEqual([1, 1, 1, 1, 46]);
    expect(calls.flat().toSorted()).toEqual(tags);
    expect(antrean.kiriman).toEqual([]);
  });

  it('keeps what came to a waiting frame, where another tab has brought that frame meanwhile', async () => {
    const disimpan = new Map<string, TagKirim>();
    const antre: (() => void)[] = [];
    let ids = 0;
    const tab = (tersisa: readonly TagKirim[]) =>
      new AntreanScan<TagKirim, string>(
        {
          gabung: gabungTag,
          ulang: () => false,
          id: () => `id-${(ids += 1)}`,
          tolak: () => '',
          tunggu: () => Promise.resolve(),
          catat: (isi) => void disimpan.set(isi.id_scan, isi),
          hapus: ({ id_scan }) => void disimpan.delete(id_scan),
          berubah: () => undefined,
          jawab: () => undefined,
          kirim: () =>
            new Promise((resolve) => {
              antre.push(() => resolve('ok'));
            }),
        },
        tersisa,
      );
    const tabLama = tab([]);
    for (const tag of ['A', 'B', 'C', 'D', 'E']) tabLama.tambah((id_scan) => ({ id_scan, tag: [tag] }));
    const tabBaru = tab([...disimpan.values()].filter(({ tag }) => tag.includes('E')));
    tabBaru.mulai();
    tabLama.tambah((id_scan) => ({ id_scan, tag: ['F'] }));
    antre.at(-1)?.();
    await settle();
    expect([...disimpan.values()].flatMap(({ tag }) => tag)).toContain('F');
  });
});
