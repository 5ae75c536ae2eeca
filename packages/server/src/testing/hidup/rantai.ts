import type { Services } from '../../platform/context.ts';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import type { Db } from '../../platform/database/tx.ts';
import { SHOP } from '../shop.ts';
import { TETANGGA, TokoHidup, type Dadu } from './toko.ts';

const KETIGA = 'KL03';
/** What the third shop has as the second has it. */
const MASTER = [
  'kategori',
  'jenis_group',
  'kelompok',
  'jenis',
  'gudang',
  'baki',
  'bank',
  'rekening',
  'fee_penjualan',
  'sales',
];

interface Pesan {
  readonly kode_toko: string;
  readonly id: string;
}

/** Three shops that send each other goods, and hear of each other late, twice, or the wrong way round. */
export class Rantai extends TokoHidup {
  readonly toko: readonly string[] = [SHOP.kode_toko, ...this.lain];
  readonly #services: Services;

  constructor(services: Services) {
    super(services.db, [TETANGGA, KETIGA]);
    this.#services = services;
  }

  /** The others close their day as this one does. */
  protected override async akhiri(kode_toko: string): Promise<void> {
    await this.tutup(kode_toko);
  }

  /** Delivers some of what waits to be told, in whatever order; some of it again. */
  async kabarkan(dadu: Dadu): Promise<void> {
    const waiting = await this.#menunggu();
    const some = waiting.slice(0, 1 + dadu.lempar(waiting.length));
    for (const pesan of dadu.sekali(2) ? some : some.toReversed()) await this.#kirim(pesan);
    if (dadu.sekali(2)) {
      for (const { id } of some.slice(0, 2)) {
        await this.db.query(`update outbox set keadaan = 'MENUNGGU' where id = $1 and keadaan = 'TERKIRIM'`, [id]);
      }
    }
  }

  /** Delivers all of it. @returns what could not be delivered, however often it was tried. */
  async kabarkanSemua(): Promise<readonly Pesan[]> {
    for (let tries = 0; tries < 4; tries += 1) {
      const waiting = await this.#menunggu();
      if (waiting.length === 0) return [];
      for (const pesan of waiting) await this.#kirim(pesan);
    }
    return this.#menunggu();
  }

  async #menunggu(): Promise<Pesan[]> {
    await this.db.query(`update outbox set lagi_pada = dibuat where keadaan in ('MENUNGGU', 'GAGAL')`);
    return this.db.query<Pesan>(
      `select kode_toko, id from outbox where keadaan in ('MENUNGGU', 'GAGAL') order by dibuat, id`,
    );
  }

  #kirim(pesan: Pesan): Promise<unknown> {
    return kirimSatu(this.#services, antrean.pengirim, pesan);
  }
}

/** Makes two more shops of the first one's neighbour, each with its people. */
export async function bukaRantai(db: Db): Promise<void> {
  await db.query(
    `insert into toko (kode_toko, nama_toko, alamat_toko, inisial) values ($1, 'KILAU CIBIRU', 'CIBIRU', $1)`,
    [KETIGA],
  );
  await db.query(`insert into hari_toko (kode_toko, tgl_system) values ($1, $2)`, [KETIGA, SHOP.tgl_system]);
  await db.query(`insert into buku (kode_toko) values ($1)`, [KETIGA]);
  await db.query(
    `insert into jenis (kode_toko, kode_dept, nama_dept) select $1, kode_dept, nama_dept from jenis where kode_toko = $2
     on conflict do nothing`,
    [TETANGGA, SHOP.kode_toko],
  );
  for (const table of MASTER) {
    await db.query(
      `insert into ${table}
       select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('kode_toko', $1::text))).*
       from ${table} t where kode_toko = $2`,
      [KETIGA, TETANGGA],
    );
  }
  await db.query(
    `insert into users (kode_toko, user_id, usere_name, level, password_hash)
     select t, u, u, l, '-' from unnest($1::text[]) t, (values ('KASIR1', 'KASIR'), ('OWNER', 'OWN')) as x(u, l)`,
    [[TETANGGA, KETIGA]],
  );
}
