import { use } from 'react';
import { readDefinition, type Definitions, type DefinitionType } from './definition-source.ts';

const asked = new Map<string, Promise<unknown>>();

async function read(type: DefinitionType, key: string): Promise<unknown> {
  const definition = await readDefinition(type, key);
  if (!definition) throw new Error(`no ${type} ${key}`);
  return definition;
}

function begin(type: DefinitionType, key: string): Promise<unknown> {
  const reading = read(type, key);
  asked.set(`${type} ${key}`, reading);
  reading.then(
    // React's own mark of a promise that is kept: a component that comes later need not wait at all.
    (value) => Object.assign(reading, { status: 'fulfilled', value }),
    // What could not be fetched may be asked for again.
    () => asked.delete(`${type} ${key}`),
  );
  return reading;
}

/** One definition of the registry, fetched when it is first needed. */
export function loadDefinition<T extends DefinitionType>(type: T, key: string): Promise<Definitions[T]> {
  return (asked.get(`${type} ${key}`) ?? begin(type, key)) as Promise<Definitions[T]>;
}

/** One definition of the registry; the component waits for it once. */
export const useDefinition = <T extends DefinitionType>(type: T, key: string): Definitions[T] =>
  use(loadDefinition(type, key));

const together = new Map<string, Promise<readonly unknown[]>>();

/** Several definitions of the registry, the same list each time; the component waits for them once. */
export function useDefinitions<T extends DefinitionType>(type: T, keys: readonly string[]): readonly Definitions[T][] {
  const name = [type, ...keys].join(' ');
  let reading = together.get(name);
  if (!reading) {
    reading = Promise.all(keys.map((key) => loadDefinition(type, key)));
    together.set(name, reading);
    reading.catch(() => together.delete(name));
  }
  return use(reading as Promise<readonly Definitions[T][]>);
}
