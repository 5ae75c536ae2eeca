import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

/** What the server says before anyone has logged in. */
export interface SetupState {
  /** No shop yet: the first-run wizard opens. */
  readonly needed: boolean;
  /** The demo chain with its known passwords. */
  readonly demo: boolean;
  /** The server listens on its own machine only, so the demo chain may be opened. */
  readonly demo_boleh: boolean;
  /** Not opened on the server itself: the code of its log is asked for. */
  readonly kode_diperlukan: boolean;
  /** The shop of a database that holds no other: the login names it on a device nobody has logged into yet. */
  readonly toko: { readonly kode_toko: string; readonly nama_toko: string } | null;
  readonly version: string;
}

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.get<SetupState>('setup', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
