import { Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import { acakkan, bukaAcak } from '../../../platform/antar/acak.ts';
import type { Dikenal } from '../../../platform/antar/kenali.ts';
import type { PublicContext } from '../../../platform/context.ts';
import {
  kertasNiaga,
  kunciRantai,
  niagaToko,
  sidikKertas,
  simpanKunci,
  simpanNiaga,
} from '../../../trade/pelanggan/rantai.ts';

export const GUNA_KUNCI = 'kunci-rantai';
export const GUNA_KERTAS = 'kertas-niaga';

const teks = z.string().min(1).max(60);
const orang = z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(10);
const HARI = { dari: z.iso.date(), sampai: z.iso.date() };
/** What one shop tells another of its customers. */
export const BARIS_NIAGA = z.array(
  z.object({ kode_toko: teks, tgl: z.iso.date(), orang, jumlah: z.number().nonnegative() }),
);
export const ISI_NIAGA = z.object({
  ...HARI,
  /** The chain's key, readable by this shop alone. */
  kunci: z.string().max(500),
  /** What all other shops of the chain have told, and which they are; absent: nothing is told. */
  sana: z.object({ toko: z.array(teks).max(1000), baris: BARIS_NIAGA }).optional(),
});
export const ISI_PPATK = z.object({ ...HARI, orang: z.array(z.object({ tgl: z.iso.date(), orang })).max(20_000) });

/** Customers are told of to head office alone. @throws Problem `toko_tidak_berhak`. */
function assertPusat({ dari, ke }: Dikenal): void {
  if (dari.level !== 'PUSAT') throw new Problem('toko_tidak_berhak', { kode_toko: ke });
}

/**
 * Head office tells what customers have traded in all other shops, and is told what they have traded in this one: of
 * both nobody's name, but what the servers call him.
 */
export async function tukarNiaga(services: PublicContext, dikenal: Dikenal, isi: z.infer<typeof ISI_NIAGA>) {
  assertPusat(dikenal);
  const { db, secrets, now } = services;
  const kunci = bukaAcak(dikenal.dari.kunci, isi.kunci, GUNA_KUNCI);
  if (kunci === undefined) throw new Problem('permintaan_rusak', {});
  if ((await kunciRantai(db, secrets)) !== kunci) await simpanKunci(db, secrets, kunci);
  const { sana } = isi;
  if (sana) {
    const di_sini = await db.query<{ kode_toko: string }>(`select kode_toko from hari_toko`);
    const sini = new Set(di_sini.map(({ kode_toko }) => kode_toko));
    const toko = sana.toko.filter((kode) => !sini.has(kode));
    await db.tx((tx) => simpanNiaga(tx, toko, isi, sana.baris, now()));
  }
  return { baris: await niagaToko(services.readings, kunci, [dikenal.ke], isi) };
}

/** Papers of customers who have to be known or reported over the chain, readable by head office alone. */
export async function bukaKertas(services: PublicContext, dikenal: Dikenal, isi: z.infer<typeof ISI_PPATK>) {
  assertPusat(dikenal);
  const kunci = await kunciRantai(services.db, services.secrets);
  if (kunci === undefined) throw new Problem('permintaan_rusak', {});
  const dicari = new Set(isi.orang.flatMap((one) => one.orang.map((sidik) => `${one.tgl}/${sidik}`)));
  const kertas = (await kertasNiaga(services.readings, [dikenal.ke], isi)).filter((one) =>
    sidikKertas(kunci, one).some((sidik) => dicari.has(`${one.tgl}/${sidik}`)),
  );
  return { acak: acakkan(dikenal.dari.kunci, JSON.stringify(kertas), GUNA_KERTAS) };
}
