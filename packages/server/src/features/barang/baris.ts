import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { BarangBebas } from '../../trade/barang/pegang.ts';
import { hargaJualSql } from '../../trade/harga/harga-jual.sql.ts';

const NOMOR = { pindah_barang_baris: 'no_pindah', hancur_barang_baris: 'no_hancur' } as const;
export type TabelBaris = keyof typeof NOMOR;

type HargaContext = Pick<WorkContext, 'param' | 'isOn'>;
interface Lebih {
  readonly kolom: string;
  readonly isi: string;
  readonly dari: (context: HargaContext) => string;
}
/** What a kind of line keeps beside that: a move tells what the piece was sold for that day. */
const LEBIH: Readonly<Record<TabelBaris, Lebih>> = {
  pindah_barang_baris: {
    kolom: ', size, harga_jual',
    isi: ', b.size, h.harga_jual',
    dari: (context) => `left join lateral (${hargaJualSql(context, 'b')}) h on true`,
  },
  hancur_barang_baris: { kolom: '', isi: '', dari: () => '' },
};

/** Writes the lines of a document: what each piece is, and where it lay before the document. */
export async function simpanBaris(
  tx: Tx,
  context: Pick<WorkContext, 'shop'> & HargaContext,
  tabel: TabelBaris,
  nomor: string,
  barang: readonly BarangBebas[],
): Promise<void> {
  const { kolom, isi, dari } = LEBIH[tabel];
  await tx.query(
    `insert into ${tabel} (kode_toko, ${NOMOR[tabel]}, baris, kode_barcode, kode_intern, nama_barang, kode_group,
      kode_dept, kadar, berat, dari_gudang, dari_baki${kolom})
     select $1, $2, t.baris, b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kadar, b.berat,
       t.gudang, t.baki${isi}
     from unnest($3::text[], $4::text[], $5::text[]) with ordinality as t(kode_barcode, gudang, baki, baris)
     join barang b on b.kode_toko = $1 and b.kode_barcode = t.kode_barcode ${dari(context)}`,
    [
      context.shop.kode_toko,
      nomor,
      barang.map((piece) => piece.kode_barcode),
      barang.map((piece) => piece.kode_gudang),
      barang.map((piece) => piece.kode_baki),
    ],
  );
}
