import { kinds, reports, resources, settings } from '@kilau/contract/registry.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../contract/src/features/**/*.{resource,report,setting,kind}.ts',
  { eager: true },
);
const declared = [
  ...resources.map((definition) => ({ type: 'resource', definition })),
  ...reports.map((definition) => ({ type: 'report', definition })),
  ...kinds.map((definition) => ({ type: 'kind', definition })),
  ...settings.map((definition) => ({ type: 'setting', definition })),
];
const exported = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ file, name, value })),
);

/** Where each definition of the registry is exported. */
export const table = declared.map(({ type, definition }) => {
  const found = exported.find(({ value }) => value === definition);
  if (!found) throw new Error(`${type} ${definition.key}: no file of its feature exports it`);
  return { type, key: definition.key, file: found.file, name: found.name };
});
