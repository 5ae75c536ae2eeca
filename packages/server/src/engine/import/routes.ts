import { choice } from '@kilau/contract/core/field.ts';
import { LARGEST_IMPORT } from '@kilau/contract/core/import-wire.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { inputFields } from '@kilau/contract/core/resource.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Master } from '../resource.sql.ts';
import { contohFile } from './contoh.ts';
import { importFile, tryImport } from './run.ts';

const query = recordSchema({ coba: choice(['true', 'false'], { default: 'false' }) });

/** The workbook that an import of a master is filled in. */
const sampleRoute = ({ resource }: Master, need: Requirement): Route =>
  route({
    method: 'GET',
    path: `${resource.calls.list}/import/contoh.xlsx`,
    need,
    tag: resource.key,
    summary: `Lembar kosong untuk impor ${resource.key}`,
    handler: (context) => contohFile(context, resource.key, inputFields(resource, 'create'), 'xlsx'),
  });

/** The import of a master: a trial that tells every bad row, and the deed, which takes all rows or none. */
function importRoute(master: Master, need: Requirement): Route {
  const { calls, key } = master.resource;
  return route({
    method: 'POST',
    path: `${calls.list}/import`,
    need,
    tag: key,
    query,
    upload: LARGEST_IMPORT,
    long: true,
    summary: `Impor ${key} dari Excel atau CSV: semua baris atau tidak sama sekali; coba=true hanya memeriksa. Impor memerlukan header Idempotency-Key.`,
    handler: async (context, { file, work, key: once, query: { coba } }) => {
      if (!file) throw new Problem('permintaan_rusak', {});
      const input = { name: file.name, bytes: file.bytes, work };
      if (coba === 'true') return tryImport(context, master, input);
      if (once === '') throw new Problem('kunci_wajib', {});
      return importFile(context, master, input, once);
    },
  });
}

/** The calls of taking records over out of a file. */
export const importRoutes = (master: Master, need: Requirement): readonly Route[] => [
  sampleRoute(master, need),
  importRoute(master, need),
];
