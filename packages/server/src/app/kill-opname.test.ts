import type { BarangOpname, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram, type Program } from '../testing/program.ts';
import { post } from '../testing/till.ts';
import { openProgramShop, programDir } from '../testing/toko-program.ts';

const PIECES = 150;
const COUNTED_BEFORE = 40;

const dataDir = programDir('kill-opname');
let program: Program;
let token = '';
let codes: string[] = [];

const scan = (no_opname: string, kode_barcode: string) =>
  post(program.url, token, `stock-opname/${no_opname}/scan`, { kode_barcode, id_scan: `scan-${kode_barcode}` });
const read = async (no_opname: string): Promise<Opname> =>
  (await (
    await fetch(`${program.url}/api/v1/stock-opname/${no_opname}`, { headers: { 'x-auth-token': token } })
  ).json()) as Opname;
const seen = (opname: Opname): BarangOpname[] => opname.barang.filter(({ status_barang }) => status_barang === 'DONE');

beforeAll(async () => {
  program = await startProgram(dataDir);
  ({ token, codes } = await openProgramShop(program.url, PIECES));
});

afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.gone;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

it(
  'a count goes on after the program was killed in the midst of it, and no scan is lost or counted twice',
  { timeout: 180_000 },
  async () => {
    const { no_opname } = (await post<Opname>(program.url, token, 'stock-opname/start', {
      kode_gudang: 'TOKO',
      kode_baki: 'A01',
    })) ?? { no_opname: '' };
    const answered = new Set<string>();
    await Promise.all(
      codes.map(async (kode) => {
        if (await scan(no_opname, kode)) answered.add(kode);
        if (answered.size === COUNTED_BEFORE) program.child.kill('SIGKILL');
      }),
    );
    await program.gone;
    expect(answered.size).toBeLessThan(PIECES);
    program = await startProgram(dataDir);

    const kept = new Set(seen(await read(no_opname)).map(({ kode_barcode }) => kode_barcode));
    expect([...answered].filter((kode) => !kept.has(kode))).toEqual([]);

    // The device sends again whatever it has no answer for, as its queue does; some of it had arrived.
    for (const kode of codes.filter((one) => !answered.has(one))) await scan(no_opname, kode);
    const whole = seen(await read(no_opname));
    expect(whole.filter(({ hasil, kali }) => hasil !== 'KETEMU' || kali !== 1)).toEqual([]);
    expect(whole).toHaveLength(PIECES);
    expect(await post<Opname>(program.url, token, `stock-opname/${no_opname}/selesai`, {})).toMatchObject({
      status: 'SELESAI',
      ketemu: PIECES,
      belum: 0,
    });
  },
);
