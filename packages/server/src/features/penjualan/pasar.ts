import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { periksaPasar } from '@kilau/contract/features/penjualan/pasar.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

type BarangMasuk = KindInput<typeof penjualan>['barang'][number];

/** What a line keeps of the marketplace that brought it, and of the picture that was taken of it. */
export interface PasarTersimpan {
  readonly kode_marketplace: string;
  readonly fee_marketplace: Dec;
  readonly kurir: string;
  readonly no_resi: string;
  readonly foto_jual: string;
}

/** A line that came over the counter, without a picture of its own. */
export const TANPA_PASAR: PasarTersimpan = {
  kode_marketplace: '',
  fee_marketplace: Dec.zero,
  kurir: '',
  no_resi: '',
  foto_jual: '',
};

const isiPasar = ({ kode_marketplace, kurir, no_resi, foto_jual }: BarangMasuk) => ({
  kode_marketplace: kode_marketplace ?? '',
  kurir: kurir ?? '',
  no_resi: no_resi ?? '',
  foto_jual: foto_jual ?? '',
});

/** What the marketplaces of a sale take of the price today, in percent. */
async function feePasar(tx: Tx, kode_toko: string, kode: readonly string[]): Promise<ReadonlyMap<string, Dec>> {
  if (kode.length === 0) return new Map();
  const rows = await tx.query<{ kode_marketplace: string; fee_persen: Dec }>(
    'select kode_marketplace, fee_persen from marketplace where kode_toko = $1 and kode_marketplace = any($2)',
    [kode_toko, kode],
  );
  return new Map(rows.map(({ kode_marketplace, fee_persen }) => [kode_marketplace, fee_persen]));
}

/**
 * What each line says of its marketplace, in their order.
 * @param foto the photo that each piece has, empty where there is none.
 * @throws Problem at the field that is missing, or that says something of a marketplace where there is none.
 */
export async function pasarJual(
  tx: Tx,
  context: WorkContext,
  masuk: readonly BarangMasuk[],
  foto: (kode_barcode: string) => string,
): Promise<readonly PasarTersimpan[]> {
  const rows = masuk.map(isiPasar);
  const breaks: Record<string, RuleBreak> = {};
  for (const [index, row] of rows.entries()) {
    const broken = periksaPasar({ ...row, foto: foto(masuk[index]?.kode_barcode ?? '') });
    for (const [name, rule] of Object.entries(broken)) breaks[`barang.${index}.${name}`] = rule;
    if (row.kode_marketplace !== '' && !context.isOn('MARKETPLACE_INTEGRATION_MODULE')) {
      breaks[`barang.${index}.kode_marketplace`] = { rule: 'marketplace_mati' };
    }
  }
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  const kode = rows.flatMap(({ kode_marketplace }) => (kode_marketplace === '' ? [] : [kode_marketplace]));
  const fee = await feePasar(tx, context.shop.kode_toko, kode);
  return rows.map((row) => ({ ...row, fee_marketplace: fee.get(row.kode_marketplace) ?? Dec.zero }));
}
