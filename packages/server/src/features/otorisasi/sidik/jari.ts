import { type SidikUser, SIDIK_BERUBAH } from '@kilau/contract/core/approval-sidik.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { MulaiJari } from '@kilau/contract/features/otorisasi/sidik.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { uuidv7 } from '../../../platform/id.ts';
import { secretPlace } from '../../../engine/secret-fields.ts';
import { penyetuju } from '../penyetuju.ts';
import { pembacaToko } from './pembaca.ts';
import { mulaiTunggu, sisaTunggu, type Tunggu } from './tunggu.ts';
import { rpId } from './alamat.ts';

/** So many fingers has one person. */
const MOST = 10;

/** How pictures begin: PNG, JPEG, BMP, TIFF, GIF, WSQ. A template says how lines meet, and draws no finger. */
const GAMBAR = ['89504e47', 'ffd8ff', '424d', '49492a00', '4d4d002a', '47494638', 'ffa0'];

interface Templat {
  readonly id: string;
  readonly jari: string;
  readonly templat: string;
}

/** A template is bound to whose it is: moved to another row it cannot be read. */
const tempat = (kode_toko: string, user_id: string, id: string): string =>
  secretPlace(kode_toko, `templat_sidik/${user_id}`, id);

const templatDari = (
  { db }: Pick<PublicContext, 'db'>,
  kode_toko: string,
  user_id: string,
): Promise<readonly Templat[]> =>
  db.query<Templat>(
    `select id, jari, templat from templat_sidik where kode_toko = $1 and user_id = $2 order by dibuat, id`,
    [kode_toko, user_id],
  );

/**
 * What somebody approves with by finger, as the dialog asks for it (specification L98). Her templates leave sealed: a
 * till hands them on and cannot read them.
 * @throws Problem `sidik_tidak_terdaftar` when she may not approve here, or has entered nothing.
 */
export async function sidikUser(context: Context, user_id: string): Promise<readonly SidikUser[]> {
  const { kode_toko, usere_name, level } = await penyetuju(context, user_id);
  const templates = await templatDari(context, kode_toko, user_id);
  const { kunci } = await context.db.one<{ kunci: number }>(
    `select count(*)::int as kunci from kunci_sidik where kode_toko = $1 and user_id = $2 and rp_id = $3`,
    [kode_toko, user_id, rpId(context)],
  );
  if (kunci + templates.length === 0) throw new Problem('sidik_tidak_terdaftar', {});
  const fingerprints = templates.map(({ templat, jari }) => ({ bytes: templat, jari }));
  return [{ user_id, usere_name, level, fingerprints, kunci }];
}

/** Her templates as the reader needs them; one that the key of the installation does not open is none. */
export async function templatTerbuka(
  context: PublicContext,
  kode_toko: string,
  user_id: string,
): Promise<readonly { id: string; bytes: string }[]> {
  const templates = await templatDari(context, kode_toko, user_id);
  return templates.flatMap(({ id, templat }) => {
    const bytes = context.secrets.open(templat, tempat(kode_toko, user_id, id));
    return bytes === undefined ? [] : [{ id, bytes }];
  });
}

/** Whether the till's `fp` is a template of hers, and notes that it was used. @throws Problem `sidik_ditolak`. */
export async function pakaiTemplat(
  tx: Tx,
  { now }: Context,
  kode_toko: string,
  user_id: string,
  fp: string,
): Promise<void> {
  const rows = await tx.query(
    `update templat_sidik set terakhir = $4 where kode_toko = $1 and user_id = $2 and templat = $3 returning id`,
    [kode_toko, user_id, fp, now()],
  );
  if (rows.length === 0) throw new Problem('sidik_ditolak', {});
}

/** The reader at this till: the one named, or the only one. @throws Problem `rujukan_tidak_ada`. */
export async function pilihPembaca(
  context: Pick<Context, 'db' | 'shop'>,
  pembaca: string | undefined,
): Promise<{ readonly id: string; readonly nama: string } | null> {
  const readers = await pembacaToko(context);
  if (pembaca === undefined) return readers.length === 1 ? (readers[0] ?? null) : null;
  const found = readers.find(({ id }) => id === pembaca);
  if (!found) throw new Problem('rujukan_tidak_ada', { kode: pembaca });
  return found;
}

/**
 * Lets a reader enter a finger of who is logged in, who agrees to that and has typed her password.
 * @throws Problem `data_tidak_valid` without her consent, or where the reader is not said.
 */
export async function mintaJari(
  context: Context,
  { jari, setuju, pembaca }: MulaiJari,
): Promise<{ id: string; sisa_ms: number; pembaca: string }> {
  if (!setuju) throw new Problem('data_tidak_valid', {}, { setuju: { rule: 'sidik_perlu_setuju' } });
  const reader = await pilihPembaca(context, pembaca);
  if (!reader) throw new Problem('data_tidak_valid', {}, { pembaca: { rule: 'tidak_boleh_kosong' } });
  const { kode_toko, user_id } = context.actor;
  const known = await templatDari(context, kode_toko, user_id);
  if (known.length >= MOST) {
    throw new Problem('data_tidak_valid', {}, { jari: { rule: 'sidik_terlalu_banyak', params: { maks: MOST } } });
  }
  const waits = await context.db.tx((tx) =>
    mulaiTunggu(tx, context, { guna: 'JARI', user_id, pembaca: reader.id, catatan: jari }),
  );
  return { id: waits.id, sisa_ms: sisaTunggu(waits, context.now()), pembaca: reader.nama };
}

/** Keeps what a reader has made of a finger. @throws Problem `data_tidak_valid` for a picture. */
export async function simpanTemplat(
  context: PublicContext,
  tx: Tx,
  { kode_toko, user_id }: { readonly kode_toko: string; readonly user_id: string },
  waits: Pick<Tunggu, 'catatan'> & { readonly dibuat: Date },
  bytes: string,
): Promise<void> {
  const head = Buffer.from(bytes, 'base64').toString('hex');
  if (GAMBAR.some((begin) => head.startsWith(begin))) {
    throw new Problem('data_tidak_valid', {}, { bytes: { rule: 'sidik_bukan_templat' } });
  }
  const now = context.now();
  const id = uuidv7(now);
  await tx.query(
    `insert into templat_sidik (kode_toko, id, user_id, jari, templat, disetujui_pada, dibuat)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      kode_toko,
      id,
      user_id,
      waits.catatan,
      context.secrets.seal(bytes, tempat(kode_toko, user_id, id)),
      waits.dibuat,
      now,
    ],
  );
  await audit(
    tx,
    { actor: { user_id }, shop: { kode_toko }, now: context.now },
    { aksi: 'TAMBAH', objek: 'sidik-jari', kode: user_id, sesudah: { jari: waits.catatan, setuju: true } },
  );
  tx.afterCommit(() => context.realtime.toUser(user_id, SIDIK_BERUBAH, {}));
}
