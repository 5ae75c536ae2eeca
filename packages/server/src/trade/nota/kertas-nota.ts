import { Problem } from '@kilau/contract/core/problem.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { NotaTata } from '@kilau/contract/trade/nota/nota-tata.ts';
import type { Copy } from '../../engine/print/copy.ts';
import { notaForm, slipForms, type PrintForm } from '../../engine/print/forms.ts';
import type { Slip } from '../../engine/render/slip/slip.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { gambarNota } from './gambar-nota.ts';
import type { NotaContext } from './nota-bagian.ts';
import type { DokumenNota } from './nota-dokumen.ts';
import { bacaTata } from './nota-tata.ts';
import { slipDokumen } from './slip.ts';

/** What of the shop's layout does not hold for a promise: its terms are those of a sale, and nothing was sold yet. */
export const TANPA_JUAL = { tampil_syarat: false, tampil_terbilang: false } as const;
/** What a purchase has not: the shop's terms of sale, and columns of what is added to or taken off a price. */
export const TANPA_BELI = {
  tampil_syarat: false,
  tampil_ongkos: false,
  tampil_atribut: false,
  tampil_diskon: false,
} as const;

/** Who trades, and who of the shop, for the paper of the row `p`. */
export const orangSql = (
  p: string,
): string => `'pelanggan', jsonb_build_object('jenis', ${p}.jenis_pelanggan, 'kode_member', ${p}.kode_member,
      'nama', ${p}.nama, 'no_hp', ${p}.no_hp, 'alamat', ${p}.alamat),
    'nama_sales', coalesce((select s.nama_sales from sales s
      where s.kode_toko = ${p}.kode_toko and s.kode_sales = ${p}.kode_sales), '')`;

interface Tersimpan {
  readonly status: string;
  readonly valid_oleh: string | null;
}

/** A paper, out of the column `dokumen` of what `text` reads. @throws Problem `dokumen_tidak_ditemukan` */
export async function bacaDokumen<T extends Tersimpan>(
  sql: Sql,
  { shop }: Pick<NotaContext, 'shop'>,
  text: string,
  nomor: string,
): Promise<T> {
  const found = await sql.maybe<{ dokumen: T }>(text, [shop.kode_toko, nomor]);
  if (!found) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return found.dokumen;
}

/** What is OPEN has no paper yet: no goods and no money went. @throws Problem `status_tidak_sesuai` */
export function assertTervalidasi({ status, valid_oleh }: Tersimpan, nomor: string): void {
  if (valid_oleh === null) throw new Problem('status_tidak_sesuai', { nomor, status });
}

/** One that was validated. @throws Problem `dokumen_tidak_ditemukan`, `status_tidak_sesuai` */
export async function bacaTervalidasi<T extends Tersimpan>(
  sql: Sql,
  context: Pick<NotaContext, 'shop'>,
  text: string,
  nomor: string,
): Promise<T> {
  const dokumen = await bacaDokumen<T>(sql, context, text, nomor);
  assertTervalidasi(dokumen, nomor);
  return dokumen;
}

/** What a purchase comes to, as the nota writes a sale: nothing is added or taken off, and all of it is paid. */
export const hasilBeli = (grand_total: number) => ({
  sub_total: grand_total,
  diskon: 0,
  ppn: 0,
  dibayar: grand_total,
  kembali: 0,
});
/** What is paid for a line of it, in the same way. */
export const uangBeli = (harga_beli: number) => ({
  mode_harga: 'GRAM',
  harga_jual: harga_beli,
  ongkos: 0,
  diskon: 0,
  ppn: 0,
  harga_total: harga_beli,
});

/** The papers of a kind as the nota of a sale writes its own. */
export interface KertasNota {
  readonly judul: LocaleKey;
  readonly dokumen: (sql: Sql, context: NotaContext, nomor: string) => Promise<DokumenNota>;
  /** What of the shop's layout does not hold. */
  readonly tanpa?: Partial<NotaTata>;
  /** Its goods have no photos. */
  readonly tanpaFoto?: boolean;
}

const tanpaUnsurFoto = ({ unsur }: NotaTata) => ({
  tampil_foto: false,
  unsur: unsur.filter((bagian) => bagian.unsur !== 'FOTO'),
});

/** On the shop's own nota. @throws Problem where there is none. */
const nota =
  ({ judul, dokumen, tanpa, tanpaFoto = false }: KertasNota) =>
  async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Buffer> => {
    const isi = await dokumen(sql, context, nomor);
    const tata = await bacaTata(sql, context);
    const sendiri = { ...tata, ...tanpa, ...(tanpaFoto && tanpaUnsurFoto(tata)), judul: context.t(judul) };
    return gambarNota(sql, context, sendiri, isi, copy);
  };

/** From the roll. @throws Problem where there is none. */
export const slipNota =
  ({ judul, dokumen, tanpa }: KertasNota) =>
  async (sql: Sql, context: NotaContext, nomor: string, copy: Copy): Promise<Slip> =>
    slipDokumen(sql, context, await dokumen(sql, context, nomor), copy, {
      judul: context.t(judul),
      ...(tanpa?.tampil_syarat !== undefined && { tampil_syarat: tanpa.tampil_syarat }),
    });

/** Its nota and its slips. @param jenis key of the kind. */
export const formNota = (jenis: string, kertas: KertasNota): readonly PrintForm[] => [
  notaForm(jenis, nota(kertas)),
  ...slipForms(jenis, slipNota(kertas)),
];
