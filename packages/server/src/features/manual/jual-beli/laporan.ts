import type { Statement } from '../../../engine/report/query.ts';
import type { Context } from '../../../platform/context.ts';

interface Saringan {
  readonly tgl_from: string;
  readonly tgl_to: string;
  readonly kode_sales: string | null;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
}

/** Validated documents `d` and their lines `b`, as the filters narrow them: `$1` shop, `$2` and `$3` the days. */
const VALID = `d.kode_toko = $1 and d.valid_oleh is not null and ($4::text is null or d.kode_sales = $4)
  and ($5::text is null or b.kode_group = $5) and ($6::text is null or b.kode_dept = $6)`;
/** What was sold or bought in a line. */
const BARANG = 'b.kode_group, b.kode_dept, b.kadar, b.kode_baki, b.qty, b.berat';
/** Values of {@link VALID} and the days. */
export const nilaiSaringan = (kode_toko: string, filter: Saringan): unknown[] => [
  kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.kode_sales,
  filter.kode_group,
  filter.kode_dept,
];

/** Papers `d` and their lines `b`: the view of the papers, and their number. */
const dari = (dokumen: string, nomor: string): string =>
  `from ${dokumen} d join ${dokumen}_baris b on b.kode_toko = d.kode_toko and b.${nomor} = d.${nomor}`;

/** Validated papers by their day, line by line. @param kolom what is told of money, and who validated it. */
export const laporanNiaga =
  (dokumen: string, nomor: string, kolom: string) =>
  ({ shop }: Pick<Context, 'shop'>, filter: Saringan): Statement => ({
    text: `select d.${nomor}, d.nama, d.tgl, d.kode_sales, ${BARANG}, ${kolom}, d.valid_oleh, d.status
      ${dari(dokumen, nomor)} where ${VALID} and d.tgl between $2 and $3 order by d.${nomor}, b.baris`,
    values: nilaiSaringan(shop.kode_toko, filter),
  });

/**
 * Those that were cancelled, by the day of the cancel: who, why, and who approved it.
 * @param jumlah columns of what a line came to.
 */
export const laporanBatal =
  (dokumen: string, nomor: string, jumlah: string) =>
  ({ shop }: Pick<Context, 'shop'>, filter: Saringan): Statement => ({
    text: `select d.tgl_batal, d.${nomor}, d.tgl, d.kode_sales, ${BARANG}, ${jumlah}, d.alasan_batal, d.batal_oleh,
      o.disetujui_oleh
      ${dari(dokumen, nomor)} left join otorisasi o on o.kode_toko = d.kode_toko and o.id = d.otorisasi_batal
      where ${VALID} and d.status = 'CANC' and d.tgl_batal between $2 and $3
      order by d.tgl_batal, d.${nomor}, b.baris`,
    values: nilaiSaringan(shop.kode_toko, filter),
  });
