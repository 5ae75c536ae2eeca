import type { Actor } from '@kilau/contract/core/permission.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import type { Db } from './database/tx.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import type { Realtime } from './realtime.ts';

/** Things of the whole program that a handler may use. */
export interface Services {
  readonly db: Db;
  readonly files: Files;
  readonly realtime: Realtime;
  readonly log: Log;
  /** The wall clock; business dates never come from here. */
  readonly now: () => Date;
  /** Directory of data that is not in the database. */
  readonly dataDir: string;
  readonly version: string;
  /** True when the demo chain runs with its known passwords. */
  readonly demo: boolean;
}

/** The shop a request works in. */
export interface Shop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly inisial: string;
  readonly zona_waktu: string;
  readonly level: 'PUSAT' | 'CABANG';
  /** The business date (decisions.md 7), `YYYY-MM-DD`. */
  readonly tgl_system: string;
}

/** Who asks, where, in which language. For public calls there is no actor. */
export interface Context extends Services {
  readonly actor: Actor;
  readonly shop: Shop;
  readonly session_id: string;
  readonly lang: Language;
  /** Text of a locale key in the caller's language, with `{{name}}` filled in. */
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** A module or parameter of the shop, parsed by its kind. */
  readonly param: (key: ModuleKey) => string;
  readonly isOn: (key: ModuleKey) => boolean;
}
