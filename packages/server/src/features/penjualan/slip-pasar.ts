import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { SLIP_HURUF, type SlipKertas } from '@kilau/contract/trade/nota/slip-tata.ts';
import { copyMarks, type Copy } from '../../engine/print/copy.ts';
import { nameSegments, type Slip, type SlipPart } from '../../engine/render/slip/slip.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { bacaTokoNota, type NotaContext } from '../../trade/nota/nota-bagian.ts';
import type { DokumenNota } from '../../trade/nota/nota-dokumen.ts';
import { bacaTataSlip } from '../../trade/nota/slip-tata.ts';
import type { PasarTersimpan } from './pasar.ts';

type Baris = DokumenNota['barang'][number] & Pick<PasarTersimpan, 'kode_marketplace' | 'kurir' | 'no_resi'>;
/** What goes into one parcel: the pieces of one marketplace, courier and number. */
interface Paket extends Pick<Baris, 'kode_marketplace' | 'kurir' | 'no_resi'> {
  readonly baris: readonly Baris[];
}

const RULE: SlipPart = { kind: 'rule' };
const line = (text: string, more: { readonly bold?: boolean; readonly large?: boolean } = {}): SlipPart => ({
  kind: 'text',
  text,
  ...more,
});
const pair = (left: string, right: string): SlipPart => ({ kind: 'pair', left, right });
const told = (text: string): string => (text === '-' ? '' : text);

function paketDari(barang: readonly Baris[]): Paket[] {
  const paket = new Map<string, Paket>();
  for (const baris of barang) {
    const { kode_marketplace, kurir, no_resi } = baris;
    if (kode_marketplace === '') continue;
    const kunci = JSON.stringify([kode_marketplace, kurir, no_resi]);
    paket.set(kunci, { kode_marketplace, kurir, no_resi, baris: [...(paket.get(kunci)?.baris ?? []), baris] });
  }
  return [...paket.values()];
}

/** What stands on one parcel: who carries it under which number, who gets it, who sends it, what is in it. */
function isiPaket(
  { t, shop }: NotaContext,
  { pelanggan }: DokumenNota,
  { kode_marketplace, kurir, no_resi, baris }: Paket,
  { nama, no_telp, columns }: { readonly nama: string; readonly no_telp: string; readonly columns: number },
): SlipPart[] {
  return [
    pair(nama, kode_marketplace === nama ? '' : kode_marketplace),
    line(kurir, { bold: true, large: true }),
    ...(no_resi === '' ? [] : [pair(t('field.no_resi'), no_resi), { kind: 'barcode', text: no_resi } as const]),
    RULE,
    line(t('marketplace.penerima')),
    line(pelanggan.nama, { bold: true, large: true }),
    ...[pelanggan.no_hp, pelanggan.alamat].map(told).flatMap((text) => (text === '' ? [] : [line(text)])),
    RULE,
    line(t('marketplace.pengirim')),
    line(shop.nama_toko, { bold: true }),
    ...[shop.alamat_toko, no_telp].flatMap((text) => (text === '' ? [] : [line(text)])),
    RULE,
    ...baris.flatMap((piece): SlipPart[] => [
      ...nameSegments(piece.nama_barang, columns).map((text) => line(text)),
      pair(piece.kode_barcode, `${formatNumber(piece.berat, 3)} g  ${piece.kadar_cetak || formatPlain(piece.kadar)}`),
    ]),
  ];
}

/**
 * The slip that goes onto the parcels of a sale, one below the other. It names no price.
 * @throws Problem `modul_tidak_aktif`, `bukan_marketplace` where no line of it was sold on one.
 */
export async function slipPasar(sql: Sql, context: NotaContext, dokumen: DokumenNota, copy: Copy): Promise<Slip> {
  const { t, shop } = context;
  const modul = 'MARKETPLACE_SLIP_MODULE';
  if (!context.isOn(modul)) throw new Problem('modul_tidak_aktif', { modul });
  const paket = paketDari(dokumen.barang as readonly Baris[]);
  if (paket.length === 0) throw new Problem('bukan_marketplace', { nomor: dokumen.no_faktur_group });
  const [tata, toko] = [await bacaTataSlip(sql, context), await bacaTokoNota(sql, shop.kode_toko)];
  const names = await sql.query<{ kode_marketplace: string; nama_marketplace: string }>(
    'select kode_marketplace, nama_marketplace from marketplace where kode_toko = $1',
    [shop.kode_toko],
  );
  const nama = new Map(names.map((row) => [row.kode_marketplace, row.nama_marketplace]));
  const columns = SLIP_HURUF[tata.lebar_roll as SlipKertas];
  return {
    title: `${t('marketplace.slip')} ${dokumen.no_faktur_group}`,
    columns,
    width: Number(tata.lebar_roll),
    cut: tata.potong_kertas,
    openDrawer: false,
    copies: [''],
    parts: [
      ...copyMarks(context, dokumen.status, copy).tanda.map((text) => line(`*** ${text} ***`, { bold: true })),
      pair(dokumen.no_faktur_group, formatDate(dokumen.tgl)),
      ...paket.flatMap((parcel) => [
        RULE,
        ...isiPaket(context, dokumen, parcel, {
          nama: nama.get(parcel.kode_marketplace) ?? parcel.kode_marketplace,
          no_telp: toko.no_telp,
          columns,
        }),
      ]),
    ],
  };
}
