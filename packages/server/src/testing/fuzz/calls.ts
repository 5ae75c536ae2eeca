import { resources } from '@kilau/contract/registry.ts';
import fc from 'fast-check';
import { upload } from '../upload.ts';
import { valuesFor } from './values.ts';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
}

/** One call as it travels. */
export interface FuzzCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query, below `/api/v1/`. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A description of all calls, as `openapi.json` has it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Described {
  readonly method: FuzzCall['method'];
  readonly path: string;
  readonly operation: Operation;
}

/** Every call of the description, those that end what others need (people, shops, switches) last. */
export function callsOf({ paths }: Description): readonly Described[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Described => ({
      method: method.toUpperCase() as FuzzCall['method'],
      path: path.slice(1),
      operation,
    })),
  );
  const isLast = ({ path }: Described): boolean => /^(users|tokos|para-system|setup|authorization|sesi)/.test(path);
  const rank = (call: Described): number => (isLast(call) ? 2 : call.method === 'DELETE' ? 1 : 0);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** A master's call names its record by the field that is its code. */
const codeOf = (path: string, name: string): string =>
  resources.find(({ calls }) => path.startsWith(`${calls.base}/{${name}}`))?.id ?? name;

/** Half characters have no place in an address. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString());

const FILES = [
  '',
  'kode;nama\n1;2',
  '"',
  '\0\0\0',
  'a,b\n"x',
  'PK\u0003\u0004',
  '\uFEFFkode_baki,nama_baki\nA01,\u0000',
];

/** Calls of one operation with what its description asks for, and with what it does not. */
export function fuzzed(
  { method, path, operation }: Described,
  codes: (name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzCall> {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header');
  const given = Object.fromEntries(
    parameters.map(({ name, schema, in: place }) => {
      const value = valuesFor(schema, place === 'path' ? codeOf(path, name) : name, codes);
      const left = fc.constant(undefined);
      return [name, place === 'path' ? value : fc.oneof(value, { weight: parameters.length - 1, arbitrary: left })];
    }),
  );
  const content = operation.requestBody?.content ?? {};
  const [[type, described] = []] = Object.entries(content);
  const isUpload = type?.startsWith('multipart') === true;
  const body = isUpload
    ? fc.constantFrom(...FILES).map((text) => upload(text))
    : described
      ? valuesFor(described.schema, '', codes)
      : fc.constant(undefined);
  // Without its bias towards what is small and first: a call is tried a few times only.
  return fc
    .noBias(fc.record({ given: fc.record(given), body, accept: fc.constantFrom('*/*', 'application/x-ndjson') }))
    .map((made) => {
      const values: Readonly<Record<string, unknown>> = made.given;
      const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(values[name]));
      const query = parameters
        .filter(({ name, in: place }) => place === 'query' && values[name] !== undefined)
        .map(({ name }) => `${name}=${inAddress(values[name])}`);
      const sent = isUpload ? (made.body as ReturnType<typeof upload>) : undefined;
      return {
        method,
        path: query.length > 0 ? `${target}?${query.join('&')}` : target,
        body: sent ? sent.body : made.body,
        headers: { accept: made.accept, ...sent?.headers },
      };
    });
}
