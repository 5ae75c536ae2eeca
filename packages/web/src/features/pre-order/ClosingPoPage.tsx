import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatDate, formatGram, formatPlain } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { CLOSING_PO, preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { PoMenunggu } from '@kilau/contract/features/pre-order/pre-order.wire.ts';
import { DeedForm } from '../../engine/paper/DeedForm.tsx';
import { usePaper } from '../../engine/paper/paper-calls.ts';
import { useScanner } from '../../platform/scanner.ts';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './closing.module.css';
import { useClosing, type BarisMenunggu, type Closing } from './use-closing.ts';
import { readState } from '../../platform/read-state.ts';

/** Columns of the orders that wait. */
function useColumns(): readonly Column<PoMenunggu>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'nomor', title: t('field.no_po'), text: ({ nomor }) => nomor },
      { key: 'nama', title: t('field.nama_customer'), text: ({ nama }) => nama },
      { key: 'periode', title: t('field.periode'), text: ({ periode }) => periode },
      { key: 'tgl_janji', title: t('field.tgl_janji'), text: ({ tgl_janji }) => formatDate(tgl_janji) },
      {
        key: 'kurang',
        title: t('field.barang'),
        numeric: true,
        text: ({ barang }) => `${barang.filter(({ kode_barcode }) => kode_barcode !== null).length} / ${barang.length}`,
      },
    ],
    [t],
  );
}

/** A line of the order: what was ordered, and the piece that has come for it. */
function Baris({
  row,
  dipilih,
  onPilih,
}: {
  readonly row: BarisMenunggu;
  readonly dipilih: boolean;
  readonly onPilih: () => void;
}) {
  const t = useT();
  const { nama_barang, kode_group, kode_dept, kadar, berat, kode_barcode, berat_jadi } = row;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={dipilih}
      disabled={kode_barcode !== null}
      tabIndex={-1}
      className={css.baris}
      onClick={onPilih}
    >
      <strong>
        {row.baris}. {nama_barang}
      </strong>
      <span>{formatGram(berat, t)}</span>
      <small>{[kode_group, kode_dept, `${formatPlain(kadar)} %`].join(' · ')}</small>
      <small>{kode_barcode === null ? t('po.belum_ada') : `${kode_barcode} · ${formatGram(berat_jadi ?? 0, t)}`}</small>
    </button>
  );
}

/** Takes the last tying of an order back, where somebody may. */
function Lepas({ nomor, onDone }: { readonly nomor: string; readonly onDone: () => void }) {
  const t = useT();
  const [terbuka, setTerbuka] = useState(false);
  const { data: paper } = usePaper(preOrder, nomor);
  if (!paper?.boleh.includes('lepas')) return null;
  return (
    <>
      <ActionButton onClick={() => setTerbuka(true)}>{t('po.lepas')}</ActionButton>
      <Dialog opened={terbuka} onClose={() => setTerbuka(false)} title={`${t('po.lepas')} · ${nomor}`}>
        <DeedForm
          kind={preOrder}
          paper={paper}
          name="lepas"
          deed={preOrder.deeds.lepas}
          onDone={() => {
            setTerbuka(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

/** The order that is chosen, with its lines. */
function Dipilih({ closing }: { readonly closing: Closing }) {
  const t = useT();
  const { po, baris, keBaris, berubah } = closing;
  if (!po) return null;
  return (
    <Card padded>
      <h2 className={css.judul}>
        {po.nomor} <span className="muted">{po.nama}</span>
      </h2>
      <div role="radiogroup" aria-label={t('po.baris')} className={css.daftar}>
        {po.barang.map((row) => (
          <Baris key={row.baris} row={row} dipilih={row.baris === baris?.baris} onPilih={() => keBaris(row.baris)} />
        ))}
      </div>
      <Lepas key={po.nomor} nomor={po.nomor} onDone={berubah} />
    </Card>
  );
}

/** What has come is tied to lines of orders: the order is chosen, then each scan takes the next line that lacks one. */
export function ClosingPoPage() {
  const t = useT();
  const { q: asked }: { readonly q?: unknown } = useSearch({ strict: false });
  const closing = useClosing(asked === undefined ? '' : String(asked));
  const { found, rows, po, baris, pindai } = closing;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useScanner(pindai);
  useTombolIsian({ cari: { run: () => field.current?.focus() } });
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(CLOSING_PO))} note={t.of(hintKey(CLOSING_PO))} />
      <Beside flow>
        <MainPart>
          <PindaiBar
            label={baris ? t('po.untuk_baris', { baris: baris.baris, nama: baris.nama_barang }) : t('po.scan')}
            ditolak={closing.ditolak}
            onPindai={pindai}
            onKetik={closing.tenang}
            onTombol={(key) => {
              if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
              closing.geser(key === 'ArrowDown' ? 1 : -1);
              return true;
            }}
            pindaiRef={field}
            jejak={closing.jejak}
          />
          <Card grow>
            <DataTable<PoMenunggu>
              fill
              label={t('po.tunggu_barang')}
              columns={useColumns()}
              rows={rows}
              rowKey={({ nomor }) => nomor}
              cards={{ title: ['nama', 'nomor'], amount: ['kurang'] }}
              {...readState(found)}
              searchable
              query={closing.q}
              onQuery={closing.cari}
              onOpen={({ nomor }) => {
                closing.pilih(nomor);
                field.current?.focus();
              }}
              tone={({ nomor }) => (nomor === po?.nomor ? 'gold' : undefined)}
              empty={{ title: t('po.tunggu_kosong') }}
            />
          </Card>
        </MainPart>
        <SidePart>
          <Dipilih closing={closing} />
        </SidePart>
      </Beside>
    </PageColumn>
  );
}
