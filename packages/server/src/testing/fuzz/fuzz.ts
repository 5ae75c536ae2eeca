import fc from 'fast-check';
import { vi } from 'vitest';
import type { TestApp } from '../app.ts';
import { callsOf, fuzzed, type Description, type FuzzCall } from './calls.ts';
import { realCodes } from './codes.ts';

/** Another number tries other calls; the same one the same calls. */
const SEED = Number(process.env['KILAU_FUZZ_SEED'] ?? 20_261_122);
/** Calls of each route, in turn by an owner and a super user: those that write have more to say. */
const EACH = Number(process.env['KILAU_FUZZ_EACH'] ?? 2);
const EACH_WITH_BODY = 2 * EACH;
const ACTORS = ['OWNER', 'SU1'] as const;

/** Sends generated calls to every route of the description of the API, as people of a shop that is there. */
export class Fuzz {
  readonly #server: TestApp;
  readonly #toko: string;
  readonly #tokens = new Map<string, string>();
  #key = 0;

  constructor(server: TestApp, kode_toko: string) {
    this.#server = server;
    this.#toko = kode_toko;
  }

  /** What calls have taken away from those who go on calling: their level, their sessions, the modules of the shop. */
  async #restore(): Promise<void> {
    const { db, services } = this.#server;
    await db.query(`delete from jam_akses`);
    await db.query(`delete from proteksi_menu`);
    await db.query(`update toko set status_aktif = true where not status_aktif`);
    await db.query(
      `update users set status_aktif = true, wajib_ganti_password = false, password_pada = $2,
        level = case user_id when 'OWNER' then 'OWN' else 'SU' end where user_id = any($1)`,
      [ACTORS, services.now()],
    );
    await db.query(`update para_system set value = 'true' where value = 'false'`);
    for (const actor of ACTORS) this.#tokens.set(actor, await this.#server.token(this.#toko, actor));
  }

  async #answered(call: FuzzCall, actor: string): Promise<number> {
    const reply = await this.#server.call(call.method, call.path, call.body, {
      'x-auth-token': this.#tokens.get(actor) ?? '',
      'idempotency-key': `fuzz-${(this.#key += 1)}-kunci`,
      ...call.headers,
    });
    return reply.status;
  }

  /** @returns the faults of our own that calls have met, and how many calls were let through. */
  async run(): Promise<{ readonly faults: readonly string[]; readonly done: number }> {
    const { db, call: ask, services } = this.#server;
    await this.#restore();
    const codes = await realCodes(db, this.#toko);
    const { body } = await ask('GET', 'openapi.json');
    const logged = vi.spyOn(services.log, 'error');
    const faults: string[] = [];
    let done = 0;
    for (const [index, described] of callsOf(body as Description).entries()) {
      const calls = fc.sample(fuzzed(described, codes), {
        seed: SEED + index,
        numRuns: described.operation.requestBody ? EACH_WITH_BODY : EACH,
      });
      for (const [turn, call] of calls.entries()) {
        const actor = ACTORS[turn % ACTORS.length] ?? 'OWNER';
        logged.mockClear();
        const status = await this.#answered(call, actor).catch((error: unknown) => String(error));
        if (typeof status === 'number' && status < 300) done += 1;
        if (status === 401) await this.#restore();
        if (typeof status === 'number' && status < 500 && logged.mock.calls.length === 0) continue;
        const [why] = logged.mock.calls.map(([told]) => (told as { readonly error?: Error }).error);
        faults.push(`${actor} ${call.method} ${call.path} ${shown(call.body)} → ${status}\n${why?.stack ?? ''}`);
      }
      if (index % 100 === 0) await this.#restore();
    }
    logged.mockRestore();
    return { faults, done };
  }
}

const shown = (value: unknown): string =>
  (Buffer.isBuffer(value) ? value.toString() : (JSON.stringify(value) ?? '')).slice(0, 600);
