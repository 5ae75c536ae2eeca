import type pg from 'pg';
import { request, type Agent } from 'node:http';
import { memoryOfAll, watchMemory } from './memory.ts';

/** One file of a large report. */
export interface Export {
  readonly name: string;
  readonly seconds: number;
  /** Until the first byte of it. */
  readonly firstByte: number;
  readonly bytes: number;
  /** Bytes of memory beyond what the server and its database took before the first of them. */
  readonly memory: number;
  /** Its seconds to those in which the bare driver reads the same rows. */
  readonly ratio: number;
}

export interface Exports {
  readonly rows: number;
  /** Seconds in which the bare driver reads the rows. */
  readonly bare: number;
  readonly files: readonly Export[];
}

export interface Fetched {
  readonly seconds: number;
  readonly firstByte: number;
  readonly bytes: number;
}

/** Calls that are read to their end and thrown away, so that the reader does not take time from the server. */
export function swallow(url: string, token: string, path: string, agent?: Agent): Promise<Fetched> {
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/v1/${path}`, { agent, headers: { 'x-auth-token': token } });
    asked.once('error', reject).once('response', (answer) => {
      let [bytes, firstByte] = [0, 0];
      answer
        .on('data', (chunk: Buffer) => {
          if (bytes === 0) firstByte = passed();
          bytes += chunk.length;
        })
        .once('error', reject)
        .once('end', () => {
          if (answer.statusCode === 200) resolve({ seconds: passed(), firstByte, bytes });
          else reject(new Error(`${path}: ${answer.statusCode}`));
        });
    });
    asked.end();
  });
}

const ROWS = `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang,
    b.kode_baki, b.kadar, b.size, b.berat_asli, b.berat, b.berat_manual, b.harga_atribut, b.tgl_masuk, b.status
  from barang b where b.kode_toko = 'KL01' and b.di_stok order by b.kode_barcode`;

async function bareRead(pool: pg.Pool): Promise<{ rows: number; seconds: number }> {
  const begun = performance.now();
  const { rows } = await pool.query(ROWS);
  return { rows: rows.length, seconds: (performance.now() - begun) / 1000 };
}

const FORMS = ['xlsx', 'pdf', 'csv'] as const;

/** The largest report there is, all pieces in stock, as a file of each kind. */
export async function measureExports(server: Server, token: string, pool: pg.Pool): Promise<Exports> {
  await bareRead(pool);
  const { rows, seconds: bare } = await bareRead(pool);
  // What a first file loads, and what the database keeps of the tables, is there before the memory is looked at.
  for (const form of FORMS) await swallow(server.url, token, `laporan/barang-detail.${form}?kode_baki=B001`);
  const idle = memoryOfAll(server.pid);
  const files: Export[] = [];
  for (const form of FORMS) {
    const { result, most } = await watchMemory(server.pid, () =>
      swallow(server.url, token, `laporan/barang-detail.${form}`),
    );
    files.push({ name: form, ...result, memory: most - idle, ratio: result.seconds / bare });
  }
  return { rows, bare, files };
}

interface Server {
  readonly url: string;
  readonly pid: number;
}
