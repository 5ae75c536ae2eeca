import { recordBreaks } from '@kilau/contract/core/record-rule.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import { inputFields, type Resource } from '@kilau/contract/core/resource.ts';
import { fieldBreaks, fieldSchema } from '@kilau/contract/core/schema.ts';
import type { z } from 'zod';
import { changesOf, same } from '../resource.write.ts';
import type { Item } from './item.ts';
import { isEmpty } from './key.ts';

type Schemas = ReadonlyMap<string, z.ZodType>;
const schemasOf = (fields: Fields): Schemas =>
  new Map(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

/** Holds rows against the fields of a master, as a form would: what is wrong with each, and what it would write. */
export class Judge {
  readonly #resource: Resource;
  readonly #create: Schemas;
  readonly #update: Schemas;
  /** Fields that a new record gets once and for all. */
  readonly #locked: Schemas;

  constructor(resource: Resource) {
    this.#resource = resource;
    this.#create = schemasOf(inputFields(resource, 'create'));
    this.#update = schemasOf(inputFields(resource, 'update'));
    this.#locked = new Map([...this.#create].filter(([name]) => !this.#update.has(name) && name !== resource.id));
  }

  /** Decides what becomes of the row, and fills in what it writes. */
  judge(item: Item): void {
    if (item.before) this.#change(item, item.before);
    else this.#add(item);
    if (item.deed === 'sama' || item.isRefused) return;
    for (const [name, broken] of Object.entries(recordBreaks(this.#resource.rules, item.record))) {
      item.refuse(name, broken);
    }
  }

  #add(item: Item): void {
    item.deed = 'baru';
    if (this.#resource.fixed) item.refuse(this.#resource.id, { rule: 'daftar_tetap' });
    for (const [name, schema] of this.#create) this.#take(item, name, schema);
  }

  #change(item: Item, before: NonNullable<Item['before']>): void {
    for (const [name, schema] of this.#update) {
      const input = item.input[name];
      // A cell that is empty where nothing stands says nothing, whatever the field would make of it.
      if (input === undefined || (input === null && isEmpty(before[name]))) continue;
      this.#take(item, name, schema);
    }
    for (const [name, schema] of this.#locked) {
      const result = item.input[name] === undefined ? undefined : schema.safeParse(item.input[name]);
      if (result && !(result.success && same(before[name], result.data))) {
        item.refuse(name, { rule: 'tidak_dapat_diubah' });
      }
    }
    item.values = changesOf(this.#resource.fields, before, item.values);
    item.deed = Object.keys(item.values).length > 0 ? 'berubah' : 'sama';
  }

  #take(item: Item, name: string, schema: z.ZodType): void {
    const result = schema.safeParse(item.input[name]);
    if (result.success) item.values[name] = result.data;
    // Parts of a list stand below it; a row of the file tells of the field.
    else item.refuse(name, Object.values(fieldBreaks(result.error))[0] ?? { rule: 'bukan_data' });
  }
}
