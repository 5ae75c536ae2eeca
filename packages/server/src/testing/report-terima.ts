import { Dec } from '@kilau/contract/core/dec.ts';
import { curahEntries } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db } from '../platform/database/tx.ts';

/** A receipt of the report shop: its lines are group, type, pieces, gross grams, grams. */
interface Terima {
  readonly nomor: string;
  readonly tgl: string;
  readonly batal?: string;
  readonly no_intern: string;
  readonly baris: readonly (readonly [
    kode_group: string,
    kode_dept: string,
    qty: number,
    bruto: string | null,
    berat: string,
  ])[];
}

async function seedSatu(db: Db, kode_toko: string, { nomor, tgl, batal, no_intern, baris }: Terima): Promise<void> {
  await db.query(
    `insert into penerimaan (kode_toko, no_terima, tgl, status, proses, asal, kode_supplier, no_intern, dibuat_oleh,
      dibuat_pada, batal_oleh, batal_pada, tgl_batal, alasan_batal, kunci)
     values ($1, $2, $3, $4, 'BUKA', 'SUPPLIER', 'UBS', $5, 'SPV1', '2026-11-20T02:00:00Z', $6, null, $7, $8, $2)`,
    [
      kode_toko,
      nomor,
      tgl,
      batal === undefined ? 'DONE' : 'CANC',
      no_intern,
      batal === undefined ? null : 'SPV1',
      batal ?? null,
      batal === undefined ? null : 'salah hitung',
    ],
  );
  for (const [index, [kode_group, kode_dept, qty, bruto, berat]] of baris.entries()) {
    await db.query(
      `insert into penerimaan_baris (kode_toko, no_terima, baris, kode_group, kode_dept, kadar, qty, berat_bruto, berat)
       select $1, $2, $3, $4, $5, kadar, $6, $7, $8 from kelompok where kode_toko = $1 and kode_group = $4`,
      [kode_toko, nomor, index + 1, kode_group, kode_dept, qty, bruto, berat],
    );
  }
  const lines = baris.map(([kode_group, kode_dept, qty, , berat]) => ({
    akun: 'TERIMA' as const,
    sub: nomor,
    kode_gudang: '',
    kode_baki: '',
    kode_group,
    kode_dept,
    kadar: Dec.from(kode_group === '700' ? 70 : '37.5'),
    qty,
    berat: Dec.from(berat),
  }));
  const buku = (hari: string, aksi: string, sign: 1 | -1) =>
    db.tx((tx) =>
      post(
        tx,
        {
          kode_toko,
          tgl: hari,
          jenis: 'PENERIMAAN',
          nomor,
          aksi,
          user_id: 'SPV1',
          kunci: '',
          waktu: new Date(`${hari}T02:00:00Z`),
        },
        lines.flatMap((line) => curahEntries(line, sign, 'SUPPLIER', 'PENERIMAAN BARANG')),
      ),
    );
  await buku(tgl, 'TERIMA', 1);
  if (batal !== undefined) await buku(batal, 'BATAL', -1);
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
  for (const terima of semua) await seedSatu(db, kode_toko, terima);
}
