import type { Field, ImageField, ImagesField } from '@kilau/contract/core/field.ts';
import { obeying } from '@kilau/contract/core/record-rule.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { sampleValue } from '@kilau/contract/core/sample.ts';
import { resourceOf } from '@kilau/contract/registry.ts';
import type { Told } from './people.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Masters whose codes a field holds. */
function targets(field: Field): readonly string[] {
  if (field.kind === 'ref' || field.kind === 'refs') return [field.to];
  return field.kind === 'lines' ? Object.values(field.fields).flatMap(targets) : [];
}

type Create = (resource: Resource, body: Body) => Promise<Told>;
type StorePicture = (field: ImageField | ImagesField) => Promise<string>;

/** Makes records of any master from samples, with the records they refer to. */
export class MasterSamples {
  #n = 0;
  readonly #parents = new Map<string, string>();
  readonly #create: Create;
  readonly #store: StorePicture | undefined;

  /** @param store makes the pictures that records name; without it, masters with pictures have no samples. */
  constructor(create: Create, store?: StorePicture) {
    this.#create = create;
    this.#store = store;
  }

  /** A valid body for a new record; all fields, or only those that must be there. */
  async body(resource: Resource, { minimal = false } = {}): Promise<Record<string, unknown>> {
    this.#n += 1;
    const single = new Set([resource.id, ...(resource.unique ?? []).flat()]);
    // What may not occur twice together is always there: two records that leave it empty would be the same.
    const asked = new Set(resource.rules?.flatMap((rule) => (rule.check === 'wajib' ? rule.fields : [])));
    const fields = Object.entries(inputFields(resource, 'create')).filter(
      ([name, field]) => !minimal || field.required || single.has(name) || asked.has(name),
    );
    const body: Record<string, unknown> = {};
    for (const [name, field] of fields) body[name] = await this.#value(field, single.has(name));
    return obeying(resource.rules, { ...body, ...this.#band(resource) });
  }

  /** Creates a record and answers its code. */
  async record(resource: Resource, given: Body = {}): Promise<string> {
    const reply = await this.#create(resource, { ...(await this.body(resource, { minimal: true })), ...given });
    if (reply.status !== 201) throw new Error(`${resource.key} was refused: ${reply.text}`);
    return String(reply.body[resource.id]);
  }

  /** A band of its own for every record: as fine as the kind allows, so that a percentage has room for hundreds. */
  #band({ band, fields }: Resource): Body {
    if (!band) return {};
    const whole = fields[band.from]?.kind === 'money' || fields[band.from]?.kind === 'integer';
    const at = (step: number) => (whole ? this.#n * 10 + step : Number(((this.#n * 10 + step) / 1000).toFixed(3)));
    return { [band.from]: at(0), [band.to]: at(5) };
  }

  /** A code that may stand only once is a new one each time. */
  async #value(field: Field, fresh: boolean): Promise<unknown> {
    const codes = new Map<string, string>();
    if (this.#store && field.kind === 'image') return this.#store(field);
    if (this.#store && field.kind === 'images') return [await this.#store(field)];
    for (const key of targets(field)) codes.set(key, fresh ? await this.#parentAnew(key) : await this.#parent(key));
    return sampleValue(field, this.#n, (key) => codes.get(key));
  }

  #parentAnew(key: string): Promise<string> {
    const resource = resourceOf(key);
    if (!resource) throw new Error(`no resource ${key}`);
    return this.record(resource);
  }

  /** The code of a record that others may refer to. */
  async #parent(key: string): Promise<string> {
    const known = this.#parents.get(key);
    if (known) return known;
    const code = await this.#parentAnew(key);
    this.#parents.set(key, code);
    return code;
  }
}
