import { aturanPassword, passwordUsang } from '@kilau/contract/core/aturan-password.ts';
import { izinJam, type JamAkses } from '@kilau/contract/core/jam-akses.ts';
import { seesAll, valueOf, type Actor, type Level, type ProteksiMenu } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../database/tx.ts';

/** A page that an approval has opened; `sampai` null: for the rest of the session. */
export interface DibukaMenu {
  readonly kode_toko: string;
  readonly path: string;
  readonly sampai: Date | null;
}

/** Limits of one session, beside its rights. */
export interface Batas {
  /** When the allowed hours end; absent: they do not. */
  readonly jam_sampai?: Date;
  /** Nothing goes on before the password is changed. */
  readonly ganti_password: boolean;
  readonly proteksi: readonly ProteksiMenu[];
  /** Pages opened in the shop worked in, and not yet closed again. */
  readonly dibuka: readonly DibukaMenu[];
}

/** Rules of a shop that servers keep in memory. */
export interface Rules {
  readonly jam: readonly JamAkses[];
  readonly proteksi: readonly ProteksiMenu[];
}

/** When the levels of a shop may work. `$1`: the shop. */
export const JAM_SQL = `select level, hari, jam_mulai, jam_selesai from jam_akses where kode_toko = $1 and status_aktif`;

export async function loadRules(sql: Sql, kode_toko: string): Promise<Rules> {
  return {
    jam: await sql.query<JamAkses>(JAM_SQL, [kode_toko]),
    proteksi: await sql.query<ProteksiMenu>(
      `select path, minta_otorisasi, berlaku_menit, maks_sebulan from proteksi_menu
        where kode_toko = $1 and (minta_otorisasi or maks_sebulan) order by path`,
      [kode_toko],
    ),
  };
}

export const loadDibuka = (sql: Sql, sesi: string): Promise<readonly DibukaMenu[]> =>
  sql.query<DibukaMenu>(`select kode_toko, path, sampai from buka_menu where sesi = $1`, [sesi]);

/** When the hours of a level end. @throws Problem `di_luar_jam_akses` outside them. */
export function hoursEnd(jam: readonly JamAkses[], level: Level, now: Date, zona_waktu: string): Date | undefined {
  const izin = izinJam(jam, level, now, zona_waktu);
  if (!izin.boleh) throw new Problem('di_luar_jam_akses', {});
  return izin.sampai;
}

/** What protected pages mean for somebody: those still closed to him, and the reports held to a month. */
export function protection(
  level: Level,
  proteksi: readonly ProteksiMenu[],
  dibuka: readonly DibukaMenu[],
): Pick<Actor, 'terkunci' | 'sebulan'> {
  if (proteksi.length === 0) return {};
  const open = new Set(dibuka.map(({ path }) => path));
  const closed = seesAll(level)
    ? []
    : proteksi.filter(({ path, minta_otorisasi }) => minta_otorisasi && !open.has(path));
  return {
    terkunci: new Set(closed.map(({ path }) => path)),
    sebulan: new Set(proteksi.filter(({ maks_sebulan }) => maks_sebulan).map(({ path }) => path)),
  };
}

export interface PasswordState {
  readonly wajib_ganti_password: boolean;
  readonly password_pada: Date;
}

/** Whether the user has to choose a new password, by the parameters of his own shop. */
export const mustChange = (
  { wajib_ganti_password, password_pada }: PasswordState,
  modules: ReadonlyMap<string, string>,
  now: Date,
): boolean =>
  wajib_ganti_password ||
  passwordUsang(
    aturanPassword((key) => valueOf({ modules }, key)),
    password_pada,
    now,
  );
