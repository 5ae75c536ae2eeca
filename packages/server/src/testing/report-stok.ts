import { Dec } from '@kilau/contract/core/dec.ts';
import { moveEntries, pieceEntries, type Piece } from '../ledger/entry.ts';
import { post } from '../ledger/post.ts';
import type { Db } from '../platform/database/tx.ts';

/** What the books say of the goods of the report shop: entered, sold, come back, moved, destroyed. */
interface Gerak {
  readonly tgl: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly aksi: string;
  readonly kategori: string;
  /** Where from or to; absent: from another tray. */
  readonly luar?: string;
  readonly sign: 1 | -1;
  readonly barang: readonly string[];
}

/** The tray in which a piece that was moved today had been entered. */
const DARI_BAKI: Readonly<Record<string, string>> = { '00003310': 'A01' };

async function gerakkan(db: Db, kode_toko: string, gerak: Gerak): Promise<void> {
  const { tgl, jenis: jenisDokumen, nomor, aksi, kategori, luar, sign, barang } = gerak;
  await db.tx(async (tx) => {
    const pieces = await tx.query<Piece>(
      `select kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, kadar, berat, harga_modal
        from barang
        where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode`,
      [kode_toko, barang],
    );
    await post(
      tx,
      {
        kode_toko,
        tgl,
        jenis: jenisDokumen,
        nomor,
        aksi,
        user_id: 'SPV1',
        kunci: '',
        waktu: new Date(`${tgl}T02:00:00Z`),
      },
      pieces.flatMap((piece) => {
        const entered = {
          ...piece,
          kode_baki: DARI_BAKI[piece.kode_barcode] ?? piece.kode_baki,
          berat: Dec.from(piece.berat),
        };
        return luar === undefined ? moveEntries(entered, piece, kategori) : pieceEntries(entered, sign, luar, kategori);
      }),
    );
  });
}

/** Posts the goods of both shops, to what lies in stock at the end: the two that came back and the reserved one. */
export async function seedStok(db: Db, kemarin: string, hari_ini: string): Promise<void> {
  const tambah = { jenis: 'BARANG', aksi: 'TAMBAH', kategori: 'TAMBAH BARANG', luar: 'INPUT', sign: 1 } as const;
  const jual = { jenis: 'penjualan', aksi: 'BARANG', kategori: 'PENJUALAN', luar: 'PELANGGAN', sign: -1 } as const;
  const gerak: readonly Gerak[] = [
    {
      ...tambah,
      tgl: kemarin,
      nomor: 'KL-TB-261120-0001',
      barang: ['00000936', '00001204', '00002871', '00003310', '00000411'],
    },
    { ...tambah, tgl: kemarin, nomor: 'KL-TB-261120-0002', barang: ['00000618'] },
    { ...jual, tgl: kemarin, nomor: 'KL-FJ-261120-0001', barang: ['00003310', '00000411'] },
    { ...tambah, tgl: hari_ini, nomor: 'KL-TB-261121-0001', barang: ['00000502'] },
    { ...jual, tgl: hari_ini, nomor: 'KL-FJ-261121-0001', barang: ['00002871'] },
    { ...jual, tgl: hari_ini, nomor: 'KL-FJ-261121-0002', barang: ['00000936', '00001204'] },
    {
      ...jual,
      tgl: hari_ini,
      nomor: 'KL-FJ-261120-0001',
      aksi: 'BARANG BATAL',
      kategori: 'BATAL PENJUALAN',
      sign: 1,
      barang: ['00003310', '00000411'],
    },
    {
      tgl: hari_ini,
      jenis: 'PINDAH',
      nomor: 'KL-PB-261121-0001',
      aksi: 'PINDAH',
      kategori: 'PINDAH BARANG',
      sign: 1,
      barang: ['00003310'],
    },
    {
      tgl: hari_ini,
      jenis: 'HANCUR',
      nomor: 'KL-HC-261121-0001',
      aksi: 'HANCUR',
      kategori: 'HANCUR BARANG',
      luar: 'HANCUR',
      sign: -1,
      barang: ['00000618'],
    },
  ];
  for (const mutasi of gerak) await gerakkan(db, 'KL01', mutasi);
  await gerakkan(db, 'KL02', { ...tambah, tgl: kemarin, nomor: 'KG-TB-261120-0001', barang: ['10000001', '10000002'] });
  await gerakkan(db, 'KL02', { ...jual, tgl: hari_ini, nomor: 'KG-FJ-261121-0001', barang: ['10000001'] });
}
