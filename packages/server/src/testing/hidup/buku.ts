import { Dec } from '@kilau/contract/core/dec.ts';
import type { Db } from '../../platform/database/tx.ts';
import { SHOP } from '../shop.ts';

/** A line of the ledger. */
export interface Baris {
  readonly aset: string;
  readonly akun: string;
  readonly sub: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_barcode: string;
  readonly kategori: string;
  readonly jumlah: Dec;
  /** Its piece lies in its tray for a pre-order, of which the ledger knows nothing. */
  readonly terikat: boolean;
}

/** One posting with its lines, and what is said of its paper. */
export interface Bukuan {
  readonly id: string;
  readonly tgl: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly aksi: string;
  readonly membalik: string | null;
  readonly kode_sales: string;
  readonly kode_member: string;
  readonly entri: Baris[];
}

/** All that a shop's ledger says, read line by line and added up by nobody. */
export async function bacaBuku(db: Db): Promise<readonly Bukuan[]> {
  const rows = await db.query<Omit<Bukuan, 'entri'> & Baris>(
    `select p.id, p.tgl, p.jenis, p.nomor, p.aksi, p.membalik, coalesce(d.kode_sales, '') as kode_sales,
       coalesce(d.kode_member, '') as kode_member, e.aset, e.akun, e.sub, e.kode_gudang, e.kode_baki, e.kode_group,
       e.kode_dept, e.kode_barcode, e.kategori, e.jumlah,
       coalesce(b.status = 'TITIP' and b.pemilik_jenis = 'pre-order', false) as terikat
     from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
     left join barang b on b.kode_toko = e.kode_toko and b.kode_barcode = e.kode_barcode
     left join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
     where p.kode_toko = $1 order by p.urut, e.baris`,
    [SHOP.kode_toko],
  );
  const bukuan = new Map<string, Bukuan>();
  for (const { id, tgl, jenis, nomor, aksi, membalik, kode_sales, kode_member, ...entri } of rows) {
    const ada = bukuan.get(id) ?? { id, tgl, jenis, nomor, aksi, membalik, kode_sales, kode_member, entri: [] };
    ada.entri.push(entri);
    bukuan.set(id, ada);
  }
  return [...bukuan.values()];
}

/** What lines hold of an account, in an asset or one that begins so. */
export const jumlah = (entri: readonly Baris[], akun: string, aset: string): Dec =>
  Dec.sum(entri.flatMap((row) => (row.akun === akun && row.aset.startsWith(aset) ? [row.jumlah] : [])));

/** The ledger as it is read for some days. */
export class Buku {
  readonly semua: readonly Bukuan[];
  readonly dari: string;
  readonly sampai: string;
  readonly #dibalik: ReadonlySet<string>;

  constructor(semua: readonly Bukuan[], dari: string, sampai: string) {
    this.semua = semua;
    this.dari = dari;
    this.sampai = sampai;
    this.#dibalik = new Set(semua.flatMap(({ membalik }) => membalik ?? []));
  }

  /** Postings of the days. */
  get hari(): readonly Bukuan[] {
    return this.semua.filter(({ tgl }) => tgl >= this.dari && tgl <= this.sampai);
  }

  /** Lines until the end of the days, or only of those before them. */
  entri(sebelum = false): readonly Baris[] {
    return this.semua.flatMap(({ tgl, entri }) => ((sebelum ? tgl < this.dari : tgl <= this.sampai) ? entri : []));
  }

  tetap(one: Bukuan): boolean {
    return !this.#dibalik.has(one.id);
  }

  /** Postings of a kind of paper that were made in the days, whatever became of them. */
  dibuat(jenisKertas: string): readonly Bukuan[] {
    return this.hari.filter((one) => one.jenis === jenisKertas && one.membalik === null);
  }

  /** Those that were taken back since, whenever that was. */
  berlaku(jenisKertas: string): readonly Bukuan[] {
    return this.dibuat(jenisKertas).filter((one) => this.tetap(one));
  }

  /** What postings of a kind had said that were taken back in the days, by the day of that. */
  ditarik(jenisKertas: string): readonly Bukuan[] {
    const dulu = new Map(this.semua.map((one) => [one.id, one]));
    return this.hari.flatMap((one) => {
      const asal = one.membalik === null ? undefined : dulu.get(one.membalik);
      return one.jenis === jenisKertas && asal ? [{ ...asal, tgl: one.tgl }] : [];
    });
  }
}
