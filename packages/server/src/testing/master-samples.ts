import type { Field } from '@kilau/contract/core/field.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { sampleValue } from '@kilau/contract/core/sample.ts';
import { resourceOf } from '@kilau/contract/registry.ts';
import type { Told } from './people.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Makes records of any master from samples, with the records they refer to. */
export class MasterSamples {
  #n = 0;
  readonly #parents = new Map<string, string>();

  constructor(private readonly create: (resource: Resource, body: Body) => Promise<Told>) {}

  /** A valid body for a new record; all fields, or only those that must be there. */
  async body(resource: Resource, { minimal = false } = {}): Promise<Record<string, unknown>> {
    this.#n += 1;
    const fields = Object.entries(inputFields(resource, 'create')).filter(([, field]) => !minimal || field.required);
    const body: Record<string, unknown> = {};
    for (const [name, field] of fields) body[name] = await this.#value(field);
    return body;
  }

  /** Creates a record and answers its code. */
  async record(resource: Resource, given: Body = {}): Promise<string> {
    const reply = await this.create(resource, { ...(await this.body(resource, { minimal: true })), ...given });
    if (reply.status !== 201) throw new Error(`${resource.key} was refused: ${reply.text}`);
    return String(reply.body[resource.id]);
  }

  async #value(field: Field): Promise<unknown> {
    const parent = field.kind === 'ref' ? await this.#parent(field.to) : undefined;
    return sampleValue(field, this.#n, () => parent);
  }

  /** The code of a record that others may refer to. */
  async #parent(key: string): Promise<string> {
    const known = this.#parents.get(key);
    if (known) return known;
    const resource = resourceOf(key);
    if (!resource) throw new Error(`no resource ${key}`);
    const code = await this.record(resource);
    this.#parents.set(key, code);
    return code;
  }
}
