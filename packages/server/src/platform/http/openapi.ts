import type { Field, Fields } from '@kilau/contract/core/field.ts';
import { z } from 'zod';
import { TOKEN_HEADER } from './authorise.ts';
import { fieldJsonSchema, mustBeSent, recordJsonSchema, type JsonSchema } from './openapi.fields.ts';
import { KEY_HEADER } from './read-input.ts';
import { Answer, publicRoute, type Route } from './route.ts';

interface Meta {
  /** The field that a schema was made from (`core/schema.ts`). */
  readonly field?: Field;
  /** The fields that a free-form body takes in the end. */
  readonly fields?: Fields;
  /** What it must be besides: one of these. */
  readonly cases?: readonly Case[];
}

/** One of the things that a body may be. */
interface Case {
  readonly title: string;
  readonly constants: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, Fields>>;
  readonly required: readonly string[];
}

const caseSchema = ({ title, constants, parts, required }: Case): JsonSchema => ({
  title,
  properties: {
    ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, { const: value }])),
    ...Object.fromEntries(Object.entries(parts).map(([name, fields]) => [name, recordJsonSchema(fields)])),
  },
  required,
});

const metaOf = (schema: z.core.$ZodType): Meta => (z.globalRegistry.get(schema as z.ZodType) ?? {}) as Meta;

/** Replaces what zod says of a schema by what the field behind it says. */
function fromField(json: Record<string, unknown>, meta: Meta): void {
  const better = meta.field ? fieldJsonSchema(meta.field) : meta.fields && recordJsonSchema(meta.fields);
  if (!better) return;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, better);
}

/** zod tells of what comes out, where every key is there; what goes in may leave keys out. */
function onlyRequired(json: Record<string, unknown>, schema: z.core.$ZodType): void {
  if (!(schema instanceof z.ZodObject)) return;
  const shape = Object.entries<z.ZodType>(schema.shape);
  delete json['additionalProperties'];
  json['required'] = shape
    .filter(([, part]) => {
      const { field } = metaOf(part);
      return field ? mustBeSent(field) : !part.safeParse(undefined).success;
    })
    .map(([name]) => name);
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    cycles: 'ref',
    override: (part) => {
      onlyRequired(part.jsonSchema, part.zodSchema);
      const meta = metaOf(part.zodSchema);
      fromField(part.jsonSchema, meta);
      if (!meta.cases) return;
      delete (part.jsonSchema as { cases?: unknown }).cases;
      part.jsonSchema.anyOf = meta.cases.map(caseSchema) as typeof part.jsonSchema.anyOf;
    },
  });
  return json;
}

const properties = (schema: z.ZodType | undefined): Readonly<Record<string, JsonSchema>> =>
  (schema ? (jsonSchema(schema)['properties'] as Readonly<Record<string, JsonSchema>> | undefined) : undefined) ?? {};

function parameters(route: Route): object[] {
  const inPath = properties(route.params);
  return [
    ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: inPath[name] ?? { type: 'string' },
    })),
    ...Object.entries(properties(route.query)).map(([name, schema]) => ({ name, in: 'query', schema })),
    ...(route.idempotent
      ? [{ name: KEY_HEADER, in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 200 } }]
      : []),
  ];
}

function requestBody({ body, upload }: Route): object | undefined {
  if (upload !== undefined) {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' }, ...properties(body) } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  const schema = jsonSchema(body);
  // Beside its own fields every JSON body may say which odd values its sender stands by.
  const konfirmasi = { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 100 };
  const fields = properties(body);
  const whole = Object.keys(fields).length === 0 ? schema : { ...schema, properties: { ...fields, konfirmasi } };
  return { content: { 'application/json': { schema: whole } } };
}

const failure = {
  description: 'Gagal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operation(route: Route): object {
  const content = requestBody(route);
  return {
    tags: [route.tag],
    summary: route.summary,
    parameters: parameters(route),
    ...(content && { requestBody: content }),
    responses: { '2XX': { description: 'Berhasil' }, default: failure },
    ...(route.need === 'public' ? { security: [] } : { 'x-need': route.need }),
  };
}

const PROBLEM = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    ref: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** The description of every call, OpenAPI 3.1, from the routes themselves. */
function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = (paths[`/${route.path}`] ??= {});
    path[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kilau', version },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
      schemas: { Problem: PROBLEM },
    },
  };
}

/**
 * `GET openapi.json`. Put together at the first asking: it takes some hundred milliseconds, and most servers are never
 * asked.
 */
export function openApiRoute(routes: readonly Route[]): Route {
  let text: string | undefined;
  const own: Route = publicRoute({
    method: 'GET',
    path: 'openapi.json',
    tag: 'sistem',
    summary: 'Keterangan semua panggilan (OpenAPI)',
    handler: async ({ version }) => {
      text ??= JSON.stringify(openApi([...routes, own], version));
      return new Answer(text, { type: 'application/json; charset=utf-8' });
    },
  });
  return own;
}
