import { addDays } from '@kilau/contract/core/calendar.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { z } from 'zod';
import { acakkan, bukaAcak } from '../../../platform/antar/acak.ts';
import { jsonDari, panggilToko } from '../../../platform/antar/panggil.ts';
import { tiapCabang } from '../../../platform/antar/sebar.ts';
import { cabangJauh, type TokoJauh } from '../../../platform/antar/toko-jauh.ts';
import type { Pekerja } from '../../../platform/antrean/pekerjaan.ts';
import type { Services } from '../../../platform/context.ts';
import { workIn } from '../../../platform/session/shop-work.ts';
import {
  kunciPusat,
  niagaTersimpan,
  niagaToko,
  simpanNiaga,
  type Hari,
  type NiagaToko,
} from '../../../trade/pelanggan/rantai.ts';
import { BARIS_NIAGA, GUNA_KERTAS, GUNA_KUNCI } from './niaga.ts';

/** So long a branch is waited for. */
const TUNGGU_MS = 10_000;
const TERBESAR = 16 * 1024 * 1024;
/** Shops close their days at hours of their own: so many days lie between the first and the last of them. */
const LEBIH = 2;
/** A report to PPATK is due within fourteen working days. */
const MASA_LAPOR = 31;
const SISTEM = { user_id: 'SISTEM', nama: 'SISTEM', level: 'KASIR' } as const;

const JAWABAN_NIAGA = z.object({ baris: BARIS_NIAGA });
const JAWABAN_KERTAS = z.object({ acak: z.string() });
const KERTAS = z.array(
  z.looseObject({ kode_toko: z.string(), jenis: z.string(), nomor: z.string(), tgl: z.iso.date() }),
);

/** Head office, the shops that this database keeps with it, and those on servers of their own. */
interface Rantai {
  readonly pusat: string;
  readonly sini: readonly string[];
  readonly jauh: readonly TokoJauh[];
  readonly hari: Hari;
  readonly kunci: string;
}

/** @returns nothing where this is not head office, or all shops are kept here. */
async function rantaiOf(services: Services, lebih: number): Promise<Rantai | undefined> {
  const { db, secrets } = services;
  const toko = await db.query<{ kode_toko: string; level: string; tgl_system: string }>(
    `select kode_toko, t.level, h.tgl_system from toko t join hari_toko h using (kode_toko)
     where t.status_aktif order by kode_toko`,
  );
  const pusat = toko.find(({ level }) => level === 'PUSAT');
  const jauh = pusat ? await cabangJauh(db, services) : [];
  const hari = toko.map(({ tgl_system }) => tgl_system).toSorted();
  const [dari, sampai] = [hari[0], hari.at(-1)];
  if (!pusat || jauh.length === 0 || dari === undefined || sampai === undefined) return undefined;
  return {
    pusat: pusat.kode_toko,
    sini: toko.map(({ kode_toko }) => kode_toko),
    jauh,
    hari: { dari: addDays(dari, -lebih), sampai: addDays(sampai, LEBIH) },
    kunci: await db.tx((tx) => kunciPusat(tx, secrets)),
  };
}

/** What a branch answers to a command; nothing where it does not, or answers something else. */
async function suruh<T>(
  services: Services,
  pusat: string,
  toko: TokoJauh,
  perintah: 'niaga' | 'ppatk',
  isi: unknown,
  jawaban: z.ZodType<T>,
): Promise<T | undefined> {
  const answer = await panggilToko(services, {
    dari: pusat,
    toko,
    method: 'POST',
    path: `antar-server/${perintah}`,
    body: JSON.stringify({ isi: JSON.stringify(isi) }),
    pemanggil: SISTEM,
    timeout: services.tungguCabang ?? TUNGGU_MS,
    largest: TERBESAR,
  });
  return jawaban.safeParse(jsonDari(answer)).data;
}

/** Hears one branch, and tells it of the others. @returns whether it was heard. */
async function dengar(services: Services, rantai: Rantai, toko: TokoJauh, semua?: readonly NiagaToko[]) {
  const { pusat, sini, jauh, hari, kunci } = rantai;
  const lain = [...sini, ...jauh.map(({ kode_toko }) => kode_toko)].filter((kode) => kode !== toko.kode_toko);
  const isi = {
    ...hari,
    kunci: acakkan(toko.kunci, kunci, GUNA_KUNCI),
    ...(semua && { sana: { toko: lain, baris: semua.filter(({ kode_toko }) => kode_toko !== toko.kode_toko) } }),
  };
  const jawaban = await suruh(services, pusat, toko, 'niaga', isi, JAWABAN_NIAGA);
  if (!jawaban) {
    services.log.warn({ kode_toko: toko.kode_toko }, 'a branch was not heard of the trade of its customers');
    return false;
  }
  await services.db.tx((tx) => simpanNiaga(tx, [toko.kode_toko], hari, jawaban.baris, services.now()));
  return true;
}

