import type { Sql } from '../platform/database/tx.ts';
import { seedDeeds } from './seed-deeds.ts';

type Baris = Readonly<Record<string, unknown>>;

const isi = async (sql: Sql, tabel: string, baris: Baris): Promise<void> => {
  const names = Object.keys(baris);
  await sql.query(
    `insert into ${tabel} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(baris),
  );
};

interface Kertas {
  readonly kode_toko: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly kepala: readonly [tabel: string, isi: Baris];
  readonly baris: readonly (readonly [tabel: string, isi: Baris])[];
  readonly status?: string;
  readonly batal?: true;
}

/** A paper with its rows; its books know nothing of it: reports are read. */
async function seedKertas(sql: Sql, { kode_toko, jenis, nomor, tgl, ...kertas }: Kertas): Promise<void> {
  const buat = { tgl, user_id: 'GUDANG1', aksi: 'BUAT', status: kertas.status ?? 'DONE' };
  const batal = { tgl, user_id: 'SPV1', aksi: 'BATAL', status: 'CANC', alasan: 'salah' };
  await seedDeeds(sql, {
    kode_toko,
    jenis,
    nomor,
    kode_sales: '',
    nama: '',
    total: 0,
    perbuatan: kertas.batal ? [buat, batal] : [buat],
  });
  const [tabel, kepala] = kertas.kepala;
  const kunci = { kode_toko, nomor, ke: 1 };
  await isi(sql, tabel, { ...kunci, ...kepala });
  for (const [index, [milik, baris]] of kertas.baris.entries()) {
    await isi(sql, milik, { ...kunci, baris: index + 1, ...baris });
  }
}

/** A shop on two days, its two pieces, and how its papers are numbered. */
interface Toko {
  readonly kode_toko: string;
  readonly kemarin: string;
  readonly hariIni: string;
  readonly cincin: string;
  readonly lain: string;
  readonly nomor: (kode: string, n: number, tgl: string) => string;
}

const BARANG = { nama_barang: 'CINCIN LAMA', kode_group: '700', kode_dept: 'CN', kadar: 70 };
const DARI = { dari_gudang: 'BELI', dari_baki: 'BL1' };

/** Both pieces are sorted, one to be washed and one to be melted; the first is sent, and sent again today. */
async function sortirDanKirim(sql: Sql, { kode_toko, kemarin, hariIni, cincin, lain, nomor }: Toko): Promise<void> {
  const SR = nomor('SR', 1, kemarin);
  const sortir = {
    ...BARANG,
    ...DARI,
    kode_gudang: 'SORTIR',
    kode_baki: 'SO1',
    asal_jenis: 'pembelian',
    no_pembelian: nomor('FB', 1, kemarin),
    berat_nota: 4.2,
    berat: 4.15,
  };
  const baris = 'sortir_pembelian_baris';
  await seedKertas(sql, {
    kode_toko,
    jenis: 'sortir-pembelian',
    nomor: SR,
    tgl: kemarin,
    kepala: ['sortir_pembelian', { jumlah_barang: 2, total_berat: 8.3 }],
    baris: [
      [baris, { ...sortir, kode_barcode: cincin, hasil: 'CUCI', baris_pembelian: 1 }],
      [baris, { ...sortir, kode_barcode: lain, hasil: 'LEBUR', baris_pembelian: 2 }],
    ],
  });
  const kirim = { ...BARANG, ...DARI, kode_barcode: cincin, no_sortir: SR, berat: 4.15 };
  const kepala = { kode_tukang: 'TK1', nama_tukang: 'PAK TUKANG', jumlah_barang: 1, total_berat: 4.15 };
  for (const [tgl, status] of [
    [kemarin, 'DONE'],
    [hariIni, 'OPEN'],
  ] as const) {
    await seedKertas(sql, {
      kode_toko,
      jenis: 'kirim-barang-cuci',
      nomor: nomor('KC', 1, tgl),
      tgl,
      status,
      kepala: ['kirim_cuci', kepala],
      baris: [['kirim_cuci_baris', kirim]],
    });
  }
}

/** It comes back lighter, with dust and a loss. */
async function terimaDanSusut(sql: Sql, { kode_toko, kemarin, hariIni, cincin, nomor }: Toko): Promise<void> {
  const batch = { no_kirim: nomor('KC', 1, kemarin), nama_tukang: 'PAK TUKANG' };
  const kembali = { kode_barcode: cincin, berat_kirim: 4.15, berat: 4.1, hasil: 'JADI' };
  const di = { kode_gudang: 'LEBUR', kode_baki: 'LB1', kode_group: '700', kode_dept: 'CN', kadar: 70 };
  await seedKertas(sql, {
    kode_toko,
    jenis: 'terima-sepuhan',
    nomor: nomor('TS', 1, hariIni),
    tgl: hariIni,
    kepala: [
      'terima_sepuhan',
      { ...batch, jumlah_barang: 1, total_berat: 4.1, berat_kirim: 4.15, berat_abu: 0.02, berat_lebih: 0 },
    ],
    baris: [
      [
        'terima_sepuhan_baris',
        { ...BARANG, ...kembali, kode_gudang: 'SORTIR', kode_baki: 'SO1', modal_kirim: 4_772_500 },
      ],
      ['terima_sepuhan_abu', { ...di, berat: 0.02, nilai: 23_000 }],
    ],
  });
  const susut = { kadar: 70, berat_kirim: 4.15, berat_kembali: 4.1, berat_abu: 0.02, berat: 0.03, persen: 0.723 };
  await seedKertas(sql, {
    kode_toko,
    jenis: 'wasting-sepuhan',
    nomor: nomor('WS', 1, hariIni),
    tgl: hariIni,
    kepala: ['wasting_sepuhan', { ...batch, berat_wasting: 0.03, berat_lebih: 0 }],
    baris: [['wasting_sepuhan_kadar', { ...susut, nilai: 34_500 }]],
  });
}

/** Both have gone on: one for sale, one into bulk. */
async function pindah(sql: Sql, { kode_toko, kemarin, hariIni, cincin, lain, nomor }: Toko): Promise<void> {
  const baris = { ...BARANG, berat_nota: 4.2, dari_gudang: 'SORTIR', dari_baki: 'SO1' };
  const jadi = { kode_barcode: cincin, hasil: 'JADI', berat: 4.1, kode_baru: lain };
  const lebur = { kode_barcode: lain, hasil: 'LEBUR', berat: 4.15, kode_baru: '' };
  const dariTerima = { asal_jenis: 'terima-sepuhan', asal_nomor: nomor('TS', 1, hariIni) };
  const dariSortir = { asal_jenis: 'sortir-pembelian', asal_nomor: nomor('SR', 1, kemarin) };
  const tabel = 'pindah_sortir_baris';
  await seedKertas(sql, {
    kode_toko,
    jenis: 'pindah-sortir',
    nomor: nomor('MS', 1, hariIni),
    tgl: hariIni,
    kepala: ['pindah_sortir', { jumlah_barang: 2, total_berat: 8.25, jumlah_jual: 1, jumlah_lebur: 1 }],
    baris: [
      [tabel, { ...baris, ...jadi, ...dariTerima, kode_gudang: 'TOKO', kode_baki: 'A01' }],
      [tabel, { ...baris, ...lebur, ...dariSortir, kode_gudang: 'LEBUR', kode_baki: 'LB1' }],
    ],
  });
}

/** Bulk that moved yesterday and today, and a move that was taken back. */
async function curah(sql: Sql, { kode_toko, kemarin, hariIni, nomor }: Toko): Promise<void> {
  const gerak = [
    ['MASUK', kemarin, 10, ''],
    ['KIRIM', kemarin, 6, 'TK1'],
    ['WASTING', hariIni, 0.05, 'TK1'],
    ['TERIMA', hariIni, 4, 'TK1'],
    ['KELUAR', hariIni, 1.5, ''],
    ['KOREKSI', hariIni, -0.2, ''],
    ['MASUK', hariIni, 3, '', true],
  ] as const;
  for (const [index, [nama, tgl, gram, kode_tukang, batal]] of gerak.entries()) {
    const berat_koreksi = nama === 'KOREKSI' ? 0.2 : 0;
    await seedKertas(sql, {
      kode_toko,
      jenis: 'stock-cuci-manual',
      nomor: nomor('CM', index + 1, tgl),
      tgl,
      kepala: ['cuci_manual', { gerak: nama, kode_tukang, nama_tukang: kode_tukang, total_berat: gram, berat_koreksi }],
      baris: [['cuci_manual_baris', { kode_dept: 'CN', nama_dept: 'CINCIN', kadar: 70, berat: gram }]],
      ...(batal && { batal }),
    });
  }
}

/** Papers of refinishing of two days, of two pieces and of bulk. */
export async function seedSepuhan(
  sql: Sql,
  kode_toko: string,
  inisial: string,
  [kemarin, hariIni]: readonly [string, string],
): Promise<void> {
  const [cincin, lain] = inisial === 'KL' ? ['00000961', '00002871'] : ['10000961', '10000001'];
  const nomor = (kode: string, n: number, tgl: string) =>
    `${inisial}-${kode}-${tgl.slice(2).replaceAll('-', '')}-000${n}`;
  const toko: Toko = { kode_toko, kemarin, hariIni, cincin, lain, nomor };
  await sql.query(
    `insert into tukang (kode_toko, kode_tukang, nama_tukang) values ($1, 'TK1', 'PAK TUKANG') on conflict do nothing`,
    [kode_toko],
  );
  await sortirDanKirim(sql, toko);
  await terimaDanSusut(sql, toko);
  await pindah(sql, toko);
  await curah(sql, toko);
}
