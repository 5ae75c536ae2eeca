import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { HANCUR } from '@kilau/contract/features/barang/hancur/hancur.fields.ts';
import type { HancurBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { FieldInputs } from '../../../engine/inputs/FieldInputs.tsx';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { askApproval } from '../../../engine/paper/with-approval.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { PindaiBar } from '../../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Beside, MainPart, SidePart } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { DaftarPindai } from '../../../trade/isian/DaftarPindai.tsx';
import css from '../pindah/pindah.module.css';
import { useKumpulan } from '../../../trade/isian/use-kumpulan.ts';
import { kosongText } from '../../../ui/form/rule-text.ts';

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

/** What is scanned to be destroyed, how much it is, and its saving, for which an approval is asked. */
function useHancur({ kind, cari }: HancurPageProps) {
  const t = useT();
  const format = useFormat();
  const changed = usePapersChanged(kind);
  const [terakhir, setTerakhir] = useState('');
  const path = kind.pages.create;
  const label = t.of(titleKey(path));
  const kumpulan = useKumpulan<typeof AWAL, HancurBarang>(
    path.slice(1),
    AWAL,
    (dokumen) => {
      success(t('hancur.tersimpan', { jumlah: dokumen.jumlah_barang, nomor: dokumen.no_hancur }));
      setTerakhir(dokumen.no_hancur);
      void changed();
    },
    (error) => askApproval(error, { judul: label, fields: FIELDS, t, format }),
    cari,
  );
  const { isi, barang, key, sibuk, tolak, kirim } = kumpulan;
  const siap = barang.length > 0 && !sibuk;
  const berat = `${formatNumber(Dec.sum(barang.map((piece) => piece.berat)), 3)} gr`;
  const simpan = async () => {
    if (!siap) return;
    if (isi.kode_kondisi === '') {
      tolak({ kode_kondisi: kosongText(t, 'kode_kondisi') });
      return;
    }
    const body = { ...isi, barang: barang.map(({ kode_barcode }) => ({ kode_barcode })) };
    await kirim({ key, path: kind.base, body, label });
  };
  return { ...kumpulan, label, siap, berat, simpan, terakhir };
}
type HancurHandle = ReturnType<typeof useHancur>;

/** Why the pieces go, how many and how heavy they are, and the button. */
function HancurForm({ hancur }: { readonly hancur: HancurHandle }) {
  const t = useT();
  const { label, isi, barang, salah, sibuk, siap, berat, setIsi, simpan } = hancur;
  return (
    <Card padded>
      <EnterForm className={css.isian} label={label} onSubmit={() => void simpan()}>
        <FieldInputs fields={HANCUR.header} values={isi} errors={salah} onChange={setIsi} />
        <SumRow label={t('barang.total', { jumlah: barang.length })} value={berat} />
        <SaveButton danger size="lg" type="submit" disabled={!siap} saving={sibuk}>
          {t('hancur.simpan')}
        </SaveButton>
      </EnterForm>
    </Card>
  );
}

/** Pieces that are scanned one after the other leave the stock, with an approval that names them. */
export function HancurPage(props: HancurPageProps) {
  const { kind } = props;
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const dituju = q === undefined ? '' : String(q);
  const field = useRef<HTMLInputElement>(null);
  const hancur = useHancur(props);
  const { label, barang, sibuk, siap, simpan, terakhir, ...deed } = hancur;
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  useScanner((kode) => void deed.pindai(kode));
  useTombolIsian({ simpan: { run: () => void simpan(), label: t('hancur.simpan'), enabled: siap }, hapus: {} });
  return (
    <PageColumn>
      <PageHead
        title={label}
        note={t.of(hintKey(kind.pages.create))}
        chips={barang.length > 0 ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={<PapersButton kind={kind} label={t('hancur.riwayat')} asked={dituju} />}
      />
      <Beside inert={sibuk}>
        <MainPart>
          <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...deed.isian} />
          <DaftarPindai label={t('hancur.daftar')} barang={barang} onLepas={deed.lepas} />
        </MainPart>
        <SidePart>
          <HancurForm hancur={hancur} />
          <Terakhir nomor={terakhir} label={t('hancur.bukti_pendek')} onLihat={() => void showPrint(kind, terakhir)} />
        </SidePart>
      </Beside>
    </PageColumn>
  );
}