/** Tells every branch what customers have traded in the others, and hears what they have traded there. */
export const kumpulNiaga: Pekerja = async (services) => {
  const rantai = await rantaiOf(services, LEBIH);
  if (!rantai) return { toko: 0, belum: 0 };
  const { readings } = services;
  const semua = [
    ...(await niagaToko(readings, rantai.kunci, rantai.sini, rantai.hari)),
    ...(await niagaTersimpan(readings, rantai.hari)),
  ];
  const didengar = await tiapCabang(rantai.jauh, (toko) => dengar(services, rantai, toko, semua));
  return { toko: didengar.filter(Boolean).length, belum: didengar.filter((ya) => !ya).length };
};

/** Whom the chain has to know: what the servers call them, by the day on which all they traded reaches the limit. */
function dicari(
  semua: readonly NiagaToko[],
  batas: Dec,
): readonly { readonly tgl: string; readonly orang: string[] }[] {
  const jumlah = new Map<string, Dec>();
  for (const baris of semua) {
    for (const sidik of baris.orang) {
      const at = `${baris.tgl}/${sidik}`;
      jumlah.set(at, (jumlah.get(at) ?? Dec.zero).plus(baris.jumlah));
    }
  }
  return [...jumlah].flatMap(([at, nilai]) => {
    const [tgl = '', sidik = ''] = at.split('/');
    return nilai.lt(batas) ? [] : [{ tgl, orang: [sidik] }];
  });
}

/** Fetches a branch's papers of those customers, in place of what was fetched before. @returns how many. */
async function ambil(services: Services, rantai: Rantai, toko: TokoJauh, orang: ReturnType<typeof dicari>) {
  const { pusat, hari } = rantai;
  const jawaban = await suruh(services, pusat, toko, 'ppatk', { ...hari, orang }, JAWABAN_KERTAS);
  const terbuka = jawaban && bukaAcak(toko.kunci, jawaban.acak, GUNA_KERTAS);
  if (terbuka === undefined) return undefined;
  const kertas = KERTAS.parse(JSON.parse(terbuka)).filter(({ kode_toko }) => kode_toko === toko.kode_toko);
  await services.db.tx(async (tx) => {
    await tx.query(`delete from kertas_rantai where kode_toko = $1 and tgl between $2 and $3`, [
      toko.kode_toko,
      hari.dari,
      hari.sampai,
    ]);
    await tx.query(
      `insert into kertas_rantai (kode_toko, jenis, nomor, tgl, isi)
       select k ->> 'kode_toko', k ->> 'jenis', k ->> 'nomor', (k ->> 'tgl')::date, k
       from jsonb_array_elements($1::jsonb) as k`,
      [JSON.stringify(kertas)],
    );
  });
  return kertas.length;
}

/**
 * What is reported to PPATK over all servers: who reaches the limit is worked out over the sums of the last weeks, then
 * the papers of these customers alone are fetched. A branch that is not heard keeps what it told before, and is asked
 * again the next night.
 */
export const laporRantai: Pekerja = async (services, { signal }) => {
  const rantai = await rantaiOf(services, MASA_LAPOR);
  if (!rantai) return { toko: 0, kertas: 0, belum: 0 };
  const work = await workIn(services, rantai.pusat, SISTEM.user_id);
  const batas = Dec.from(work?.param('AML_KYC_MIN') || 0);
  if (batas.isZero()) return { toko: 0, kertas: 0, belum: 0 };
  await tiapCabang(rantai.jauh, (toko) => dengar(services, rantai, toko));
  const { readings } = services;
  const sini = await niagaToko(readings, rantai.kunci, rantai.sini, rantai.hari);
  const sana = await niagaTersimpan(readings, rantai.hari);
  const orang = dicari([...sini, ...sana], batas);
  const hasil = { toko: 0, kertas: 0, belum: 0 };
  for (const toko of rantai.jauh) {
    if (signal.aborted) break;
    const kertas = await ambil(services, rantai, toko, orang);
    if (kertas === undefined) hasil.belum += 1;
    else {
      hasil.toko += 1;
      hasil.kertas += kertas;
    }
  }
  return hasil;
};
