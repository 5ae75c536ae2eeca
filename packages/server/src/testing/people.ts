import type { Level } from '@kilau/contract/core/permission.ts';
import type { Method } from '../platform/http/route.ts';
import type { TestApp } from './app.ts';

/** Somebody who asks: his level, the pages in his menu, and what is switched on in his shop just now. */
export interface As {
  readonly level: Level;
  readonly akses?: readonly string[];
  readonly modules?: Readonly<Record<string, string>>;
  readonly kode_toko?: string;
}

type Row = Readonly<Record<string, unknown>>;

/** An answer, read as far as tests look into it: an object is a `body`, a list or a page has `rows`. */
export interface Told {
  readonly status: number;
  readonly headers: Row;
  readonly text: string;
  readonly body: Row;
  readonly rows: readonly Row[];
}

interface Person {
  readonly user_id: string;
  readonly token: string;
}

/** People with rights of any kind, made and logged in as they are needed. */
export class People {
  readonly #known = new Map<string, Promise<Person>>();
  readonly #modules = new Map<string, { readonly wanted: string; readonly switched: Promise<void> }>();

  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** One call, as that person. */
  async call(
    method: Method,
    path: string,
    as: As,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Told> {
    await this.#switchModules(as);
    const { token } = await this.person(as);
    const reply = await this.#app.call(method, path, body, {
      'x-auth-token': token,
      'accept-language': 'id',
      ...headers,
    });
    const json = reply.body;
    if (Array.isArray(json)) return { ...reply, body: {}, rows: json as readonly Row[] };
    const object = (json ?? {}) as Row;
    return { ...reply, body: object, rows: (object['data'] ?? []) as readonly Row[] };
  }

  /** The user behind such rights, with his token. */
  person({ level, akses = [], kode_toko = 'KL01' }: As): Promise<Person> {
    const key = JSON.stringify([kode_toko, level, akses]);
    const known = this.#known.get(key);
    if (known) return known;
    const made = this.#make(kode_toko, `PETUGAS${this.#known.size + 1}`, level, akses);
    this.#known.set(key, made);
    return made;
  }

  async #make(kode_toko: string, user_id: string, level: Level, akses: readonly string[]): Promise<Person> {
    await this.#app.user(kode_toko, user_id, level, akses);
    return { user_id, token: await this.#app.token(kode_toko, user_id) };
  }

  /** What is not named has its initial value. Calls that come at once wait for the same switching. */
  #switchModules({ modules = {}, kode_toko = 'KL01' }: As): Promise<void> {
    const wanted = JSON.stringify(modules);
    const now = this.#modules.get(kode_toko);
    if (now?.wanted === wanted) return now.switched;
    const switched = this.#app.db.tx(async (tx) => {
      await tx.query('delete from para_system where kode_toko = $1', [kode_toko]);
      await tx.query(
        'insert into para_system (kode_toko, key, value) select $1, * from unnest($2::text[], $3::text[])',
        [kode_toko, Object.keys(modules), Object.values(modules)],
      );
    });
    this.#modules.set(kode_toko, { wanted, switched });
    return switched;
  }
}
