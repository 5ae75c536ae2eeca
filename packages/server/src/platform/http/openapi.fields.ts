import type { Field, Fields } from '@kilau/contract/core/field.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** What JSON may carry for a field that is filled in. */
function filled(field: Field): JsonSchema {
  switch (field.kind) {
    case 'text': return { type: 'string', ...(field.min !== undefined && { minLength: field.min }), maxLength: field.max };
    case 'code': return { type: 'string', maxLength: field.max };
    case 'password': return { type: 'string', format: 'password', minLength: field.min, maxLength: field.max };
    case 'integer': return { type: 'integer', ...(field.min !== undefined && { minimum: field.min }), ...(field.max !== undefined && { maximum: field.max }) };
    case 'money': return { type: 'integer', minimum: field.min ?? 0, description: 'Rupiah' };
    case 'weight': return { type: 'number', minimum: field.min ?? 0, multipleOf: 0.001, description: 'Gram' };
    case 'kadar': return { type: 'number', minimum: field.min ?? 0, maximum: field.perMille ? 500 : 100, multipleOf: 0.001, description: 'Kadar, %' };
    case 'percent': return { type: 'number', minimum: 0, maximum: field.max ?? 100, multipleOf: 0.001, description: '%' };
    case 'date': return { type: 'string', format: 'date' };
    case 'datetime': return { type: 'string', format: 'date-time' };
    case 'boolean': return { type: 'boolean' };
    case 'choice': return { type: 'string', enum: field.options };
    case 'ref': return { type: 'string', description: `Kode dari ${field.to}` };
    case 'image': return { type: 'string', description: 'Nama berkas gambar' };
    case 'lines': return { type: 'array', items: recordJsonSchema(field.fields), minItems: field.min ?? 0, maxItems: field.max };
  }
}

const defaultOf = (field: Field): unknown => ('default' in field ? field.default : undefined);

/** Must be sent: required, and nothing stands in for it. */
export function mustBeSent(field: Field): boolean {
  if (field.kind === 'lines') return (field.min ?? 0) > 0;
  return field.required === true && defaultOf(field) === undefined && field.kind !== 'boolean';
}

/** JSON Schema of one field of the contract; what may be left empty may be null. */
export function fieldJsonSchema(field: Field): JsonSchema {
  const schema = filled(field);
  const fallback = defaultOf(field);
  return {
    ...schema,
    ...(!field.required && field.kind !== 'lines' && { type: [schema['type'], 'null'] }),
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
