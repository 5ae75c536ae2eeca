import { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput, KindInput, LinesOf } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { service } from '@kilau/contract/features/service/service.kind.ts';
import type { Paper, Payment, Work } from '../../engine/paper/kind.ts';
import { uangJanji } from '../../trade/bayar/uang-janji.ts';

export type ServiceMasuk = KindInput<typeof service>;
export type Service = Paper<typeof service>;
type UangMasuk = ServiceMasuk['bayar'][number];
type BarisMasuk = ServiceMasuk['barang'][number];
type BarisTersimpan = LinesOf<typeof service>['barang'][number];
/** What a line weighs, as it is sent and as it is kept. */
type Timbang = Omit<NonNullable<DeedInput<(typeof service)['deeds']['selesai']>['barang']>[number], 'nama_barang'>;
export type Timbangan = LinesOf<typeof service>['hasil'][number];

/** Categories of the cash book (domain guide §5.3). */
export const KATEGORI = { masuk: 'SERVICE', ambil: 'SERVICE AMBIL', batal: 'BATAL SERVICE' } as const;

/**
 * What is paid of a repair now.
 * @param sisa what is left to pay of it; nothing more is taken than that.
 * @throws Problem `service_melebihi_sisa`, and as every payment is refused.
 */
export const uangService = (
  work: Work,
  sisa: Dec,
  uang: readonly UangMasuk[],
  kategori: string,
): Promise<{ readonly jumlah: Dec; readonly bayar: readonly Payment[] }> =>
  uangJanji(work, sisa, uang, { kategori, kelebihan: 'service_melebihi_sisa', kosong: true });

interface Deskripsi {
  readonly deskripsi: string;
  readonly ongkos: Dec;
}

/** What the master says of the work on lines, by its code. */
async function deskripsiOf({ tx, context }: Work, baris: readonly BarisMasuk[]): Promise<Map<string, Deskripsi>> {
  const kode = [...new Set(baris.flatMap(({ kode_deskripsi }) => kode_deskripsi ?? []))];
  if (kode.length === 0) return new Map();
  const rows = await tx.query<Deskripsi & { readonly kode_deskripsi: string }>(
    `select kode_deskripsi, deskripsi, ongkos from para_deskripsi_service
     where kode_toko = $1 and kode_deskripsi = any($2)`,
    [context.shop.kode_toko, kode],
  );
  return new Map(rows.map((row) => [row.kode_deskripsi, row]));
}

/**
 * The lines of an intake as they are kept: what is to be done and what it costs come from the master unless said.
 * @throws Problem `data_tidak_valid` where nobody has said it, and for a day that is over.
 */
export async function barisService(
  work: Work,
  { barang, tgl_selesai }: Pick<ServiceMasuk, 'barang' | 'tgl_selesai'>,
): Promise<readonly BarisTersimpan[]> {
  if (barang.length === 0) throw new Problem('data_tidak_valid', {}, { barang: { rule: 'tidak_boleh_kosong' } });
  const salah: Record<string, RuleBreak> = {};
  if (tgl_selesai < work.tgl) salah['tgl_selesai'] = { rule: 'sebelum_hari_ini', params: { tgl: work.tgl } };
  const master = await deskripsiOf(work, barang);
  const baris = barang.map((row, index): BarisTersimpan => {
    const kerja = master.get(row.kode_deskripsi ?? '');
    const jumlah = row.jumlah ?? 1;
    const deskripsi = row.deskripsi ?? kerja?.deskripsi ?? '';
    const ongkos = row.ongkos ?? kerja?.ongkos.times(jumlah);
    if (deskripsi === '') salah[`barang.${index}.deskripsi`] = { rule: 'tidak_boleh_kosong' };
    if (!ongkos) salah[`barang.${index}.ongkos`] = { rule: 'tidak_boleh_kosong' };
    return { ...row, jumlah, deskripsi, ongkos: ongkos ?? Dec.zero };
  });
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
  return baris;
}

/** A line that lies here, with what it weighs as far as anybody knows. */
export interface BarisAda {
  readonly baris: number;
  readonly berat: Dec;
  /** Its work is done. */
  readonly jadi: boolean;
}

/** The lines of a repair as they lie here now. */
export const barisAda = ({ tx, context }: Work, { nomor }: Service): Promise<BarisAda[]> =>
  tx.query<BarisAda>(
    `select baris, coalesce(berat_jadi, berat) as berat, berat_jadi is not null as jadi from service_kertas_barang
     where kode_toko = $1 and no_service = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );

/**
 * What lines weigh now against what they weighed before.
 * @throws Problem `data_tidak_valid` for a line that is none, one that is named twice, and a difference that nobody
 * explains.
 */
export function timbang(ada: readonly BarisAda[], masuk: readonly Timbang[]): readonly Timbangan[] {
  const salah: Record<string, RuleBreak> = {};
  const hasil = masuk.flatMap(({ baris, berat, catatan }, index): Timbangan[] => {
    const asal = ada.find((row) => row.baris === baris);
    const ganda = masuk.slice(0, index).some((lain) => lain.baris === baris);
    if (!asal || ganda) {
      salah[`barang.${index}.baris`] = ganda ? { rule: 'baris_ganda' } : { rule: 'baris_tidak_ada' };
      return [];
    }
    const selisih = (berat ?? asal.berat).minus(asal.berat);
    if (!selisih.isZero() && !catatan) {
      const params = { selisih: selisih.toString() };
      salah[`barang.${index}.catatan`] = { rule: 'selisih_perlu_catatan', params };
    }
    return [{ dari_baris: baris, berat: berat ?? asal.berat, selisih, catatan }];
  });
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
  return hasil;
}
