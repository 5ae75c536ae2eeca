import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import {
  BARIS_MAKS,
  PENERIMAAN_INTERN,
  penerimaanBarang,
  wajibTerima,
} from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { lihatModal } from '@kilau/contract/trade/barang/modal.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { curahEntries, type Curah } from '../../ledger/entry.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

const KATEGORI = 'PENERIMAAN BARANG';
const KATEGORI_SELISIH = 'SELISIH PENERIMAAN';

type Isian = KindInput<typeof penerimaanBarang>;
type Breaks = Record<string, RuleBreak>;
interface Lengkap extends Omit<Isian['baris'][number], 'kadar'> {
  readonly kadar: Dec;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const KOSONG: RuleBreak = { rule: 'tidak_boleh_kosong' };

/** A supplier is one of the master where the shop keeps one; elsewhere he is called as on his paper. */
async function supplierSalah(tx: Tx, { shop, isOn }: WorkContext, kode_supplier: string): Promise<boolean> {
  if (kode_supplier === '' || !isOn('SUPPLIER_BARANG_MODULE')) return false;
  return (
    (await tx.maybe(`select 1 from supplier where kode_toko = $1 and kode_supplier = $2 and status_aktif`, [
      shop.kode_toko,
      kode_supplier,
    ])) === undefined
  );
}

/** What is missing beside what the definition asks for, by where the goods come from and how the shop receives. */
function kurang(input: Isian, { isOn }: WorkContext): Breaks {
  const breaks: Breaks = {};
  const wajib = wajibTerima(input.asal, { intern: isOn(PENERIMAAN_INTERN), supplier: isOn('SUPPLIER_BARANG_MODULE') });
  for (const name of wajib.kepala) if ((input[name] ?? '') === '') breaks[name] = KOSONG;
  input.baris.forEach((baris, index) => {
    for (const name of wajib.baris) if (baris[name] === null) breaks[`baris.${index}.${name}`] = KOSONG;
  });
  return breaks;
}

/**
 * A paper comes once: the same number of the same supplier, or of head office, is another receipt's already. What was
 * taken back may come again; nameless suppliers are not taken for one. Asked when the number was drawn, behind the
 * lock of its counter.
 */
async function assertNotaBaru(
  { tx, context: { shop } }: Work,
  { asal, kode_supplier, no_intern }: Isian,
): Promise<void> {
  if ((no_intern ?? '') === '' || ((kode_supplier ?? '') === '' && asal === 'SUPPLIER')) return;
  const lama = await tx.maybe<{ nomor: string }>(
    `select k.nomor from penerimaan k
     join dokumen d on d.kode_toko = k.kode_toko and d.jenis = $5 and d.nomor = k.nomor and d.isi = k.ke
     where k.kode_toko = $1 and k.asal = $2 and k.kode_supplier = $3 and k.no_intern = $4 and d.status <> 'CANC'
     order by k.nomor limit 1`,
    [shop.kode_toko, asal, kode_supplier ?? '', no_intern, penerimaanBarang.key],
  );
  if (lama) {
    throw new Problem('data_tidak_valid', {}, { no_intern: { rule: 'no_intern_sudah_ada', params: lama } });
  }
}

/**
 * The lines with the purity of their group where none was typed. @throws Problem `data_tidak_valid` with every field
 * that is wrong.
 */
async function lengkapi({ tx, context, tgl }: Work, input: Isian): Promise<Lengkap[]> {
  const { kode_toko } = context.shop;
  if (input.baris.length === 0) throw new Problem('data_tidak_valid', {}, { baris: KOSONG });
  if (input.baris.length > BARIS_MAKS) {
    throw new Problem('data_tidak_valid', {}, { baris: { rule: 'terlalu_banyak_baris', params: { max: BARIS_MAKS } } });
  }
  const group = new Map(
    (
      await tx.query<{ kode_group: string; kode_kategori: string; kadar: Dec }>(
        `select kode_group, kode_kategori, kadar from kelompok
          where kode_toko = $1 and kode_group = any($2) and status_aktif`,
        [kode_toko, unique(input.baris.map((baris) => baris.kode_group))],
      )
    ).map((row) => [row.kode_group, row]),
  );
  const jenis = new Map(
    (
      await tx.query<{ kode_dept: string; kode_group: string | null }>(
        `select kode_dept, kode_group from jenis where kode_toko = $1 and kode_dept = any($2) and status_aktif`,
        [kode_toko, unique(input.baris.map((baris) => baris.kode_dept))],
      )
    ).map((row) => [row.kode_dept, row]),
  );
  const breaks = kurang(input, context);
  if (input.tgl_nota !== null && input.tgl_nota > tgl) breaks['tgl_nota'] = { rule: 'setelah_hari_ini' };
  if (await supplierSalah(tx, context, input.kode_supplier ?? '')) {
    breaks['kode_supplier'] = { rule: 'tidak_terdaftar' };
  }
  const baris = input.baris.map((row, index): Lengkap => {
    const at = (name: string) => `baris.${index}.${name}`;
    const milik = jenis.get(row.kode_dept);
    const golongan = group.get(row.kode_group);
    const kadar = row.kadar ?? golongan?.kadar ?? Dec.zero;
    // Only accessories are no gold.
    if (kadar.isZero() && golongan?.kode_kategori !== KATEGORI_AKSESORIS) breaks[at('kadar')] = { rule: 'kadar_nol' };
    if (milik && milik.kode_group !== null && milik.kode_group !== row.kode_group) {
      breaks[at('kode_dept')] = { rule: 'jenis_bukan_group' };
    }
    if (row.harga_modal && !lihatModal(context.actor)) breaks[at('harga_modal')] = { rule: 'modal_tidak_berhak' };
    if (row.berat_bruto !== null && row.berat.gt(row.berat_bruto)) {
      breaks[at('berat')] = { rule: 'bersih_melebihi_bruto' };
    }
    return { ...row, kadar };
  });
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  return baris;
}

const curahOf = (
  no_terima: string,
  { kode_group, kode_dept, kadar }: Pick<Lengkap, 'kode_group' | 'kode_dept' | 'kadar'>,
  qty: number,
  berat: Dec,
): Curah => ({
  akun: 'TERIMA',
  sub: no_terima,
  kode_gudang: '',
  kode_baki: '',
  kode_group,
  kode_dept,
  kadar,
  qty,
  berat,
});

/** Opens the rest of every line: all of it is still to be entered. */
async function bukaSisa({ tx, context }: Work, nomor: string, baris: readonly Lengkap[]): Promise<void> {
  await tx.query(
    `insert into penerimaan_sisa (kode_toko, nomor, ke, baris, qty, berat)
     select $1, $2, 1, t.baris, t.qty, t.berat
     from unnest($3::integer[], $4::numeric[]) with ordinality as t(qty, berat, baris)`,
    [context.shop.kode_toko, nomor, baris.map(({ qty }) => qty), baris.map(({ berat }) => berat.toString())],
  );
}

interface Sisa extends Pick<Lengkap, 'kode_group' | 'kode_dept' | 'kadar' | 'qty' | 'berat'> {
  readonly qty_input: number;
}

/** What is left of each line; nobody enters from it until the end of the transaction. */
async function pegangSisa({ tx, context }: Work, nomor: string): Promise<Sisa[]> {
  const at = [context.shop.kode_toko, nomor];
  await tx.query(`select from penerimaan_sisa where kode_toko = $1 and nomor = $2 order by baris for update`, at);
  return tx.query<Sisa>(
    `select l.kode_group, l.kode_dept, l.kadar, s.qty, s.berat, s.qty_input
     from penerimaan_sisa s join penerimaan_baris l using (kode_toko, nomor, ke, baris)
     where s.kode_toko = $1 and s.nomor = $2 order by s.baris`,
    at,
  );
}

async function tutupSisa({ tx, context }: Work, nomor: string): Promise<void> {
  await tx.query(`update penerimaan_sisa set qty = 0, berat = 0 where kode_toko = $1 and nomor = $2`, [
    context.shop.kode_toko,
    nomor,
  ]);
}

/** Whether nothing is left of any kind: grams of one line may make up for those of another. */
function isHabis(sisa: readonly Sisa[]): boolean {
  const gram = new Map<string, Dec>();
  for (const { kode_group, kode_dept, kadar, berat } of sisa) {
    const kind = [kode_group, kode_dept, kadar.toString()].join('/');
    gram.set(kind, (gram.get(kind) ?? Dec.zero).plus(berat));
  }
  return sisa.every(({ qty }) => qty === 0) && [...gram.values()].every((berat) => berat.isZero());
}

/**
 * Goods are bulk stock of their receipt until their pieces are entered; the rest may be settled as a difference, and as
 * long as nothing was entered all of it taken back.
 */
export const penerimaanBarangHandlers: KindHandlers<typeof penerimaanBarang> = {
  make: async (work, input) => {
    const baris = await lengkapi(work, input);
    const { asal, kode_supplier, no_intern, tgl_nota, keterangan } = input;
    return {
      keterangan: keterangan ?? '',
      kepala: { asal, kode_supplier: kode_supplier ?? '', no_intern: no_intern ?? '', tgl_nota },
      baris: { baris },
      entries: async (nomor) => {
        await assertNotaBaru(work, input);
        await bukaSisa(work, nomor, baris);
        return baris.flatMap((row) => curahEntries(curahOf(nomor, row, row.qty, row.berat), 1, 'SUPPLIER', KATEGORI));
      },
    };
  },
  deeds: {
    selesai: async (work, { nomor }) => {
      const sisa = await pegangSisa(work, nomor);
      if (isHabis(sisa)) throw new Problem('penerimaan_sudah_selesai', { nomor });
      return {
        disetujui: {
          qty: sisa.reduce((sum, { qty }) => sum + qty, 0),
          berat: Dec.sum(sisa.map(({ berat }) => berat)),
        },
        entries: async () => {
          await tutupSisa(work, nomor);
          return sisa.flatMap((row) =>
            curahEntries(curahOf(nomor, row, row.qty, row.berat), -1, 'SELISIH', KATEGORI_SELISIH),
          );
        },
      };
    },
    batal: async (work, { nomor }) => {
      const sisa = await pegangSisa(work, nomor);
      const qty = sisa.reduce((sum, { qty_input }) => sum + qty_input, 0);
      if (qty > 0) throw new Problem('penerimaan_sudah_diinput', { nomor, qty });
      return {
        kategori: penerimaanBarang.deeds.batal.approval,
        cermin: () => tutupSisa(work, nomor),
      };
    },
  },
};
