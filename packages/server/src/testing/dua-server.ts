import { createServer, request as httpRequest } from 'node:http';
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

/** What becomes of calls between two servers: they pass, they never arrive, or their answer is lost on the way. */
export type Jalan = 'lewat' | 'mati' | 'putus';

/** A line between two servers that a test may cut. */
export interface Kawat {
  /** Where calls go in. */
  readonly portal: string;
  jalan: Jalan;
  /** So many calls have reached the other side. */
  sampai: number;
  close(): void;
}

/** Lays a line to a server. */
export async function kawatKe(alamat: string): Promise<Kawat> {
  const kawat = { jalan: 'lewat' as Jalan, sampai: 0 };
  const server = createServer((request, response) => {
    if (kawat.jalan === 'mati') return void request.socket.destroy();
    const there = httpRequest(
      new URL(request.url ?? '/', alamat),
      { method: request.method ?? 'GET', headers: request.headers },
      (answer) => {
        kawat.sampai += 1;
        if (kawat.jalan === 'putus') return void answer.resume().on('end', () => request.socket.destroy());
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    there.on('error', () => request.socket.destroy());
    request.pipe(there);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(kawat, { portal: `http://127.0.0.1:${port}`, close: () => void server.close() });
}
