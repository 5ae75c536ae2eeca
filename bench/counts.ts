import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from './http.ts';
import { speedOf } from './measure.ts';
import type { LookUp } from './lookups.ts';

const SCANS_PER_SECOND = 20;

interface Count {
  readonly no_opname: string;
  readonly ketemu: number;
}

/**
 * A tray is counted by a hand that scans twenty pieces a second and does not wait for answers.
 * @throws Error when a scan got lost.
 */
export async function countTray(api: Api, kode_baki: string, codes: readonly string[]): Promise<LookUp> {
  const { no_opname } = await api.call<Count>({
    method: 'POST',
    path: 'stock-opname/start',
    body: { kode_gudang: 'TOKO', kode_baki },
  });
  const begun = performance.now();
  const times: number[] = [];
  const answers: Promise<void>[] = [];
  for (const [index, kode_barcode] of codes.entries()) {
    await sleep(Math.max(0, begun + (index * 1000) / SCANS_PER_SECOND - performance.now()));
    const from = performance.now();
    answers.push(
      api
        .call({
          method: 'POST',
          path: `stock-opname/${no_opname}/scan`,
          body: { kode_barcode, id_scan: crypto.randomUUID() },
        })
        .then(() => void times.push(performance.now() - from)),
    );
  }
  await Promise.all(answers);
  const ended = await api.call<Count>({ method: 'POST', path: `stock-opname/${no_opname}/selesai`, body: {} });
  if (ended.ketemu !== codes.length) throw new Error(`${codes.length - ended.ketemu} scans got lost`);
  return {
    name: `count, ${codes.length} scans at ${SCANS_PER_SECOND} a second`,
    speed: speedOf([{ times, seconds: (performance.now() - begun) / 1000 }]),
  };
}
