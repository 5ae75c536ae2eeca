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
