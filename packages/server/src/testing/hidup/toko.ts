import { randomBytes } from 'node:crypto';
import { isProblem } from '@kilau/contract/core/problem.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import { grantApproval } from '../../engine/approval.ts';
import { catatJurnal } from '../../features/uang/akuntansi/catat-jurnal.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { akhirHari } from '../../app/akhir-hari.ts';
import { invariants } from '../../app/invariants.ts';
import { papers } from '../../app/papers.ts';
import { laciHari } from '../../features/tutup/laci-hari.ts';
import { bukaToko as bukaLagi, tutupToko, type PenutupToko } from '../../features/tutup/tutup.post.ts';
import { reconcile, type Check } from '../../ledger/reconcile.ts';
import { createLog } from '../../platform/log.ts';
import { createRealtime, type RealtimeServer } from '../../platform/realtime.ts';
import { createIdentities } from '../../platform/session/identity.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { uuidv7 } from '../../platform/id.ts';
import { moveDay } from '../../ledger/business-date.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import { bukaCicilan } from '../cicilan.ts';
import { papersOf } from '../papers.ts';
import { bukaBeli } from '../pembelian.ts';
import { bukaPeriodeHidup } from '../pre-order.ts';
import { atWork, openShop, SHOP } from '../shop.ts';

const kinds = papers.map(({ kind }) => kind);
/** Every so many days the closing is taken back and done again. */
const LAGI_TIAP = 5;
const RAHASIA = createSecrets(randomBytes(32));

export type Isi = Readonly<Record<string, unknown>>;

/** What chance says of one deed, taken number by number. */
export class Dadu {
  readonly #angka: readonly number[];
  #ke = 0;

  constructor(angka: readonly number[]) {
    this.#angka = angka;
  }

  /** A whole number from 0 up to below `sisi`. */
  lempar(sisi: number): number {
    const angka = this.#angka[this.#ke % this.#angka.length] ?? 0;
    this.#ke += 1;
    return angka % Math.max(1, sisi);
  }

  /** True once in so many throws. */
  sekali(dalam: number): boolean {
    return this.lempar(dalam) === 0;
  }

  pilih<T>(rows: readonly T[]): T | undefined {
    return rows[this.lempar(rows.length)];
  }
}

const MODUL = {
  MEMBER_MODULE: 'true',
  OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false',
  GESEK_TUNAI_MODULE: 'true',
  VALIDASI_NON_CASH_MODULE: 'true',
  PREVIOUS_DATE_OWNER_MODULE: 'true',
  MEMBER_RESET_POIN_MODULE: 'true',
} as const;
/** The shop that money goes to and comes from. */
export const TETANGGA = 'KL02';

interface Disetujui {
  /** What is worked out and approved with it. */
  readonly worked?: Isi;
  /** Where the approval is another than the deed's own. */
  readonly kategori?: string;
}

/** A small shop that lives on, day after day, with two tills and everything that trade needs. */
export class TokoHidup {
  readonly db: Db;
  readonly papers: ReturnType<typeof papersOf>;
  /** The first day, and the one that is open. */
  readonly awal: string = SHOP.tgl_system;
  tgl: string = SHOP.tgl_system;

  /** Other shops of the chain: money and goods go there and come from there. */
  readonly lain: readonly string[];
  /** What the checks of the books have found of a day when it was closed. */
  readonly beda: (Check & { readonly tgl: string })[] = [];

  readonly #realtime: RealtimeServer;

  constructor(db: Db, lain: readonly string[] = [TETANGGA]) {
    this.db = db;
    this.lain = lain;
    const log = createLog('silent');
    const now = () => new Date();
    this.#realtime = createRealtime({ db, log, now, identities: createIdentities({ db, log, now }) });
    this.papers = papersOf({ db });
  }

  /** Somebody at work today; the shop charges tax on every second day. */
  kerja(user: string, level: 'KASIR' | 'OWN' = 'KASIR'): WorkContext {
    const genap = Number(this.tgl.slice(-2)) % 2 === 0;
    return atWork(
      user,
      level,
      { ...MODUL, ...(genap && { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: 'INCLUDE' }) },
      { ...SHOP, tgl_system: this.tgl },
    );
  }

