import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import { SIDIK_BERUBAH } from '@kilau/contract/core/approval-sidik.ts';
import type { KunciBaru, PerangkatBaru, TandaTangan } from '@kilau/contract/features/otorisasi/sidik.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pageOf, rpId } from './alamat.ts';
import { ambilTunggu, mulaiTunggu, sisaTunggu, tantangan, type Tunggu } from './tunggu.ts';

/** A device asks the hand for longer than the server waits. */
const MS = 120_000;
/** So many devices has one person. */
const MOST = 10;

interface Kunci {
  readonly kode_toko: string;
  readonly id: string;
  readonly nama: string;
  readonly kunci_publik: Buffer;
  readonly rp_id: string;
  readonly hitungan: number;
  readonly transports: AuthenticatorTransport[];
}

interface Pemilik {
  readonly kode_toko: string;
  readonly user_id: string;
}

/** What she has entered that answers to this address. */
const kunciDari = (
  context: Pick<Context, 'db' | 'origin'>,
  { kode_toko, user_id }: Pemilik,
): Promise<readonly Kunci[]> =>
  context.db.query<Kunci>(
    `select kode_toko, id, nama, kunci_publik, rp_id, hitungan::int as hitungan, transports from kunci_sidik
      where kode_toko = $1 and user_id = $2 and rp_id = $3 order by dibuat`,
    [kode_toko, user_id, rpId(context)],
  );

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
const named = ({ id, transports }: Kunci) => ({ id, transports });

/** What nobody can have signed is refused like what another has. */
async function verified<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isProblem(error)) throw error;
    throw new Problem('sidik_ditolak', {});
  }
}

/** Asks a new device of who is logged in for a key. The password was looked at before. */
export async function mintaKunci(
  context: Context,
  nama: string,
): Promise<{ id: string; sisa_ms: number; kunci: object }> {
  const { kode_toko, user_id } = context.actor;
  const known = await kunciDari(context, { kode_toko, user_id });
  if (known.length >= MOST) {
    throw new Problem('data_tidak_valid', {}, { nama: { rule: 'sidik_terlalu_banyak', params: { maks: MOST } } });
  }
  const waits = await context.db.tx((tx) => mulaiTunggu(tx, context, { guna: 'KUNCI', user_id, catatan: nama }));
  const kunci = await generateRegistrationOptions({
    rpName: 'Kilau',
    rpID: rpId(context),
    userName: user_id,
    userID: bytes(Buffer.from(`${kode_toko}/${user_id}`)),
    challenge: bytes(tantangan(waits)),
    timeout: MS,
    attestationType: 'none',
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
  return { id: waits.id, sisa_ms: sisaTunggu(waits, context.now()), kunci };
}

/** Exactly what the library takes: a key that is absent is not there at all. */
const registration = ({ authenticatorAttachment, response: { transports, ...response }, ...head }: PerangkatBaru) => ({
  ...head,
  ...(authenticatorAttachment && { authenticatorAttachment }),
  response: { ...response, ...(transports && { transports: transports as AuthenticatorTransport[] }) },
});

/**
 * Enters a device that has answered.
 * @throws Problem `permintaan_lewat`; `sidik_ditolak` for an answer to anything else, from another page, or by a device
 * that does not look who holds it.
 */
export async function tambahKunci(context: Context, { id, jawaban }: KunciBaru): Promise<{ id: string; nama: string }> {
  const waits = await ambilTunggu(context, 'KUNCI', id);
  const rp_id = rpId(context);
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: registration(jawaban),
      expectedChallenge: tantangan(waits).toString('base64url'),
      expectedOrigin: pageOf(context, jawaban.response.clientDataJSON),
      expectedRPID: rp_id,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw new Problem('sidik_ditolak', {});
  const { credential } = registrationInfo;
  const { kode_toko, user_id } = context.actor;
  await context.db.tx(async (tx) => {
    const rows = await tx.query(
      `insert into kunci_sidik (kode_toko, id, user_id, nama, kunci_publik, rp_id, hitungan, transports, dibuat)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
      [
        kode_toko,
        credential.id,
        user_id,
        waits.catatan,
        Buffer.from(credential.publicKey),
        rp_id,
        credential.counter,
        JSON.stringify(credential.transports ?? []),
        context.now(),
      ],
    );
    // Somebody has it already, whoever that is.
    if (rows.length === 0) throw new Problem('sidik_ditolak', {});
    const at = { ...context, shop: { kode_toko } };
    await audit(tx, at, { aksi: 'TAMBAH', objek: 'sidik-jari', kode: user_id, sesudah: { nama: waits.catatan } });
    tx.afterCommit(() => context.realtime.toUser(user_id, SIDIK_BERUBAH, {}));
  });
  return { id: credential.id, nama: waits.catatan };
}

/** What a device of hers is asked to sign for a request; nothing where she has none that this address may ask. */
export async function mintaTanda(context: Context, pemilik: Pemilik, waits: Tunggu): Promise<object | null> {
  const known = await kunciDari(context, pemilik);
  if (known.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: rpId(context),
    allowCredentials: known.map(named),
    challenge: bytes(tantangan(waits)),
    timeout: MS,
    userVerification: 'required',
  });
}

/** Exactly what the library takes. */
const authentication = ({ authenticatorAttachment, response: { userHandle, ...response }, ...head }: TandaTangan) => ({
  ...head,
  ...(authenticatorAttachment && { authenticatorAttachment }),
  response: { ...response, ...(userHandle !== undefined && { userHandle }) },
});

export interface Ditandatangani {
  readonly nama: string;
  /** Notes that the device has signed. @throws Problem `sidik_ditolak` when another signature came in between. */
  readonly catat: (tx: Tx) => Promise<void>;
}

/**
 * Looks at what a device has signed: one of hers, by herself, for exactly this request, on a page of ours.
 * @throws Problem `sidik_ditolak`.
 */
export async function periksaTanda(
  context: Context,
  pemilik: Pemilik,
  waits: Tunggu,
  fp: TandaTangan,
): Promise<Ditandatangani> {
  const kunci = (await kunciDari(context, pemilik)).find(({ id }) => id === fp.id);
  if (!kunci) throw new Problem('sidik_ditolak', {});
  const { kode_toko, id, nama, rp_id, hitungan, kunci_publik, transports } = kunci;
  const { verified: right, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: authentication(fp),
      expectedChallenge: tantangan(waits).toString('base64url'),
      expectedOrigin: pageOf(context, fp.response.clientDataJSON),
      expectedRPID: rp_id,
      credential: { id, publicKey: bytes(kunci_publik), counter: hitungan, transports },
      requireUserVerification: true,
    }),
  );
  if (!right) throw new Problem('sidik_ditolak', {});
  const { newCounter } = authenticationInfo;
  return {
    nama,
    catat: async (tx) => {
      // A device that counts has counted on: the same number twice is a copy of it.
      const rows = await tx.query(
        `update kunci_sidik set hitungan = $3, terakhir = $4
          where kode_toko = $1 and id = $2 and (hitungan < $3 or ($3 = 0 and hitungan = 0)) returning id`,
        [kode_toko, id, newCounter, context.now()],
      );
      if (rows.length === 0) throw new Problem('sidik_ditolak', {});
    },
  };
}
