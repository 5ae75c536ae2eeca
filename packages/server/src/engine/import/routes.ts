import { choice } from '@kilau/contract/core/field.ts';
import { LARGEST_IMPORT } from '@kilau/contract/core/import-wire.ts';
import type { Requirement } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Master } from '../resource.sql.ts';
import { importFile, tryImport } from './run.ts';

const query = recordSchema({ coba: choice(['true', 'false'], { default: 'false' }) });

/** The import of a master: a trial that tells every bad row, and the deed, which takes all rows or none. */
export function importRoute(master: Master, need: Requirement): Route {
  const { calls, key } = master.resource;
  return route({
    method: 'POST',
    path: `${calls.list}/import`,
    need,
    tag: key,
    query,
    upload: LARGEST_IMPORT,
    long: true,
    summary: `Impor ${key} dari CSV: semua baris atau tidak sama sekali; coba=true hanya memeriksa. Impor memerlukan header Idempotency-Key.`,
    handler: async (context, { file, work, key: once, query: { coba } }) => {
      if (!file) throw new Problem('permintaan_rusak', {});
      const input = { name: file.name, bytes: file.bytes, work };
      if (coba === 'true') return tryImport(context, master, input);
      if (once === '') throw new Problem('kunci_wajib', {});
      return importFile(context, master, input, once);
    },
  });
}
