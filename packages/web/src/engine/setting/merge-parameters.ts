import type { Setting } from '@kilau/contract/core/setting.ts';
import { session } from '../../platform/session.ts';

/** Parameters that this page shows are part of the login, which every page goes by. */
export function mergeParameters({ parameters = {} }: Setting, record: Readonly<Record<string, unknown>>): void {
  session.mergeModules(
    Object.entries(parameters).flatMap(([name, key]) =>
      key === undefined ? [] : [{ key, value: String(record[name] ?? '') }],
    ),
  );
}
