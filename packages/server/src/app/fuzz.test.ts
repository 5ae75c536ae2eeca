import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { callsOf, fuzzed, type Description, type FuzzCall } from '../testing/fuzz/calls.ts';
import { realCodes } from '../testing/fuzz/codes.ts';
import { seedDemo } from './demo/seed.ts';

/** Another number tries other calls; the same one the same calls. */
const SEED = Number(process.env['KILAU_FUZZ_SEED'] ?? 20_261_122);
/** Calls of each route, in turn by an owner and a super user: those that write have more to say. */
const EACH = Number(process.env['KILAU_FUZZ_EACH'] ?? 3);
const EACH_WITH_BODY = 2 * EACH;
const ACTORS = ['OWNER', 'SU1'] as const;

const server = testApp();
const tokens = new Map<string, string>();
let codes: Awaited<ReturnType<typeof realCodes>>;

/** What calls have taken away from those who go on calling: their level, their sessions, the modules of the shop. */
async function restore(): Promise<void> {
  const { db } = server;
  await db.query(`delete from jam_akses`);
  await db.query(`delete from proteksi_menu`);
  await db.query(`update toko set status_aktif = true where not status_aktif`);
  await db.query(
    `update users set status_aktif = true, wajib_ganti_password = false, password_pada = $2,
      level = case user_id when 'OWNER' then 'OWN' else 'SU' end where user_id = any($1)`,
    [ACTORS, server.services.now()],
  );
  await db.query(`update para_system set value = 'true' where value = 'false'`);
  for (const actor of ACTORS) tokens.set(actor, await server.token('KL01', actor));
}

beforeAll(async () => {
  await seedDemo(server.services, server.services.now());
  await restore();
  codes = await realCodes(server.db, 'KL01');
}, 120_000);

let key = 0;
async function answered(call: FuzzCall, actor: string): Promise<number> {
  const reply = await server.call(call.method, call.path, call.body, {
    'x-auth-token': tokens.get(actor) ?? '',
    'idempotency-key': `fuzz-${(key += 1)}-kunci`,
    ...call.headers,
  });
  return reply.status;
}

const shown = (value: unknown): string =>
  (Buffer.isBuffer(value) ? value.toString() : (JSON.stringify(value) ?? '')).slice(0, 600);

it('answers whatever is sent to any call, and none with a fault of its own', { timeout: 180_000 }, async () => {
  const { body } = await server.call('GET', 'openapi.json');
  const logged = vi.spyOn(server.services.log, 'error');
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
      const status = await answered(call, actor).catch((error: unknown) => String(error));
      if (typeof status === 'number' && status < 300) done += 1;
      if (status === 401) await restore();
      if (typeof status === 'number' && status < 500 && logged.mock.calls.length === 0) continue;
      const [why] = logged.mock.calls.map(([told]) => (told as { readonly error?: Error }).error);
      faults.push(`${actor} ${call.method} ${call.path} ${shown(call.body)} → ${status}\n${why?.stack ?? ''}`);
    }
    if (index % 100 === 0) await restore();
  }
  logged.mockRestore();
  expect(faults).toEqual([]);
  expect(done, 'calls that were let through').toBeGreaterThan(1000);
});