  /** Somebody at work in a shop of the chain. */
  di(kode_toko: string, user = 'KASIR1', level: 'KASIR' | 'OWN' = 'KASIR'): WorkContext {
    if (kode_toko === SHOP.kode_toko) return this.kerja(user, level);
    const inisial = kode_toko === TETANGGA ? 'KC' : kode_toko;
    return atWork(user, level, MODUL, { ...SHOP, kode_toko, inisial, tgl_system: this.tgl });
  }

  tetangga(): WorkContext {
    return this.di(TETANGGA);
  }

  /** Somebody who counts: whoever has the count open hears of it. */
  penghitung(dadu: Dadu): WorkContext & { readonly realtime: RealtimeServer } {
    return { ...this.kasir(dadu), realtime: this.#realtime };
  }

  kasir(dadu: Dadu): WorkContext {
    return this.kerja(dadu.sekali(2) ? 'KASIR1' : 'KASIR2');
  }

  /** Takes something back with the approval of the owner, who may do so on a later day too. */
  async setuju(
    tx: Tx,
    key: KindKey,
    nomor: string,
    deed: string,
    { worked = {}, kategori }: Disetujui = {},
  ): Promise<void> {
    const context = this.kerja('OWNER', 'OWN');
    const input = { alasan: 'SALAH' };
    if (kategori === undefined) {
      return this.papers.approved(tx, key, nomor, deed, { input, worked, oleh: 'OWNER', context });
    }
    const { id } = await grantApproval(tx, context, {
      kategori,
      dokumen: nomor,
      nilai: { ...input, ...worked },
      keterangan: 'uji',
      disetujui_oleh: 'OWNER',
      saluran: 'MANUAL',
    });
    return this.papers.done(tx, key, nomor, deed, { input, otorisasi: id, context });
  }

  /** Does something, with the owner's approval of exactly what it turns out to ask for. */
  async denganIzin<T>(tx: Tx, context: WorkContext, work: (otorisasi: string | null) => Promise<T>): Promise<T> {
    try {
      return await work(null);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'otorisasi_diperlukan') throw error;
      const { kategori = '', dokumen = '', nilai = '{}' } = error.params;
      const { id } = await grantApproval(tx, context, {
        kategori: String(kategori),
        dokumen: String(dokumen),
        nilai: JSON.parse(String(nilai)) as Isi,
        keterangan: 'uji',
        disetujui_oleh: 'OWNER',
        saluran: 'MANUAL',
      });
      return work(id);
    }
  }

  /** Papers of a kind in a state, the youngest first: of those that wait today's, none that another paper has made. */
  async kertas(tx: Tx, key: KindKey, status: string): Promise<string[]> {
    const rows = await tx.query<{ nomor: string }>(
      `select d.nomor from dokumen d
       join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = 1
       where d.kode_toko = $1 and d.jenis = $2 and d.status = $3 and (d.tgl = $4 or d.status <> 'OPEN')
         and a.sebab_nomor is null
       order by d.dibuat_pada desc, d.nomor desc limit 8`,
      [SHOP.kode_toko, key, status, this.tgl],
    );
    return rows.map(({ nomor }) => nomor);
  }

  /** Barcodes of pieces for which a condition on `barang b` holds. */
  async barang(tx: Tx, syarat: string): Promise<string[]> {
    const rows = await tx.query<{ kode_barcode: string }>(
      `select b.kode_barcode from barang b where b.kode_toko = $1 and b.klaim_nomor is null and ${syarat}
       order by b.kode_barcode desc limit 40`,
      [SHOP.kode_toko],
    );
    return rows.map(({ kode_barcode }) => kode_barcode);
  }

