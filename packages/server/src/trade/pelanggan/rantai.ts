import { createHmac, randomBytes } from 'node:crypto';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { kertasNiagaSql } from './kertas-niaga.sql.ts';

/** Where the key that the servers of a chain know customers by is kept. */
const KUNCI = 'kunci_rantai';
/** As many hexadecimal digits of a hash tell two customers of a chain apart. */
const PANJANG = 32;

/** How somebody is known: his identity cards and telephones, as far as anybody said. */
interface Dikenal {
  readonly nik: readonly (string | null)[];
  readonly no_hp: readonly (string | null)[];
}

/** What one customer of a shop has traded on a day. */
export interface NiagaToko {
  readonly kode_toko: string;
  readonly tgl: string;
  readonly orang: readonly string[];
  readonly jumlah: Dec | number;
}

/** Days, both inclusive. */
export interface Hari {
  readonly dari: string;
  readonly sampai: string;
}

/** A paper of a customer, with all that is known of him. */
type KertasNiaga = Readonly<Record<string, unknown>> & {
  readonly kode_toko: string;
  readonly tgl: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly total: Dec;
  readonly no_hp: string;
  readonly nik_sim_passport: string | null;
  readonly nik_member: string | null;
  readonly hp_kyc: string | null;
  readonly hp_member: string | null;
};

/** The chain's key; none where this server was never told one. */
export async function kunciRantai(sql: Sql, secrets: Pick<Secrets, 'open'>): Promise<string | undefined> {
  const row = await sql.maybe<{ nilai: string }>(`select nilai from penanda where kunci = $1`, [KUNCI]);
  return row && secrets.open(row.nilai, KUNCI);
}

/** Keeps the chain's key, as head office says it. */
export async function simpanKunci(sql: Sql, secrets: Pick<Secrets, 'seal'>, kunci: string): Promise<void> {
  await sql.query(
    `insert into penanda (kunci, nilai) values ($1, $2) on conflict (kunci) do update set nilai = excluded.nilai`,
    [KUNCI, secrets.seal(kunci, KUNCI)],
  );
}

/** The chain's key at head office, which draws it. */
export async function kunciPusat(tx: Tx, secrets: Secrets): Promise<string> {
  // Of two servers of one database that draw one together, the second finds the first one's.
  await tx.query(`select pg_advisory_xact_lock(hashtext($1))`, [KUNCI]);
  const ada = await kunciRantai(tx, secrets);
  if (ada !== undefined) return ada;
  const baru = randomBytes(32).toString('base64url');
  await simpanKunci(tx, secrets, baru);
  return baru;
}

/** What servers call somebody to each other: nobody finds out who it is without the key. */
export function sidikOrang(kunci: string, { nik, no_hp }: Dikenal): string[] {
  const nama = [
    ...nik.flatMap((value) => (value ? [`N/${value.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`] : [])),
    ...no_hp.flatMap((value) => (value && value !== '-' ? [`T/${nomorWa(value) ?? value}`] : [])),
  ];
  const sidik = nama.map((text) => createHmac('sha256', kunci).update(text).digest('hex').slice(0, PANJANG));
  return [...new Set(sidik)].toSorted();
}

/** Whom a paper names. */
export const sidikKertas = (kunci: string, kertas: KertasNiaga): string[] =>
  sidikOrang(kunci, {
    nik: [kertas.nik_sim_passport, kertas.nik_member],
    no_hp: [kertas.no_hp, kertas.hp_member, kertas.hp_kyc],
  });

/** Papers of shops that this database keeps, whose customers count. */
export const kertasNiaga = (sql: Sql, kode_toko: readonly string[], { dari, sampai }: Hari): Promise<KertasNiaga[]> =>
  sql.query<KertasNiaga>(
    `${kertasNiagaSql('unnest($1::text[]) as t(kode_toko)', 'd.tgl between $2 and $3')} order by d.tgl, d.nomor`,
    [kode_toko, dari, sampai],
  );

/** What customers who can be told from others have traded in shops of this database, day by day. */
export async function niagaToko(
  sql: Sql,
  kunci: string,
  kode_toko: readonly string[],
  hari: Hari,
): Promise<readonly NiagaToko[]> {
  const semua = new Map<string, { readonly baris: Omit<NiagaToko, 'jumlah'>; jumlah: Dec }>();
  for (const kertas of await kertasNiaga(sql, kode_toko, hari)) {
    const orang = sidikKertas(kunci, kertas);
    if (orang.length === 0) continue;
    const at = `${kertas.kode_toko}/${kertas.tgl}/${orang.join()}`;
    const ada = semua.get(at);
    if (ada) ada.jumlah = ada.jumlah.plus(kertas.total);
    else semua.set(at, { baris: { kode_toko: kertas.kode_toko, tgl: kertas.tgl, orang }, jumlah: kertas.total });
  }
  return [...semua.values()].map(({ baris, jumlah }) => ({ ...baris, jumlah }));
}

/** What shops of other servers have told of those days. */
export const niagaTersimpan = (sql: Sql, { dari, sampai }: Hari): Promise<NiagaToko[]> =>
  sql.query<NiagaToko>(
    `select kode_toko, tgl, orang, jumlah from niaga_rantai where tgl between $1 and $2 order by kode_toko, tgl, urut`,
    [dari, sampai],
  );

/** Keeps what shops of other servers tell of those days, in place of what they told before. */
export async function simpanNiaga(
  tx: Tx,
  kode_toko: readonly string[],
  { dari, sampai }: Hari,
  baris: readonly NiagaToko[],
  now: Date,
): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtext('niaga_rantai/' || t.kode)) from unnest($1::text[]) as t(kode)`,
    [[...kode_toko].toSorted()],
  );
  await tx.query(`delete from niaga_rantai where kode_toko = any($1) and tgl between $2 and $3`, [
    kode_toko,
    dari,
    sampai,
  ]);
  await tx.query(
    `insert into niaga_rantai (kode_toko, tgl, urut, orang, jumlah)
     select b.kode_toko, b.tgl, row_number() over (partition by b.kode_toko, b.tgl), array(select
       jsonb_array_elements_text(b.orang)), b.jumlah
     from jsonb_to_recordset($1::jsonb) as b(kode_toko text, tgl date, orang jsonb, jumlah numeric)
     where b.kode_toko = any($2) and b.tgl between $3 and $4`,
    [JSON.stringify(baris), kode_toko, dari, sampai],
  );
  await tx.query(
    `insert into dengar_rantai (kode_toko, waktu) select unnest($1::text[]), $2
     on conflict (kode_toko) do update set waktu = excluded.waktu`,
    [kode_toko, now],
  );
}

/** What somebody has traded on a day in shops that other servers keep, as far as they have been heard. */
export async function jumlahRantai(sql: Sql, tgl: string, orang: readonly string[]): Promise<Dec> {
  const { jumlah } = await sql.one<{ jumlah: Dec }>(
    `select coalesce(sum(jumlah), 0) as jumlah from niaga_rantai where tgl = $1 and orang && $2::text[]`,
    [tgl, orang],
  );
  return jumlah;
}
