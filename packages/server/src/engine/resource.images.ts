import type { Field, Fields, ImageField, ImagesField } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Tx } from '../platform/database/tx.ts';
import {
  claimImages,
  folderOf,
  keepImage,
  releaseImages,
  type ImageContext,
  type ImageOwner,
  type NamedImage,
} from '../platform/image-store.ts';
import type { Row } from './resource.hooks.ts';

/** A picture written into the record itself, as the specification sends those of categories and banners. */
const DATA_URL = /^data:image\/[\w.+-]+;base64,/;
/** The same without its head: known by how a JPEG, PNG or WebP begins. No name of a stored picture is that long. */
const BARE_DATA = /^(\/9j\/|iVBORw0KGgo|UklGR)[A-Za-z\d+/]{40,}={0,2}$/;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether a record of these fields can show pictures. */
export const showsImages = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.kind === 'image' || field.kind === 'images' || (field.kind === 'lines' && showsImages(field.fields)),
  );

function imagesIn(field: Field, value: unknown, at: string): readonly NamedImage[] {
  if (field.kind === 'image') {
    return typeof value === 'string' && value !== '' ? [{ at, folder: folderOf(field), kunci: value }] : [];
  }
  if (!Array.isArray(value)) return [];
  if (field.kind === 'images') {
    return value.map((kunci, index) => ({ at: `${at}.${index}`, folder: folderOf(field), kunci: String(kunci) }));
  }
  if (field.kind !== 'lines') return [];
  return value.flatMap((row: unknown, index) => (isRow(row) ? imagesOf(field.fields, row, `${at}.${index}.`) : []));
}

/** Every picture that a record names. @param before stands before the place of each. */
export function imagesOf(fields: Fields, record: Row | undefined, before = ''): readonly NamedImage[] {
  return record
    ? Object.entries(fields).flatMap(([name, field]) => imagesIn(field, record[name], `${before}${name}`))
    : [];
}

/**
 * Pictures belong to the record that names them. New names are given to it, and what it no longer names is removed
 * after the commit.
 * @throws Problem at each name that is no stored picture of the shop, lies in another folder, or is another record's.
 */
export async function syncImages(
  tx: Tx,
  context: ImageContext,
  owner: ImageOwner,
  fields: Fields,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  if (!showsImages(fields)) return;
  const [had, has] = [imagesOf(fields, before), imagesOf(fields, after)];
  const isIn = (images: readonly NamedImage[]) => (image: NamedImage) =>
    images.some(({ kunci, folder }) => kunci === image.kunci && folder === image.folder);
  const refused = await claimImages(
    tx,
    context,
    owner,
    has.filter((image) => !isIn(had)(image)),
  );
  assertGiven(refused);
  await releaseImages(
    tx,
    context,
    owner,
    had.filter((image) => !isIn(has)(image)).map(({ kunci }) => kunci),
  );
}

/** @throws Problem at each picture that a record may not have. */
export function assertGiven(refused: readonly NamedImage[]): void {
  if (refused.length === 0) return;
  throw new Problem(
    'data_tidak_valid',
    {},
    Object.fromEntries(refused.map(({ at }): [string, RuleBreak] => [at, { rule: 'gambar_tidak_ada' }])),
  );
}

async function kept(
  context: ImageContext,
  field: ImageField | ImagesField,
  value: unknown,
  at: string,
): Promise<unknown> {
  if (typeof value !== 'string' || !(DATA_URL.test(value) || BARE_DATA.test(value))) return value;
  try {
    return await keepImage(context, Buffer.from(value.slice(value.indexOf(',') + 1), 'base64'), field);
  } catch (error) {
    if (error instanceof Problem) throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'bukan_gambar' } });
    throw error;
  }
}

async function keptIn(context: ImageContext, field: Field, value: unknown, at: string): Promise<unknown> {
  if (field.kind === 'image') return kept(context, field, value, at);
  if (!Array.isArray(value)) return value;
  const parts: unknown[] = [];
  for (const [index, part] of value.entries()) {
    const here = `${at}.${index}`;
    if (field.kind === 'images') parts.push(await kept(context, field, part, here));
    else {
      parts.push(
        field.kind === 'lines' && isRow(part) ? await keepSentImages(context, field.fields, part, `${here}.`) : part,
      );
    }
  }
  return parts;
}

/**
 * Stores the pictures that a caller wrote into a record, and answers the record with their names instead. Done before
 * the transaction, which may be run twice; what the transaction then refuses is swept like any forgotten upload.
 */
export async function keepSentImages(context: ImageContext, fields: Fields, body: Row, before = ''): Promise<Row> {
  if (!showsImages(fields)) return body;
  const result: Record<string, unknown> = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    if (body[name] !== undefined) result[name] = await keptIn(context, field, body[name], `${before}${name}`);
  }
  return result;
}
