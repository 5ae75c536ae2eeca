import { BERAT_MAKS, BULAT_MAKS, leastOf, LIST_KINDS, type Field, type Fields } from '@kilau/contract/core/field.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** What JSON may carry for a field that is filled in. */
function filled(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', ...(field.min !== undefined && { minLength: field.min }), maxLength: field.max };
    case 'code':
      return { type: 'string', maxLength: field.max };
    case 'password':
      return { type: 'string', format: 'password', minLength: field.min, maxLength: field.max };
    case 'integer':
    case 'money':
    case 'weight':
    case 'kadar':
    case 'percent':
      return numeric(field);
    case 'date':
      return { type: 'string', format: 'date' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: field.options };
    case 'ref':
      return { type: 'string', description: `Kode dari ${field.to}` };
    case 'color':
      return { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' };
    case 'secret':
      return { type: 'string', format: 'password', maxLength: field.max, description: 'Hanya ditulis' };
    case 'refs':
      return {
        type: 'array',
        items: { type: 'string', description: `Kode dari ${field.to}` },
        minItems: leastOf(field),
        maxItems: field.max,
      };
    case 'tags':
      return {
        type: 'array',
        items: field.options ? { type: 'string', enum: field.options } : { type: 'string', maxLength: 30 },
        minItems: leastOf(field),
        maxItems: field.max,
      };
    case 'images':
      return {
        type: 'array',
        items: { type: 'string', description: 'Nama berkas gambar' },
        minItems: leastOf(field),
        maxItems: field.max,
      };
    case 'image':
      return { type: 'string', description: 'Nama berkas gambar' };
    case 'lines':
      return { type: 'array', items: recordJsonSchema(field.fields), minItems: leastOf(field), maxItems: field.max };
  }
}

/** Money is whole rupiah; weights, purities and percentages have three decimals. */
function numeric(field: Extract<Field, { kind: 'integer' | 'money' | 'weight' | 'kadar' | 'percent' }>): JsonSchema {
  switch (field.kind) {
    case 'integer':
      return { type: 'integer', minimum: field.min ?? -BULAT_MAKS, maximum: field.max ?? BULAT_MAKS };
    case 'money':
      return { type: 'integer', minimum: field.min ?? 0, description: 'Rupiah' };
    case 'weight':
      return {
        type: 'number',
        minimum: field.min ?? 0,
        maximum: field.max ?? BERAT_MAKS,
        multipleOf: 0.001,
        description: 'Gram',
      };
    case 'kadar':
      return {
        type: 'number',
        minimum: field.min ?? 0,
        maximum: field.perMille ? 500 : 100,
        multipleOf: 0.001,
        description: 'Kadar, %',
      };
    case 'percent':
      return { type: 'number', minimum: 0, maximum: field.max ?? 100, multipleOf: 0.001, description: '%' };
  }
}

const defaultOf = (field: Field): unknown => ('default' in field ? field.default : undefined);

/** Must be sent: required, and nothing stands in for it. */
export function mustBeSent(field: Field): boolean {
  if (LIST_KINDS.has(field.kind)) return leastOf(field) > 0;
  return field.required === true && defaultOf(field) === undefined && field.kind !== 'boolean';
}

/** JSON Schema of one field of the contract; what may be left empty may be null. */
export function fieldJsonSchema(field: Field): JsonSchema {
  const schema = filled(field);
  const fallback = defaultOf(field);
  return {
    ...schema,
    ...(!field.required && !LIST_KINDS.has(field.kind) && { type: [schema['type'], 'null'] }),
    ...(fallback !== undefined && fallback !== 'today' && { default: fallback }),
  };
}

export function recordJsonSchema(fields: Fields): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldJsonSchema(field)])),
    required: entries.filter(([, field]) => mustBeSent(field)).map(([name]) => name),
  };
}
