import { use } from 'react';
import type { Definitions, DefinitionType } from './definition-source.ts';

const asked = new Map<string, Promise<unknown>>();

/** Where each is to be had weighs more than most of them, and comes with the first that is asked for. */
async function read(type: DefinitionType, key: string): Promise<unknown> {
  const { readDefinition } = await import('./definition-source.ts');
  const definition = await readDefinition(type, key);
  if (!definition) throw new Error(`no ${type} ${key}`);
  return definition;
}

/** What was asked for by that name, asked for once; what could not be fetched may be asked for again. */
function kept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(name) as Promise<T> | undefined;
  if (known) return known;
  const reading = ask();
  asked.set(name, reading);
  reading.then(
    // React's own mark of a promise that is kept: a component that comes later need not wait at all.
    (value) => Object.assign(reading, { status: 'fulfilled', value }),
    () => asked.delete(name),
  );
  return reading;
}

/** One definition of the registry, fetched when it is first needed. */
export const loadDefinition = <T extends DefinitionType>(type: T, key: string): Promise<Definitions[T]> =>
  kept(`${type} ${key}`, () => read(type, key) as Promise<Definitions[T]>);

/** Takes in a definition that a page brings along: whatever needs it there does not ask for it. */
export function keepDefinition<T extends DefinitionType>(type: T, definition: Definitions[T]): void {
  void kept(`${type} ${definition.key}`, () => Promise.resolve(definition));
}

/** Several definitions of the registry. */
export const loadDefinitions = <T extends DefinitionType>(
  type: T,
  keys: readonly string[],
): Promise<readonly Definitions[T][]> =>
  kept(`${type} of ${keys.join(' ')}`, () => Promise.all(keys.map((key) => loadDefinition(type, key))));

/** One definition of the registry; the component waits for it once. */
export const useDefinition = <T extends DefinitionType>(type: T, key: string): Definitions[T] =>
  use(loadDefinition(type, key));

/** Several definitions of the registry; the component waits for them once. */
export const useDefinitions = <T extends DefinitionType>(type: T, keys: readonly string[]): readonly Definitions[T][] =>
  use(loadDefinitions(type, keys));
