import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import type { Setting } from '@kilau/contract/core/setting.ts';

/** The kinds of definition that engines draw from. */
export interface Definitions {
  readonly resource: Resource;
  readonly report: Report;
  readonly kind: Kind;
  readonly setting: Setting;
}
export type DefinitionType = keyof Definitions;

/**
 * Reads one definition; `undefined` when there is none of that key. A build writes a loader for each file here
 * (`vite/definitions.ts`), so that a page fetches its own and none of the others.
 */
export async function readDefinition(
  type: DefinitionType,
  key: string,
): Promise<Definitions[DefinitionType] | undefined> {
  const { kindOf, reportOf, resourceOf, settingDefinition } = await import('@kilau/contract/registry.ts');
  const read = { resource: resourceOf, report: reportOf, kind: kindOf, setting: settingDefinition };
  return read[type](key);
}
