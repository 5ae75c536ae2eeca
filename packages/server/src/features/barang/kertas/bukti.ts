import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisBarang, HancurBarang, PindahBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import type { Copy } from '../../../engine/print/copy.ts';
import type { Context } from '../../../platform/context.ts';
import { fotoContoh } from '../../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../../trade/barang/foto.ts';
import { gambarBukti, type Bukti, type BuktiBaris } from '../../../trade/bukti/bukti.ts';
import { bingkaiBukti } from '../../../trade/bukti/bingkai.ts';

export type BuktiContext = Pick<Context, 'shop' | 'actor' | 'now' | 'lang' | 't' | 'files'>;
type Dokumen = PindahBarang | HancurBarang;

const EDGE = 240;
const SHOWN = 3;

/** The pieces of a paper as lines of its proof, each with its photo. */
export async function barisBukti({ files }: BuktiContext, barang: readonly BarisBarang[]): Promise<BuktiBaris[]> {
  const contoh = await fotoContoh(EDGE);
  return Promise.all(
    barang.map(async (baris) => ({
      foto: (await bacaFoto(files, baris.foto, 'kecil')) ?? contoh,
      kode_barcode: baris.kode_barcode,
      nama_barang: baris.nama_barang,
      rincian: [baris.kode_group, baris.kode_dept, baris.kode_intern].filter((teks) => teks !== '').join(' · '),
      dari: `${baris.dari_gudang} · ${baris.dari_baki}`,
      kadar: formatPlain(baris.kadar),
      berat: formatNumber(baris.berat, SHOWN),
    })),
  );
}

type Sendiri = Pick<Bukti, 'judul' | 'nomor' | 'info' | 'tanda_tangan' | 'kolom' | 'baris'> & {
  readonly total?: Partial<Bukti['total']>;
};

/** The proof of a paper that moved or destroyed pieces: what is the same on all, around what is its own. */
export function buktiBarang(context: BuktiContext, dokumen: Dokumen, copy: Copy, own: Sendiri): Promise<Buffer> {
  const { t } = context;
  return gambarBukti({
    ...own,
    ...bingkaiBukti(context, dokumen.status, copy),
    total: {
      label: t('nota.jumlah_barang', { jumlah: dokumen.jumlah_barang }),
      berat: formatNumber(Dec.from(dokumen.total_berat), SHOWN),
      ...own.total,
    },
  });
}
