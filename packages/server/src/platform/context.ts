import type { Actor } from '@kilau/contract/core/permission.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import type { Foundation } from './foundation.ts';
import type { Cermin } from './alir/baca.ts';
import type { Pencadang } from './cadangan/pencadang.ts';
import type { Db } from './database/tx.ts';
import type { Disk } from './disk.ts';
import type { Files } from './files.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { Jobs } from './jobs/job-pool.ts';
import type { Meter } from './metrics/meter.ts';
import type { Realtime } from './realtime.ts';
import type { Secrets } from './secrets.ts';
import type { Identities } from './session/identity.ts';
import type { Batas } from './session/limits.ts';
import type { Shop } from './shop.ts';

/** Things of the whole program that a handler may use. */
export interface Services extends Foundation {
  /** Reads much without keeping a till waiting: few connections of their own, of low priority. */
  readonly readings: Db;
  /** What branches have written, where it flows here. */
  readonly cermin: Cermin;
  readonly files: Files;
  /** Makes large files outside the event loop. */
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  /** Knows who is behind a token. */
  readonly identities: Identities;
  /** Seals what other services gave the shop to keep. */
  readonly secrets: Secrets;
  /** Counts attempts that must not come too often, such as wrong passwords. */
  readonly limits: RateLimits;
  /** Makes backups, in a program of their own. */
  readonly cadangan: Pencadang;
  /** How much room the data have left. */
  readonly disk: Disk;
  /** Directory of data that is not in the database. */
  readonly dataDir: string;
  /** What the server has done since it started. */
  readonly meter: Meter;
  readonly version: string;
  /** The server can be reached from this machine only: what has known passwords may run. */
  readonly loopback: boolean;
  /** Milliseconds that a branch on another server is waited for, where that is not as usual. */
  readonly tungguCabang?: number;
  /** The address by which people open the program, as `https://toko.example.com`; absent: nobody said. */
  readonly origin?: string;
}

/** What a call without a login has: no actor, no shop. */
export interface PublicContext extends Services {
  readonly lang: Language;
  /** Text of a locale key in the caller's language, with `{{name}}` filled in. */
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
}

/** Who asks, where, in which language. */
export interface Context extends PublicContext {
  readonly actor: Actor;
  /** The shop worked in; differs from the actor's own when head office works in a branch. */
  readonly shop: Shop;
  readonly session_id: string;
  /** What this session is held to beside its rights. */
  readonly batas: Batas;
  /** A module or parameter of the shop, parsed by its kind. */
  readonly param: (key: ModuleKey) => string;
  readonly isOn: (key: ModuleKey) => boolean;
  /** What odd values the caller has looked at and stands by; absent where there is no body to say so in. */
  readonly konfirmasi?: ReadonlySet<string>;
}

/**
 * What business code needs of a context: who, where, when and by which rules. The demo chain works with one of its own.
 */
export type WorkContext = Pick<Context, 'actor' | 'shop' | 'now' | 'param' | 'isOn' | 'konfirmasi'> &
  Partial<Pick<Context, 'secrets' | 'loopback'>>;
