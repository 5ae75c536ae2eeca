import { Problem } from '@kilau/contract/core/problem.ts';
import { LEVELS } from '@kilau/contract/core/permission.ts';
import { initialValue, keptElsewhere, MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import type { Shop } from '../../../platform/shop.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** What other features give a new shop, in this order: the slides of the member app, the accounts of its journals. */
const PERMULAAN = ['katalog', 'akun'] as const;
/** Who gives it; the program hands them in, so that this feature asks none of them. */
export type Permulaan = Readonly<
  Record<(typeof PERMULAAN)[number], (tx: Tx, kode_toko: string, oleh: string) => Promise<void>>
>;

/** A shop to be opened, on its first business date. */
export interface NewShop extends Shop {
  readonly oleh: string;
  /** Values of modules and parameters to begin with; absent, those of a new shop. */
  readonly value?: (key: ModuleKey) => string;
}

/** The day from which on gold is taxed as it is now (PMK 48/2023). */
const PPN_EMAS_SEJAK = '2023-05-01';

const INISIAL = /^[A-Z0-9]{1,6}$/;

/** @param at field of the form that holds the initials. @throws Problem when they would not do in a document number. */
export function assertInisial(inisial: string, at: string): void {
  if (!INISIAL.test(inisial)) throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'karakter_terlarang' } });
}

/**
 * What every shop has beside its row: a business date, a book, modules and parameters, the warehouses that the program
 * itself uses, a ceiling of loans for each level, and what other features begin with. Barcodes it draws when it needs
 * them.
 */
export async function equipShop(
  tx: Tx,
  { kode_toko, tgl_system, oleh, value = initialValue }: Pick<NewShop, 'kode_toko' | 'tgl_system' | 'oleh' | 'value'>,
  permulaan: Permulaan,
): Promise<void> {
  await tx.query(`insert into hari_toko (kode_toko, tgl_system) values ($1, $2)`, [kode_toko, tgl_system]);
  await tx.query(`insert into buku (kode_toko) values ($1)`, [kode_toko]);
  const keys = MODULE_KEYS.filter((key) => keptElsewhere(key) === undefined);
  await tx.query(
    `insert into para_system (kode_toko, key, value, diubah_oleh) select $1, t.key, t.value, $4
      from unnest($2::text[], $3::text[]) as t(key, value)`,
    [kode_toko, keys, keys.map(value), oleh],
  );
  await tx.query(
    `insert into tarif_ppn (kode_toko, _id, tgl_berlaku, tarif_faktur, tarif_tanpa_faktur, tarif_aksesoris,
       dibuat_oleh, diubah_oleh)
      values ($1, 'awal', $2, $3, $4, $5, $6, $6)`,
    [
      kode_toko,
      PPN_EMAS_SEJAK,
      value('PPN_TARIF_FAKTUR'),
      value('PPN_TARIF_TANPA_FAKTUR'),
      value('PPN_TARIF_AKSESORIS'),
      oleh,
    ],
  );
  await tx.query(
    `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual, dibuat_oleh, diubah_oleh)
      select $1, t.kode, t.kode, t.kode = $3, $4, $4 from unnest($2::text[]) as t(kode)`,
    [kode_toko, Object.values(GUDANG_BAWAAN), GUDANG_BAWAAN.jual, oleh],
  );
  await tx.query(
    `insert into plafond_hutang (kode_toko, level, dibuat_oleh, diubah_oleh) select $1, unnest($2::text[]), $3, $3`,
    [kode_toko, LEVELS, oleh],
  );
  for (const name of PERMULAAN) await permulaan[name](tx, kode_toko, oleh);
}

/** Opens a shop, ready to work but for its masters and people. */
export async function createShop(tx: Tx, shop: NewShop, permulaan: Permulaan): Promise<void> {
  await tx.query(
    `insert into toko (kode_toko, nama_toko, alamat_toko, inisial, zona_waktu, level, dibuat_oleh, diubah_oleh)
      values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [shop.kode_toko, shop.nama_toko, shop.alamat_toko, shop.inisial, shop.zona_waktu, shop.level, shop.oleh],
  );
  await equipShop(tx, shop, permulaan);
}