  /**
   * The day ends as a shop closes it, with the owner's approval where something waits; now and then it is opened and
   * closed once more. The next one begins.
   */
  async besok(): Promise<void> {
    const { tgl } = this;
    const { kode_toko } = SHOP;
    const lagi = Number(tgl.slice(-2)) % LAGI_TIAP === 0;
    let berikut = await this.tutup(kode_toko);
    if (lagi) {
      const owner = { ...this.#penutup(kode_toko), shop: { ...SHOP, tgl_system: berikut } };
      await this.db.tx((tx) =>
        this.denganIzin(tx, owner, (otorisasi) => bukaLagi(tx, owner, akhirHari, { alasan: 'SALAH TUTUP', otorisasi })),
      );
      berikut = await this.tutup(kode_toko);
    }
    for (const kode of this.lain) await this.akhiri(kode, berikut);
    this.tgl = berikut;
    // Reports of journals read closed days where they are kept, and the others off the ledger: both must be right.
    if (Number(this.tgl.slice(-2)) % 3 === 0) await catatJurnal(this.db, kode_toko);
  }

  /** The day of another shop ends: nobody closes it. */
  protected akhiri(kode_toko: string, berikut: string): Promise<unknown> {
    return this.db.tx((tx) => moveDay(tx, kode_toko, berikut));
  }

  /** Whoever closes a shop: its owner, logged in. */
  #penutup(kode_toko: string): PenutupToko {
    const owner = this.di(kode_toko, 'OWNER', 'OWN');
    return { ...owner, session_id: uuidv7(), realtime: this.#realtime, secrets: RAHASIA };
  }

  /** Closes the day of a shop. @returns the day that follows. */
  protected async tutup(kode_toko: string): Promise<string> {
    const { tgl } = this;
    const buku = await reconcile(this.db, kode_toko, tgl, invariants);
    this.beda.push(...buku.filter(({ selisih }) => !selisih.isZero()).map((check) => ({ ...check, tgl })));
    const owner = this.#penutup(kode_toko);
    const { tgl_berikut } = await this.db.tx(async (tx) => {
      const kas = (await laciHari(tx, kode_toko, tgl)).map(({ user_id, buku: jumlah }) => ({
        user_id,
        jumlah: Dec.from(jumlah),
      }));
      const tutup = (alasan: string | null, otorisasi: string | null) =>
        tutupToko(tx, owner, { kinds, buku, akhirHari }, { kas, tgl_berikut: null, alasan, otorisasi });
      try {
        return await tutup(null, null);
      } catch (error) {
        if (!isProblem(error) || error.code !== 'tutup_tertahan') throw error;
        return this.denganIzin(tx, owner, (otorisasi) => tutup('MENYUSUL', otorisasi));
      }
    });
    return tgl_berikut;
  }
}

/** One thing that happens in the life of a shop: how often, and what is done; a refusal is an answer too. */
export interface Kejadian {
  readonly nama: string;
  readonly bobot: number;
  readonly lakukan: (toko: TokoHidup, tx: Tx, dadu: Dadu) => Promise<unknown>;
}

const LAGI = `
  insert into jenis (kode_toko, kode_dept, nama_dept) values ('KL01', 'KL', 'KALUNG');
  insert into sales (kode_toko, kode_sales, nama_sales, kode_bank, nama_bank, no_rekening, nama_rekening)
    values ('KL01', 'SL02', 'DEWI', 'BCA', 'BCA', '2', 'DEWI');
  insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false);
  insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK');
  insert into member (kode_toko, kode_member, nama_member, no_hp) values ('KL01', 'M0001', 'BU SRI', '6281'),
    ('KL01', 'M0002', 'PAK JOKO', '6282');
  insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, jenis_transaksi)
    values ('KL01', 'RECEH', 'UANG RECEH', 'SEMUA'), ('KL02', 'RECEH', 'UANG RECEH', 'SEMUA');
  insert into bank (kode_toko, kode_bank, nama_bank) values ('KL01', 'BRI', 'BRI');
  insert into rekening (kode_toko, no_rekening, nama_rekening, kode_bank)
    values ('KL01', '770011', 'KILAU BRI', 'BRI');
  insert into setting (kode_toko, key, nilai) values ('KL01', 'parameter-reset-poin-member',
    '{"jenis_reset": "BERKALA", "mulai_reset": "2026-11-24", "tiap_bulan": 1, "cara_reset": "SEMUA"}')`;

/** Opens it in an empty database. */
export async function bukaToko(db: Db): Promise<TokoHidup> {
  await openShop(db);
  await bukaBeli(db);
  for (const statement of LAGI.split(';')) await db.query(statement);
  await bukaCicilan({ db });
  await bukaPeriodeHidup(db);
  return new TokoHidup(db);
}
