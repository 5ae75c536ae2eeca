import { use } from 'react';
import { readDefinition, type Definitions, type DefinitionType } from './definition-source.ts';

const asked = new Map<string, Promise<unknown>>();
const there = new Map<string, unknown>();

async function read(type: DefinitionType, key: string): Promise<unknown> {
  const definition = await readDefinition(type, key);
  if (!definition) throw new Error(`no ${type} ${key}`);
  there.set(`${type} ${key}`, definition);
  return definition;
}

/** One definition of the registry, fetched when it is first needed. */
export function loadDefinition<T extends DefinitionType>(type: T, key: string): Promise<Definitions[T]> {
  const name = `${type} ${key}`;
  const reading = asked.get(name) ?? read(type, key);
  asked.set(name, reading);
  // What could not be fetched may be asked for again.
  reading.catch(() => asked.delete(name));
  return reading as Promise<Definitions[T]>;
}

/** One definition of the registry; the component waits for it once. */
export function useDefinition<T extends DefinitionType>(type: T, key: string): Definitions[T] {
  const known = there.get(`${type} ${key}`);
  return known === undefined ? use(loadDefinition(type, key)) : (known as Definitions[T]);
}
