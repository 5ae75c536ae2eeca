import { useEffect, useRef, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { PindahBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { PindaiBar } from '../../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Beside, MainPart, SidePart } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SumRow } from '../../../ui/Rows.tsx';
import { useT } from '../../../ui/text.ts';
import { DaftarPindai } from '../../../trade/isian/DaftarPindai.tsx';
import { TujuanForm } from './TujuanForm.tsx';
import { useKumpulan } from '../../../trade/isian/use-kumpulan.ts';
import { kosongText } from '../../../ui/form/rule-text.ts';

const PATH = pindahBarang.pages.create;
const AWAL = { kode_gudang: 'TOKO', kode_baki: '', keterangan: '' };

/** What is scanned to be moved, its saving, and beginning anew. */
function usePindah() {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const changed = usePapersChanged(pindahBarang);
  const kumpulan = useKumpulan<typeof AWAL, PindahBarang>(PATH.slice(1), AWAL, (dokumen) => {
    success(
      t('pindah.tersimpan', { jumlah: dokumen.jumlah_barang, baki: dokumen.kode_baki, nomor: dokumen.no_pindah }),
    );
    setTerakhir(dokumen.no_pindah);
    void changed();
  });
  const { isi, barang, key, sibuk, tolak, kirim, mulai } = kumpulan;
  const siap = barang.length > 0 && !sibuk;
  const simpan = () => {
    if (!siap) return;
    if (isi.kode_baki === '') {
      tolak({ kode_baki: kosongText(t, 'kode_baki') });
      return;
    }
    const body = {
      ...isi,
      barang: barang.map(({ kode_barcode, kode_baki }) => ({ kode_barcode, dari_baki: kode_baki })),
    };
    void kirim({
      key,
      path: pindahBarang.base,
      body,
      label: t('pindah.kiriman', { jumlah: barang.length, baki: isi.kode_baki }),
    });
  };
  /** Lets go of what was scanned, if that is meant. */
  const kosongkan = async () => {
    if (
      barang.length === 0 ||
      (await confirm({
        title: t('pindah.kosongkan_tanya'),
        message: t('pindah.kosongkan_isi', { jumlah: barang.length }),
        danger: true,
      }))
    ) {
      mulai(AWAL);
    }
  };
  return { ...kumpulan, siap, simpan, kosongkan, terakhir };
}

/** Pieces that are scanned one after the other go to one tray. */
export function PindahBarangPage() {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { isi, barang, salah, sibuk, savedAt, siap, simpan, kosongkan, terakhir, ...deed } = usePindah();
  // The next scan can follow at once: when the page opens, and when the last move is through.
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  const baru = async () => {
    await kosongkan();
    requestAnimationFrame(() => focusField(field.current ?? undefined));
  };
  useScanner((kode) => void deed.pindai(kode));
  useTombolIsian({
    baru: { run: () => void baru() },
    simpan: { run: simpan, label: t('pindah.simpan'), enabled: siap },
    hapus: {},
  });
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))}
        chips={barang.length > 0 ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        note={barang.length > 0 && savedAt !== undefined ? t('barang.draf_di_perangkat') : t.of(hintKey(PATH))}
        actions={
          <ActionButton shortcut="F2" onClick={() => void baru()}>
            {t('barang.baru')}
          </ActionButton>
        }
      />
      <Beside inert={sibuk}>
        <MainPart>
          <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...deed.isian} />
          <DaftarPindai
            label={t('pindah.daftar')}
            barang={barang}
            onLepas={deed.lepas}
            tone={(row) => (row.kode_baki === isi.kode_baki ? 'warn' : undefined)}
          />
        </MainPart>
        <SidePart>
          <Card padded>
            <TujuanForm isi={isi} salah={salah} onChange={deed.setIsi} onSubmit={simpan}>
              <SumRow
                label={t('barang.total', { jumlah: barang.length })}
                value={`${formatNumber(Dec.sum(barang.map((piece) => piece.berat)), 3)} gr`}
              />
              <SaveButton size="lg" type="submit" disabled={!siap} saving={sibuk}>
                {t('pindah.simpan')}
              </SaveButton>
            </TujuanForm>
          </Card>
          <Terakhir
            nomor={terakhir}
            label={t('pindah.tanda_terima_pendek')}
            onLihat={() => void showPrint(pindahBarang, terakhir)}
          />
        </SidePart>
      </Beside>
    </PageColumn>
  );
}
