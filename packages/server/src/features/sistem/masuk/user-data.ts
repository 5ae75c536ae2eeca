import { seesAll, type Actor, type Level } from '@kilau/contract/core/permission.ts';
import type { Shop } from '../../../platform/shop.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import type { Batas } from '../../../platform/session/limits.ts';
import { aksesTree, type AksesNode } from '../hak/akses.ts';

/** What a browser keeps of its user (specification, section 3; decisions.md 23). */
export interface UserData {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  readonly bahasa: string;
  /** The user's own shop, also while head office works in another. */
  readonly kode_toko: string;
  readonly toko: Pick<Shop, 'kode_toko' | 'nama_toko' | 'alamat_toko' | 'inisial' | 'zona_waktu' | 'level'>;
  readonly akses: readonly AksesNode[];
  /** Modules and business date of the shop worked in. */
  readonly modules: readonly { readonly key: string; readonly value: string }[];
  readonly tgl_system: string;
  /** When the allowed hours end; null: they do not. */
  readonly jam_akses_sampai: string | null;
  /** Nothing answers before the password is changed. */
  readonly wajib_ganti_password: boolean;
  /**
   * Pages that ask for an approval first, and whether one has opened them; `sampai` null: for the rest of the session.
   */
  readonly proteksi: readonly {
    readonly path: string;
    readonly berlaku_menit: number;
    readonly dibuka: boolean;
    readonly sampai: string | null;
  }[];
  /** Reports held to a month. */
  readonly maks_sebulan: readonly string[];
}

/** What a session is held to, as its browser needs it. */
function limits(level: Level, { jam_sampai, ganti_password, proteksi, dibuka }: Batas) {
  return {
    jam_akses_sampai: jam_sampai?.toISOString() ?? null,
    wajib_ganti_password: ganti_password,
    proteksi: seesAll(level)
      ? []
      : proteksi
          .filter(({ minta_otorisasi }) => minta_otorisasi)
          .map(({ path, berlaku_menit }) => {
            const open = dibuka.find((row) => row.path === path);
            return { path, berlaku_menit, dibuka: open !== undefined, sampai: open?.sampai?.toISOString() ?? null };
          }),
    maks_sebulan: proteksi.filter(({ maks_sebulan }) => maks_sebulan).map(({ path }) => path),
  };
}

export async function userData(
  sql: Sql,
  { actor, shop, batas }: { readonly actor: Actor; readonly shop: Shop; readonly batas: Batas },
): Promise<UserData> {
  const { usere_name, bahasa, ...toko } = await sql.one<Pick<UserData, 'usere_name' | 'bahasa'> & UserData['toko']>(
    // Who looks in from another server is no user of this one.
    `select coalesce(u.usere_name, $2) as usere_name, coalesce(u.bahasa, 'id') as bahasa, t.kode_toko, t.nama_toko,
       t.alamat_toko, t.inisial, t.zona_waktu, t.level
     from toko t left join users u on u.kode_toko = t.kode_toko and u.user_id = $2 where t.kode_toko = $1`,
    [actor.kode_toko, actor.user_id],
  );
  return {
    user_id: actor.user_id,
    usere_name,
    level: actor.level,
    bahasa,
    kode_toko: actor.kode_toko,
    toko,
    akses: aksesTree(actor),
    modules: [...actor.modules].map(([key, value]) => ({ key, value })),
    tgl_system: shop.tgl_system,
    ...limits(actor.level, batas),
  };
}
