import { kindPages } from '@kilau/contract/core/kind-pages.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { grantApproval } from '../engine/approval.ts';
import { restInvariants } from '../engine/paper/accounts.ts';
import { paperInvariants } from '../engine/paper/invariants.ts';
import type { KindAtWork } from '../engine/paper/kind.ts';
import { paperRoutes } from '../engine/paper/routes.ts';
import { paperProofs } from '../engine/paper/verify.ts';
import type { Truths } from '../ledger/reconcile.ts';
import { atRest, verifyShop } from '../ledger/verify.ts';
import type { Route } from '../platform/http/route.ts';
import { bayarInvariants } from '../trade/bayar/invariants.ts';
import { testApp, type Call, type Reply } from './app.ts';
import { atWork, SHOP } from './shop.ts';
import { makeToyTables, pinjamanAtWork, tukarAtWork } from './toy-kinds.ts';

/** A paper as the API shows it. */
export interface Shown {
  readonly nomor: string;
  readonly status: string;
  readonly versi: number;
  readonly sisa: number;
  readonly total: number;
  readonly nama: string;
  readonly jatuh_tempo: string;
  readonly jaminan: readonly { readonly nama_barang: string; readonly berat: number }[];
  readonly bayar: readonly { readonly ke: number; readonly arah: string; readonly jumlah: number }[];
  readonly riwayat: readonly Readonly<Record<string, unknown>>[];
  readonly boleh: readonly string[];
}

const { kode_toko } = SHOP;
let keys = 0;
export const newKey = (): string => `uji-coba-${(keys += 1)}`;

/** What makes a paper of the toy kind. */
export const ASKED = {
  pokok: 8_000_000,
  jatuh_tempo: '2026-12-21',
  pelanggan: { nama: 'SITI' },
  jaminan: [{ nama_barang: 'KALUNG', berat: 10.5 }],
} as const;

const TOYS = [pinjamanAtWork, tukarAtWork];

/** What must hold of toy kinds. */
function truthsOf(toys: readonly KindAtWork[]): Truths {
  const kinds = toys.map(({ kind }) => kind);
  return {
    invariants: [...paperInvariants, ...restInvariants(kinds), ...bayarInvariants],
    proofs: paperProofs(kinds),
  };
}
export const toyTruths = truthsOf(TOYS);

/**
 * A server with toy kinds alone, those of this floor unless given, and calls beside theirs; the people of a small shop
 * are at work on it.
 */
export function toyShop(toys: readonly KindAtWork[] = TOYS, calls: readonly Route[] = []) {
  const server = testApp([...paperRoutes(toys), ...calls]);
  const truths = truthsOf(toys);
  const pages = toys.flatMap(({ kind }) => kindPages(kind).map(({ path }) => path));
  const callers = new Map<string, Call>();

  return {
    server,
    /** To be called before all tests. */
    async open(people: Readonly<Record<string, Level>>): Promise<void> {
      await makeToyTables(server.db);
      await server.shop(kode_toko, { inisial: 'KL' });
      await server.db.query(
        `insert into para_system (kode_toko, key, value) values ($1, 'VALIDASI_PENJUALAN_MODULE', 'true')
         on conflict (kode_toko, key) do update set value = 'true'`,
        [kode_toko],
      );
      for (const [user_id, level] of Object.entries(people)) {
        await server.user(kode_toko, user_id, level, pages);
        callers.set(user_id, await server.as(kode_toko, user_id));
      }
    },
    as(user_id: string): Call {
      const call = callers.get(user_id);
      if (!call) throw new Error(`${user_id} does not work here`);
      return call;
    },
    async make(call: Call, more: object = {}): Promise<Shown> {
      return (await call('POST', 'uji-pinjaman', { ...ASKED, ...more }, { 'idempotency-key': newKey() })).body as Shown;
    },
    deed(call: Call, nomor: string, key: string, body: object = {}, kunci = newKey()): Promise<Reply> {
      return call('POST', `uji-pinjaman/${nomor}/${key}`, body, { 'idempotency-key': kunci });
    },
    /** An approval for somebody. */
    async izin(
      kategori: string,
      dokumen: string,
      nilai: object,
      { disetujui_oleh = 'SPV1', untuk = 'KASIR1' } = {},
    ): Promise<string> {
      const { id } = await server.db.tx((tx) =>
        grantApproval(tx, atWork(untuk), {
          kategori,
          dokumen,
          nilai: { ...nilai },
          keterangan: 'uji',
          disetujui_oleh,
          saluran: 'MANUAL',
        }),
      );
      return id;
    },
    /** Where the books disagree: empty when all is well. */
    async differences(): Promise<readonly string[]> {
      const checks = await atRest(server.db, (tx) => verifyShop(tx, kode_toko, truths));
      return checks.filter(({ selisih }) => !selisih.isZero()).map(({ kunci }) => kunci);
    },
    /** What stands on the accounts that are not empty. */
    async balances(): Promise<Readonly<Record<string, number>>> {
      const rows = await server.db.query<{ di: string; jumlah: number }>(
        `select akun || ' ' || sub as di, jumlah::float8 as jumlah from saldo where kode_toko = $1 and jumlah <> 0
         order by 1`,
        [kode_toko],
      );
      return Object.fromEntries(rows.map(({ di, jumlah }) => [di, jumlah]));
    },
  };
}
