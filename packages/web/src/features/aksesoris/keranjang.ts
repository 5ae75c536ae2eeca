import { Dec } from '@kilau/contract/core/dec.ts';
import type { ArahStok } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import type { Aksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';

/** A line that is being put together; without a code it is a new accessory. Numbers as typed. */
export interface BarisKeranjang {
  readonly id: string;
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_baki: string;
  readonly berat: string;
  readonly harga_jual: string;
  readonly stok: number;
  readonly qty: string;
}
export interface Keranjang {
  readonly arah: ArahStok;
  readonly keperluan: string;
  readonly keterangan: string;
  readonly baris: readonly BarisKeranjang[];
}

export const KERANJANG_KOSONG: Keranjang = { arah: 'TAMBAH', keperluan: '', keterangan: '', baris: [] };

const angka = (teks: string): number | null => Dec.parse(teks)?.toJSON() ?? null;
/** Pieces typed for a line; 0 while it is no number. */
export const qtyOf = ({ qty }: Pick<BarisKeranjang, 'qty'>): number => angka(qty) ?? 0;

/** The lines that count: a new accessory can only come, and waits aside while something is taken. */
export const berlaku = ({ arah, baris }: Keranjang): readonly BarisKeranjang[] =>
  arah === 'AMBIL' ? baris.filter((row) => row.kode_barcode !== '') : baris;

/** One more of an accessory; the line stays where it is. */
export function tambahSatu(
  baris: readonly BarisKeranjang[],
  { kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_baki, berat, harga_jual, stok }: Aksesoris,
): readonly BarisKeranjang[] {
  const ada = baris.find((row) => row.kode_barcode === kode_barcode);
  if (ada) return baris.map((row) => (row === ada ? { ...row, stok, qty: String(qtyOf(row) + 1) } : row));
  return [
    ...baris,
    {
      id: kode_barcode,
      kode_barcode,
      nama_aksesoris,
      kode_group,
      kode_dept,
      kode_baki,
      berat: String(berat),
      harga_jual: String(harga_jual),
      stok,
      qty: '1',
    },
  ];
}

/** What there will be when it is saved; below zero it cannot be. */
export const stokNanti = (arah: ArahStok, baris: BarisKeranjang): number =>
  arah === 'AMBIL' ? baris.stok - qtyOf(baris) : baris.stok + qtyOf(baris);

/** Whether it may be sent: something on it, every line with a number, nothing taken that is not there. */
export const siap = (keranjang: Keranjang): boolean => {
  const baris = berlaku(keranjang);
  return baris.length > 0 && baris.every((row) => qtyOf(row) > 0 && stokNanti(keranjang.arah, row) >= 0);
};

/** What is sent to `POST stok-aksesoris`. */
export function kirimanOf(keranjang: Keranjang): object {
  const { arah, keperluan, keterangan } = keranjang;
  return {
    arah,
    keperluan: arah === 'AMBIL' ? keperluan : '',
    keterangan,
    barang: berlaku(keranjang).map(
      ({ kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_baki, berat, harga_jual, ...baris }) =>
        kode_barcode === ''
          ? {
              qty: qtyOf(baris),
              nama_aksesoris,
              kode_group,
              kode_dept,
              kode_baki,
              berat: angka(berat),
              harga_jual: angka(harga_jual),
            }
          : { kode_barcode, qty: qtyOf(baris) },
    ),
  };
}

/** What the server says is wrong, by line: the place in what was sent leads back to it. */
export function salahBaris(
  keranjang: Keranjang,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const baris = berlaku(keranjang);
  const salah: Record<string, string> = {};
  for (const [path, kata] of Object.entries(fields)) {
    const [list, index] = path.split('.');
    const row = list === 'barang' && index !== undefined ? baris[Number.parseInt(index, 10)] : undefined;
    if (row) salah[row.id] = salah[row.id] === undefined ? kata : `${salah[row.id]} · ${kata}`;
  }
  return salah;
}
