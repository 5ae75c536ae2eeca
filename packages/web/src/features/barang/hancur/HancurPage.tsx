import { useEffect, useRef, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { HANCUR } from '@kilau/contract/features/barang/hancur/hancur.fields.ts';
import type { HancurBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { useScanner } from '../../../platform/scanner.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { PindaiBar } from '../../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { useT } from '../../../ui/text.ts';
import { DaftarPindai } from '../../../trade/isian/DaftarPindai.tsx';
import { LayarKumpulan } from '../../../trade/isian/LayarKumpulan.tsx';
import { useKumpulanPindai } from '../../../trade/isian/use-kumpulan-pindai.ts';

const AWAL = { kode_kondisi: '', keterangan: '' };

/** What an approval tells, for its words; the pieces stand there by their barcodes. */
const FIELDS = {
  ...HANCUR.kepala,
  ...HANCUR.header,
  barang: { ...HANCUR.rows.barang.kode_barcode, label: 'field.kode_barcode' },
};

export interface HancurPageProps {
  /** A paper that destroys pieces. */
  readonly kind: Kind & { readonly pages: { readonly create: string } };
  /** The call that tells of a scanned piece, or why it cannot be destroyed with this paper. */
  readonly cari: string;
}

/** What is scanned to be destroyed, and its saving, for which an approval is asked. */
function useHancur({ kind, cari }: HancurPageProps) {
  const t = useT();
  const format = useFormat();
  const changed = usePapersChanged(kind);
  const [terakhir, setTerakhir] = useState('');
  const path = kind.pages.create;
  const label = t.of(titleKey(path));
  const kumpulan = useKumpulanPindai<typeof AWAL, HancurBarang>({
    page: path.slice(1),
    awal: AWAL,
    wajib: 'kode_kondisi',
    cari,
    onSaved: (dokumen) => {
      success(t('hancur.tersimpan', { jumlah: dokumen.jumlah_barang, nomor: dokumen.no_hancur }));
      setTerakhir(dokumen.no_hancur);
      void changed();
    },
    asking: () => ({ judul: label, fields: FIELDS, t, format }),
  });
  const simpan = () =>
    kumpulan.simpan(
      kind.base,
      ({ isi, barang }) => ({ ...isi, barang: barang.map(({ kode_barcode }) => ({ kode_barcode })) }),
      label,
    );
  return { ...kumpulan, label, simpan, terakhir };
}

/** Pieces that are scanned one after the other leave the stock, with an approval that names them. */
export function HancurPage(props: HancurPageProps) {
  const { kind } = props;
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const hancur = useHancur(props);
  const { label, barang, sibuk, siap, simpan, terakhir, pindai } = hancur;
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  useScanner((kode) => void pindai(kode));
  useTombolIsian({
    simpan: { run: simpan, label: t('hancur.simpan'), enabled: !sibuk },
    cari: { run: () => focusField(field.current ?? undefined), label: t('sepuhan.ke_pindai') },
    hapus: {},
  });
  return (
    <LayarKumpulan
      judul={label}
      catatan={t.of(hintKey(kind.pages.create))}
      actions={<PapersButton kind={kind} label={t('hancur.riwayat')} />}
      kumpulan={hancur}
      kepala={{ label, fields: HANCUR.header }}
      jumlah={t('barang.total', { jumlah: barang.length })}
      simpan={{ label: t('hancur.simpan'), siap, run: simpan }}
      danger
      terakhir={
        <Terakhir nomor={terakhir} label={t('hancur.bukti_pendek')} onLihat={() => void showPrint(kind, terakhir)} />
      }
    >
      <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...hancur.isian} />
      <DaftarPindai label={t('hancur.daftar')} barang={barang} onLepas={hancur.lepas} />
    </LayarKumpulan>
  );
}
