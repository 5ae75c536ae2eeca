import type { Kind } from '@kilau/contract/core/kind.ts';
import type { KUNCI_STOK, StokManual } from '@kilau/contract/features/manual/stok.fields.ts';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { boundFields } from '../../../engine/paper/asked-fields.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { useKumpulan, type CaraKumpulan } from '../../../trade/isian/use-kumpulan.ts';
import { useT } from '../../../ui/text.ts';

/** A stock row of which something is taken; the weight stays the text that was typed. */
export type BarisAmbil = Pick<StokManual, keyof typeof KUNCI_STOK | 'nama_dept' | 'qty'> & { readonly berat: string };

/** What saving a paper answers, as far as the pages tell of it. */
export interface ManualTersimpan {
  readonly nomor: string;
  readonly total_qty: number;
  /** Where a move went. */
  readonly kode_baki?: string;
}

interface CaraManual<H extends Readonly<Record<string, string>>, B> extends Omit<
  CaraKumpulan<H, B, ManualTersimpan>,
  'page' | 'asking'
> {
  /** What an approver sees of the lines before they are told one by one. */
  readonly ringkasan?: (barang: readonly B[]) => readonly RingkasanBaris[];
  /** A line as the server wants it: it takes no names beside. */
  readonly kirimBaris: (baris: B) => object;
}

/** A paper of manual items that is put together line by line. @param judul what its page is called. */
export function useKumpulanManual<H extends Readonly<Record<string, string>>, B extends object>(
  kind: Kind,
  judul: string,
  { ringkasan, kirimBaris, onSaved, ...cara }: CaraManual<H, B>,
) {
  const t = useT();
  const format = useFormat();
  const changed = usePapersChanged(kind);
  const kumpulan = useKumpulan<H, B, ManualTersimpan>({
    ...cara,
    page: kind.base,
    onSaved: (dokumen) => {
      onSaved(dokumen);
      void changed();
    },
    asking: (barang) => ({ judul, about: ringkasan?.(barang), fields: boundFields(kind), t, format }),
  });
  const simpan = () =>
    kumpulan.simpan(kind.base, ({ isi, barang }) => ({ ...isi, barang: barang.map((row) => kirimBaris(row)) }), judul);
  return { ...kumpulan, simpan };
}
