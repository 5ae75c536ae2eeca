import { Dec } from '@kilau/contract/core/dec.ts';
import { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { curahEntries } from '../ledger/entry.ts';
import type { Db } from '../platform/database/tx.ts';
import { seedCancelling, seedPaper } from './seed-paper.ts';

/** A receipt of the report shop: its lines are group, type, pieces, gross grams, grams. */
interface Terima {
  readonly nomor: string;
  readonly tgl: string;
  readonly batal?: string;
  readonly asal?: 'PUSAT';
  readonly no_intern: string;
  readonly baris: readonly (readonly [
    kode_group: string,
    kode_dept: string,
    qty: number,
    bruto: string | null,
    berat: string,
  ])[];
}

/** Writes one receipt, of a supplier unless said otherwise, and its cancelling. */
export async function seedTerimaSatu(db: Db, kode_toko: string, terima: Terima): Promise<void> {
  const { nomor, tgl, batal, asal = 'SUPPLIER', no_intern, baris } = terima;
  const kode_supplier = asal === 'PUSAT' ? '' : 'UBS';
  const lines = baris.map(([kode_group, kode_dept, qty, bruto, berat]) => ({
    kode_group,
    kode_dept,
    kadar: Dec.from(kode_group === '700' ? 70 : '37.5'),
    qty,
    berat_bruto: bruto === null ? null : Dec.from(bruto),
    berat: Dec.from(berat),
    ongkos: null,
  }));
  await seedPaper(
    db,
    penerimaanBarang,
    { kode_toko, nomor, tgl },
    { kepala: { asal, kode_supplier, no_intern, tgl_nota: null }, baris: { baris: lines } },
    lines.flatMap(({ kode_group, kode_dept, kadar, qty, berat }) => {
      const place = { akun: 'TERIMA', sub: nomor, kode_gudang: '', kode_baki: '', kode_group, kode_dept } as const;
      return curahEntries({ ...place, kadar, qty, berat }, 1, 'SUPPLIER', 'PENERIMAAN BARANG');
    }),
  );
  await db.query(
    `insert into penerimaan_sisa (kode_toko, nomor, ke, baris, qty, berat)
     select kode_toko, nomor, ke, baris, case when $3 then 0 else qty end, case when $3 then 0 else berat end
     from penerimaan_baris where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor, batal !== undefined],
  );
  if (batal !== undefined) await seedCancelling(db, penerimaanBarang, { kode_toko, nomor, tgl: batal }, 'salah hitung');
}

/** One receipt that waits for its pieces, and two of the same paper and another that were taken back. */
export async function seedTerima(
  db: Db,
  kode_toko: string,
  inisial: string,
  kemarin: string,
  hari_ini: string,
): Promise<void> {
  await db.query(`insert into supplier (kode_toko, kode_supplier, nama_supplier) values ($1, 'UBS', 'UBS GOLD')`, [
    kode_toko,
  ]);
  const semua: readonly Terima[] = [
    {
      nomor: `${inisial}-TR-261120-0001`,
      tgl: kemarin,
      no_intern: 'A-1',
      baris: [
        ['700', 'CN', 10, '31', '30.5'],
        ['375', 'KL', 4, null, '20'],
      ],
    },
    {
      nomor: `${inisial}-TR-261120-0002`,
      tgl: kemarin,
      batal: hari_ini,
      no_intern: 'A-2',
      baris: [
        ['700', 'CN', 2, '7', '6.5'],
        ['700', 'KL', 1, '5', '4.75'],
      ],
    },
    {
      nomor: `${inisial}-TR-261121-0001`,
      tgl: hari_ini,
      batal: hari_ini,
      no_intern: 'A-3',
      baris: [['375', 'CN', 3, '9.5', '9']],
    },
  ];
  for (const terima of semua) await seedTerimaSatu(db, kode_toko, terima);
}
