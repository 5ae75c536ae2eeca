import { randomBytes } from 'node:crypto';
import { DEFAULT_FOLDER, isImageFolder, PUBLIC_FOLDERS, type ImageFolder } from '@kilau/contract/core/images.ts';
import { IMAGE_USES, type ImageUse } from '@kilau/contract/core/field.ts';
import type { Actor } from '@kilau/contract/core/permission.ts';
import { BACKUP_LOCK } from './cadangan/isi.ts';
import type { Services } from './context.ts';
import { shopFolder } from './files.ts';
import type { Tx } from './database/tx.ts';
import { packedPicture, uprightPicture } from './picture.ts';
import type { Shop } from './shop.ts';

/** Quality of the JPEG that is kept (specification, section 8). */
const QUALITY = 50;
/** So long an upload may wait for the record that shows it. */
const PATIENCE = '24 hours';
/** Removed at one go; the rest waits for the next. */
export const MOST_SWEPT = 500;

type Store = Pick<Services, 'db' | 'files' | 'now'>;
/** Who stores or changes pictures, and for which shop. */
export interface ImageContext extends Store {
  readonly shop: Pick<Shop, 'kode_toko'>;
  readonly actor: Pick<Actor, 'user_id'>;
}

/** The record that shows a picture: its master or settings, and its code. */
export interface ImageOwner {
  readonly objek: string;
  readonly kode: string;
}

/** A picture as a record names it, and where the name stands. */
export interface NamedImage {
  readonly at: string;
  readonly folder: ImageFolder;
  readonly kunci: string;
}

/** Where a picture of such a field lies. */
export function folderOf({ folder = DEFAULT_FOLDER }: { readonly folder?: string }): ImageFolder {
  if (!isImageFolder(folder)) throw new Error(`pictures have no folder ${folder}`);
  return folder;
}

/**
 * Keeps a picture: upright, on white, no larger than its use asks for. It belongs to no record until one names it.
 * @returns its key, new every time, so that caches never show an old picture.
 * @throws Problem `bukan_gambar` for what is not a picture.
 */
export async function keepImage(
  { db, files, now, shop, actor }: ImageContext,
  bytes: Buffer,
  place: { readonly folder?: string; readonly use?: ImageUse },
): Promise<string> {
  const box = IMAGE_USES[place.use ?? 'ikon'];
  const folder = folderOf(place);
  const packed = await packedPicture(await uprightPicture(bytes, box), box, QUALITY);
  const kunci = `${shopFolder(shop.kode_toko)}/${folder}/${randomBytes(12).toString('hex')}.jpg`;
  // The row first: whatever happens in between, the sweep finds the file.
  await db.query(
    `insert into gambar (kode_toko, kunci, folder, sejak, dibuat_oleh, dibuat_pada) values ($1, $2, $3, $4, $5, $4)`,
    [shop.kode_toko, kunci, folder, now(), actor.user_id],
  );
  await files.put(kunci, packed);
  return kunci;
}

/** A picture of the shop by its key. */
export async function ownImage({ db, files }: Store, kode_toko: string, kunci: string): Promise<Buffer | undefined> {
  const known = await db.maybe(`select 1 from gambar where kode_toko = $1 and kunci = $2`, [kode_toko, kunci]);
  return known && (await files.exists(kunci)) ? files.get(kunci) : undefined;
}

/** A picture that a record of the catalogue shows, of any shop: everybody may see it. */
export async function publicImage({ db, files }: Store, kunci: string): Promise<Buffer | undefined> {
  const known = await db.maybe(`select 1 from gambar where kunci = $1 and folder = any($2) and objek is not null`, [
    kunci,
    PUBLIC_FOLDERS,
  ]);
  return known && (await files.exists(kunci)) ? files.get(kunci) : undefined;
}

/**
 * Gives pictures to their record, or leaves them with it.
 * @returns those it may not have: not stored, of another folder, or another record's.
 */
export async function claimImages(
  tx: Tx,
  { shop, now }: Pick<ImageContext, 'shop' | 'now'>,
  { objek, kode }: ImageOwner,
  images: readonly NamedImage[],
): Promise<readonly NamedImage[]> {
  if (images.length === 0) return [];
  const got = await tx.query<{ kunci: string; folder: string }>(
    `update gambar g set objek = $2, kode = $3, sejak = $4 from unnest($5::text[], $6::text[]) as n(kunci, folder)
     where g.kode_toko = $1 and g.kunci = n.kunci and g.folder = n.folder
       and (g.objek is null or g.objek = $2 and g.kode = $3)
     returning g.kunci, g.folder`,
    [shop.kode_toko, objek, kode, now(), images.map(({ kunci }) => kunci), images.map(({ folder }) => folder)],
  );
  return images.filter((image) => !got.some(({ kunci, folder }) => kunci === image.kunci && folder === image.folder));
}

/** Takes pictures from their record, whose they no longer are; they are removed once that is certain. */
export async function releaseImages(
  tx: Tx,
  { db, files, now }: Store,
  { objek, kode }: ImageOwner,
  kunci: readonly string[],
): Promise<void> {
  if (kunci.length === 0) return;
  const freed = await tx.query<Freed>(
    `update gambar set objek = null, kode = null, sejak = $4 where objek = $1 and kode = $2 and kunci = any($3)
      returning kode_toko, kunci`,
    [objek, kode, kunci, now()],
  );
  tx.afterCommit(async () => void (await removeFreed({ db, files }, freed)));
}

interface Freed {
  readonly kode_toko: string;
  readonly kunci: string;
}

/**
 * Removes pictures that still belong to nobody. The row goes last and is held meanwhile: what fails is tried again by
 * the sweep, as is what a backup on its way may still have to read, whose shop is that of a moment ago.
 * @returns how many.
 */
async function removeFreed({ db, files }: Pick<Store, 'db' | 'files'>, freed: readonly Freed[]): Promise<number> {
  let removed = 0;
  for (const { kode_toko, kunci } of freed) {
    const gone = await db.tx(async (tx) => {
      const { ok } = await tx.one<{ ok: boolean }>(`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as ok`);
      const free =
        ok &&
        (await tx.maybe(`select 1 from gambar where kode_toko = $1 and kunci = $2 and objek is null for update`, [
          kode_toko,
          kunci,
        ]));
      if (!free) return false;
      await files.remove(kunci);
      await tx.query(`delete from gambar where kode_toko = $1 and kunci = $2`, [kode_toko, kunci]);
      return true;
    });
    removed += Number(gone);
  }
  return removed;
}

/**
 * Removes what was uploaded and shown by no record within a day, of all shops: {@link MOST_SWEPT} at most, so that who
 * wants them all asks until fewer come. @returns how many.
 */
export async function sweepImages({ db, files, now }: Store): Promise<number> {
  const old = await db.query<Freed>(
    `select kode_toko, kunci from gambar where objek is null and sejak < $1::timestamptz - interval '${PATIENCE}'
      order by sejak limit ${MOST_SWEPT}`,
    [now()],
  );
  return removeFreed({ db, files }, old);
}
