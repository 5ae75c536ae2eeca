import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { formatDate, formatGram, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import { showPaper } from '../../engine/paper/read.ts';
import type { Copy } from '../../engine/print/copy.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { fotoContoh } from '../../trade/barang/foto-contoh.ts';
import { bacaFoto } from '../../trade/barang/foto.ts';
import { gambarBukti, type BuktiBaris } from '../../trade/bukti/bukti.ts';
import { bingkaiBukti, infoBukti } from '../../trade/bukti/bingkai.ts';

const EDGE = 240;
const berat = (gram: DecInput): string => formatNumber(gram, 3);

interface Baris {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly size: string | null;
  readonly harga_jual: Dec | null;
  readonly foto: string | null;
}

/** The pieces as lines of the paper, each with its photo. */
async function barisSurat(
  { files }: Pick<Context, 'files'>,
  tgl: string,
  rows: readonly Baris[],
): Promise<BuktiBaris[]> {
  const contoh = await fotoContoh(EDGE);
  return Promise.all(
    rows.map(async (row) => ({
      foto: (await bacaFoto(files, row.foto ?? '', 'kecil')) ?? contoh,
      kode_barcode: row.kode_barcode,
      nama_barang: row.nama_barang,
      rincian: `${row.kode_group} · ${row.kode_dept}`,
      tgl: formatDate(tgl),
      size: row.size ?? '',
      kadar: formatPlain(row.kadar),
      qty: '1',
      berat: berat(row.berat),
      harga: row.harga_jual === null ? '-' : formatNumber(row.harga_jual),
    })),
  );
}

/** Grams of each purity, in words that end the paper. */
function gramPerKadar({ t }: Context, rows: readonly Baris[]): string[] {
  const sums = new Map<string, Dec>();
  for (const row of rows) {
    const kadar = formatPlain(row.kadar);
    sums.set(kadar, (sums.get(kadar) ?? Dec.zero).plus(row.berat));
  }
  return [...sums].map(([kadar, gram]) => `${kadar}: ${formatGram(gram, t)}`);
}

/** What travels with the goods: every piece, grams by purity, the seal, and who gave, carries and takes them. */
export async function suratJalan(sql: Sql, context: Context, nomor: string, copy: Copy): Promise<Buffer> {
  const { shop, t } = context;
  const kirim = await showPaper(sql, context, kirimBarang, nomor);
  const rows = await sql.query<Baris>(
    `select b.*, p.foto from kirim_barang_baris b
     left join barang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
     where b.kode_toko = $1 and b.nomor = $2 order by b.baris`,
    [shop.kode_toko, nomor],
  );
  return gambarBukti({
    judul: t('kirim_barang.surat_jalan'),
    nomor,
    ...bingkaiBukti(context, kirim.status, copy),
    info: infoBukti(context, kirim, [
      [t('field.tujuan'), `${kirim.tujuan} · ${kirim.kode_tujuan}`],
      [t('field.jenis_kirim'), t(`pilihan.jenis_kirim.${kirim.jenis_kirim === 'CUCI' ? 'CUCI' : 'BARANG'}`)],
      [t('field.no_segel'), kirim.no_segel ?? '-'],
      [t('field.kurir'), kirim.kurir ?? '-'],
    ]),
    kolom: {
      barang: `${t('field.kode_barcode')} · ${t('field.keterangan')}`,
      tgl: t('field.tgl'),
      size: t('field.size'),
      kadar: t('field.kadar'),
      qty: t('field.qty'),
      berat: t('nota.berat'),
      harga: t('field.harga_jual'),
    },
    baris: await barisSurat(context, kirim.tgl, rows),
    total: {
      label: t('nota.jumlah_barang', { jumlah: rows.length }),
      qty: formatNumber(rows.length),
      berat: berat(kirim.total_berat),
    },
    penutup: [`${t('field.kadar')} · ${gramPerKadar(context, rows).join(' · ')}`],
    tanda_tangan: [t('kirim_barang.pengirim'), t('field.kurir'), t('kirim_barang.penerima')],
  });
}
