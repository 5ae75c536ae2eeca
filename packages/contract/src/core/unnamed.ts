import { z } from 'zod';
import type { Field, Fields } from './field.ts';
import type { RuleBreak } from './schema.ts';

/** What may be said at one place: anything (undefined), entries of a list that are alike, or what has a name. */
type Place = { readonly each: Place } | { readonly names: ReadonlyMap<string, Place> } | undefined;

/** Made once for each schema: all of them stand when the program starts. */
const places = new WeakMap<z.core.$ZodType, Place>();

const ofField = (field: Field): Place => (field.kind === 'lines' ? { each: ofFields(field.fields) } : undefined);

const ofFields = (fields: Fields): Place => ({
  names: new Map(Object.entries(fields).map(([name, field]) => [name, ofField(field)])),
});

/** What one place or another knows. Where either takes anything, so do both together. */
function either(one: Place, other: Place): Place {
  if (one === undefined || other === undefined) return undefined;
  if ('each' in one) return 'each' in other ? { each: either(one.each, other.each) } : undefined;
  if (!('names' in other)) return undefined;
  const both = [...one.names].map(([name, place]): [string, Place] => [
    name,
    other.names.has(name) ? either(place, other.names.get(name)) : place,
  ]);
  return { names: new Map([...other.names, ...both]) };
}

/** Whether a part of a schema only changes what is given to the other. */
const isStep = (schema: z.core.$ZodType): boolean => ['transform', 'unknown'].includes(schema._zod.def.type);

function read(schema: z.core.$ZodType): Place {
  const { field } = (z.globalRegistry.get(schema) ?? {}) as { readonly field?: Field };
  if (field) return ofField(field);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      if (def.catchall !== undefined && def.catchall._zod.def.type !== 'never') return undefined;
      return { names: new Map(Object.entries(def.shape).map(([name, part]) => [name, placeOf(part)])) };
    case 'array':
      return { each: placeOf(def.element) };
    case 'intersection':
      return either(placeOf(def.left), placeOf(def.right));
    case 'union':
      return def.options.map(placeOf).reduce(either);
    case 'pipe':
      return placeOf(isStep(def.in) ? def.out : def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return placeOf(def.innerType);
    default:
      return undefined;
  }
}

function placeOf(schema: z.core.$ZodType): Place {
  if (!places.has(schema)) places.set(schema, read(schema));
  return places.get(schema);
}

function walk(place: Place, value: unknown, path: string, found: string[]): void {
  if (place === undefined || typeof value !== 'object' || value === null) return;
  if ('each' in place) {
    if (Array.isArray(value)) value.forEach((entry, index) => walk(place.each, entry, `${path}${index}.`, found));
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (place.names.has(name)) walk(place.names.get(name), part, `${path}${name}.`, found);
    else if (part !== undefined) found.push(path + name);
  }
}

const UNNAMED: RuleBreak = { rule: 'tidak_dikenal' };

/** Each at its path: `barang.0.diskonn`. */
const told = (paths: readonly string[]): Record<string, RuleBreak> =>
  Object.fromEntries(paths.map((path) => [path, UNNAMED]));

/**
 * What a value says that its schema has no name for, by dotted path. The schema itself would drop it unsaid: a
 * discount that is misspelt would be no discount. No schema names nothing.
 */
export function unnamedBreaks(schema: z.ZodType | undefined, value: unknown): Record<string, RuleBreak> {
  const found: string[] = [];
  walk(schema === undefined ? NOTHING : placeOf(schema), value, '', found);
  return told(found);
}

const NOTHING: Place = { names: new Map() };

/** The same for the fields of a record. What is always worked out has a name: a record may be sent as it was read. */
export function unnamedFields(fields: Fields, value: unknown): Record<string, RuleBreak> {
  const found: string[] = [];
  walk(ofFields(fields), value, '', found);
  return told(found);
}
