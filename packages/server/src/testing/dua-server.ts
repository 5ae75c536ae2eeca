import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './app.ts';

/** What two servers of a test sign with. */
export const KUNCI_ANTAR = 'rahasia-dua-server-di-uji-ini';

/** Lets a server be called on this machine. @returns its address. */
export async function dengarkan({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A shop that another server keeps, as this one knows it. */
export async function kenalkan(
  { db, services }: TestApp,
  toko: { readonly kode_toko: string; readonly level?: 'PUSAT' | 'CABANG'; readonly inisial?: string },
  portal: string,
  kunci = KUNCI_ANTAR,
): Promise<void> {
  const { kode_toko, level = 'CABANG', inisial = kode_toko } = toko;
  await db.query(
    `insert into toko (kode_toko, nama_toko, inisial, level, portal, kunci_portal)
     values ($1, 'TOKO ' || $1, $2, $3, $4, $5)`,
    [kode_toko, inisial, level, portal, services.secrets.seal(kunci, `${kode_toko}/toko/kunci_portal`)],
  );
}

/**
 * What becomes of calls between two servers: they pass, they never arrive, their answer is lost on the way, or they
 * hang until the line is another one.
 */
export type Jalan = 'lewat' | 'mati' | 'putus' | 'gantung';

/** A line between two servers that a test may cut. */
export interface Kawat {
  /** Where calls go in. */
  readonly portal: string;
  jalan: Jalan;
  /** The one command that it goes for; all of them unless said. */
  hanya: string | undefined;
  /** So many calls hang. */
  menggantung: number;
  /** So many calls have reached the other side. */
  sampai: number;
  close(): void;
}

/** Lays a line to a server. */
export async function kawatKe(alamat: string): Promise<Kawat> {
  const kawat = { jalan: 'lewat' as Jalan, hanya: undefined as string | undefined, menggantung: 0, sampai: 0 };
  const jalanOf = (url = ''): Jalan =>
    kawat.hanya === undefined || url.endsWith(`/${kawat.hanya}`) ? kawat.jalan : 'lewat';
  const jalankan = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    kawat.menggantung += 1;
    while (jalanOf(request.url) === 'gantung') await sleep(5);
    kawat.menggantung -= 1;
    if (jalanOf(request.url) === 'mati') return void request.socket.destroy();
    const there = httpRequest(
      new URL(request.url ?? '/', alamat),
      { method: request.method ?? 'GET', headers: request.headers },
      (answer) => {
        kawat.sampai += 1;
        if (jalanOf(request.url) === 'putus') return void answer.resume().on('end', () => request.socket.destroy());
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    there.on('error', () => request.socket.destroy());
    request.pipe(there);
  };
  const server = createServer((request, response) => void jalankan(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(kawat, { portal: `http://127.0.0.1:${port}`, close: () => void server.close() });
}
