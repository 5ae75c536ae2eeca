import { worksEverywhere, type Actor } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@kilau/contract/locales/index.ts';
import { modulesWith } from '@kilau/contract/modules.ts';
import type { Foundation } from '../foundation.ts';
import type { Shop } from '../shop.ts';
import type { Sql } from '../database/tx.ts';
import { overSince, TOUCH_AFTER } from './life.ts';
import {
  hoursEnd,
  loadDibuka,
  loadRules,
  mustChange,
  protection,
  type Batas,
  type DibukaMenu,
  type Rules,
} from './limits.ts';
import { SESSION_SQL, SHOP_SQL, shopOf, type SessionRow, type ShopRow } from './session.sql.ts';
import { hashToken } from './token.ts';
import { Versioned } from './versioned.ts';

/** Who is behind a token, and the shop he works in. */
export interface Identity {
  readonly session_id: string;
  readonly actor: Actor;
  readonly shop: Shop;
  readonly lang: Language;
  readonly batas: Batas;
}

export interface Identities {
  /**
   * Whom a token belongs to; `undefined` when its session is over or never was.
   * @param kode_toko the shop head office wants to work in, instead of the user's own.
   * @throws Problem `toko_tidak_berhak` when the user may not work there, `di_luar_jam_akses` outside his hours.
   */
  identify(token: unknown, kode_toko?: string): Promise<Identity | undefined>;
}

/** Values of all modules and parameters of a shop on its business date; what was never set has its initial value. */
export async function loadModules(sql: Sql, kode_toko: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ key: string; value: string }>(
    `select key, value from parameter_berlaku where kode_toko = $1`,
    [kode_toko],
  );
  return modulesWith(new Map(rows.map(({ key, value }) => [key, value])));
}

async function loadAkses(sql: Sql, kode_toko: string, user_id: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ path: string }>(
    `select path from hak_akses where kode_toko = $1 and user_id = $2 and is_show`,
    [kode_toko, user_id],
  );
  return new Set(rows.map(({ path }) => path));
}

/** Writes the sign of life down, behind the request's back: nobody waits for it. */
function createTouch({ db, log }: Pick<Foundation, 'db' | 'log'>): (session: SessionRow, time: Date) => void {
  const touching = new Set<string>();
  return ({ kode_toko, id, terakhir }, time) => {
    if (time.getTime() - terakhir.getTime() < TOUCH_AFTER || touching.has(id)) return;
    touching.add(id);
    db.query(`update sesi set terakhir = $3 where kode_toko = $1 and id = $2 and berakhir is null`, [
      kode_toko,
      id,
      time,
    ])
      .catch((error: unknown) => log.warn({ error }, 'a sign of life was not written down'))
      .finally(() => touching.delete(id));
  };
}

/** The shop worked in: the user's own, or the one head office names. @throws Problem `toko_tidak_berhak`. */
async function shopRow(sql: Sql, own: SessionRow, kode_toko: string | undefined): Promise<ShopRow> {
  if (kode_toko === undefined || kode_toko === own.kode_toko) return own;
  const allowed = worksEverywhere(own.level, own.level_toko);
  const other = allowed ? await sql.maybe<ShopRow>(SHOP_SQL, [kode_toko]) : undefined;
  if (!other) throw new Problem('toko_tidak_berhak', { kode_toko });
  return other;
}

/** Looks tokens up: one statement per request; modules and menu rights come from memory while nobody changes them. */
export function createIdentities({ db, log, now }: Foundation): Identities {
  const modules = new Versioned<ReadonlyMap<string, string>>();
  const akses = new Versioned<ReadonlySet<string>>();
  const rules = new Versioned<Rules>();
  const dibuka = new Versioned<readonly DibukaMenu[]>();
  const touch = createTouch({ db, log });

  const modulesOf = ({ kode_toko, versi_parameter }: ShopRow) =>
    modules.get(kode_toko, versi_parameter, () => loadModules(db, kode_toko));
  const rulesOf = ({ kode_toko, versi_parameter }: ShopRow) =>
    rules.get(kode_toko, versi_parameter, () => loadRules(db, kode_toko));

  /**
   * Pages that approvals have opened for the session, in the shop worked in. Few shops protect any: nothing is read
   * then.
   */
  async function openedFor(own: SessionRow, shop: ShopRow, time: Date): Promise<readonly DibukaMenu[]> {
    if (own.versi_buka === 0) return [];
    const all = await dibuka.get(own.id, own.versi_buka, () => loadDibuka(db, own.id));
    return all.filter(({ kode_toko, sampai }) => kode_toko === shop.kode_toko && (sampai === null || sampai > time));
  }

  /** Hours and password go by the user's own shop, protected pages by the one he works in. */
  async function limitsOf(own: SessionRow, shop: ShopRow, time: Date): Promise<Batas> {
    const { jam } = await rulesOf(own);
    const { proteksi } = await rulesOf(shop);
    return {
      jam_sampai: hoursEnd(jam, own.level, time, own.zona_waktu),
      ganti_password: mustChange(own, await modulesOf(own), time),
      proteksi,
      dibuka: proteksi.length === 0 ? [] : await openedFor(own, shop, time),
    };
  }

  return {
    async identify(token, kode_toko) {
      const hash = hashToken(token);
      if (!hash) return undefined;
      const time = now();
      const own = await db.maybe<SessionRow>(SESSION_SQL, [hash, overSince(time)]);
      if (!own) return undefined;
      touch(own, time);
      const shop = await shopRow(db, own, kode_toko);
      const batas = await limitsOf(own, shop, time);
      const actor: Actor = {
        user_id: own.user_id,
        level: own.level,
        kode_toko: own.kode_toko,
        di_toko: shop.kode_toko,
        akses: await akses.get(`${own.kode_toko}/${own.user_id}`, own.versi_akses, () =>
          loadAkses(db, own.kode_toko, own.user_id),
        ),
        modules: await modulesOf(shop),
        ...protection(own.level, batas.proteksi, batas.dibuka),
      };
      return {
        session_id: own.id,
        actor,
        shop: shopOf(shop),
        lang: isLanguage(own.bahasa) ? own.bahasa : DEFAULT_LANGUAGE,
        batas,
      };
    },
  };
}
