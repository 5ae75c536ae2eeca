import { Suspense, useEffect, useState } from 'react';
import { useKeys } from '../../../platform/keys.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { PaymentPanel } from '../../../trade/bayar/PaymentPanel.tsx';
import { CustomerBar } from '../../../trade/pelanggan/CustomerBar.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside, MainPart } from '../../../ui/Beside.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { draftHampa, type DraftJual } from './draft.ts';
import { HeldSales } from './HeldSales.tsx';
import { LastSale } from './LastSale.tsx';
import { LinesTable } from './LinesTable.tsx';
import { ScanBar } from './ScanBar.tsx';
import { lepas, useTertunda } from './tertunda.ts';
import { fetchParts, SaleDialogs } from './sale-parts.ts';
import css from './sale.module.css';
import { useSale, type Sale } from './use-sale.ts';

interface SaleScreenProps {
  /** Name under which the draft is kept. */
  readonly page: string;
  readonly awal: DraftJual;
  readonly title: string;
}

function useSaleKeys({ handle, fase, simpan, baru, openPayment, cari, hands }: Sale): void {
  const t = useT();
  const { dipilih } = handle.layar;
  const enabled = fase === 'isi';
  const hapus = () => {
    if (dipilih !== undefined) handle.ubahDraft({ type: 'remove-line', kode_barcode: dipilih });
    hands.toScan();
  };
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lanjut'), main: true },
    { key: 'F2', label: t('penjualan.tombol_baru'), run: () => void baru(), main: true },
    { key: 'F4', label: t('penjualan.tombol_bayar'), run: () => openPayment(), main: true, enabled },
    { key: 'F8', label: t('penjualan.tombol_simpan'), run: simpan, main: true, enabled },
    { key: 'F9', label: t('penjualan.tombol_cari'), run: cari.buka, main: true, enabled },
    {
      key: 'Delete',
      label: t('penjualan.tombol_hapus'),
      run: hapus,
      main: true,
      enabled: enabled && dipilih !== undefined,
    },
  ]);
}

function Held({ sale }: { readonly sale: Sale }) {
  const t = useT();
  const items = useTertunda(t('penjualan.kiriman', { nama: '' }));
  return (
    <HeldSales
      items={items}
      onOpen={(item) => void sale.bukaLagi(item).then((opened) => opened && lepas(item.key))}
      onDrop={(item) => lepas(item.key)}
    />
  );
}

function SaleHead({ sale, title }: { readonly sale: Sale; readonly title: string }) {
  const t = useT();
  const { layar, tersimpan } = sale.handle;
  const begun = !draftHampa(layar.draft);
  return (
    <PageHead
      title={title}
      chips={
        begun ? (
          <Chip tone="warn">
            {t(sale.fase === 'menunggu' ? 'penjualan.status_menunggu' : 'penjualan.belum_disimpan')}
          </Chip>
        ) : undefined
      }
      note={begun && tersimpan.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
      actions={
        <ActionButton shortcut="F2" onClick={() => void sale.baru()}>
          {t('penjualan.penjualan_baru')}
        </ActionButton>
      }
    />
  );
}

/** The dialogs, from the first time that one opens. */
function Dialogs({ sale }: { readonly sale: Sale }) {
  const opened = sale.bayar.dibuka !== undefined || sale.cari.dibuka;
  const [begun, setBegun] = useState(opened);
  if (opened && !begun) setBegun(true);
  const filled = sale.handle.layar.draft.barang.length > 0;
  useEffect(() => (filled ? fetchParts() : undefined), [filled]);
  return begun ? (
    <Suspense>
      <SaleDialogs sale={sale} />
    </Suspense>
  ) : null;
}

/** The sale at the counter: customer, scan field and goods on the left, money on the right. */
export function SaleScreen({ page, awal, title }: SaleScreenProps) {
  const sale = useSale(page, awal);
  const { handle, hands, aturan, hitung, fase, pindai } = sale;
  const { layar, ubah, ubahDraft } = handle;
  useSaleKeys(sale);
  useScanner(pindai);
  const onScan = useStable(pindai);
  const onSearch = useStable(sale.cari.buka);
  const onTyping = useStable(() => ubah({ type: 'calm' }));
  const onLines = useStable(() => hands.toLine(layar.dipilih));
  const onRemove = useStable(
    () => layar.dipilih !== undefined && ubahDraft({ type: 'remove-line', kode_barcode: layar.dipilih }),
  );
  const onPay = useStable(sale.openPayment);
  const onSave = useStable(sale.simpan);
  const onNext = useStable(() => void sale.baru());
  return (
    <PageColumn>
      <SaleHead sale={sale} title={title} />
      <Held sale={sale} />
      <Beside flow className={css.screen}>
        <MainPart inert={fase !== 'isi'}>
          <CustomerBar
            kode_sales={layar.draft.kode_sales}
            pelanggan={layar.draft.pelanggan}
            salah={layar.salah}
            aturan={aturan}
            onChange={ubahDraft}
            onDone={hands.toScan}
            salesRef={hands.salesRef}
            memberRef={hands.memberRef}
          />
          <ScanBar
            ditolak={layar.ditolak}
            onScan={onScan}
            onSearch={onSearch}
            onTyping={onTyping}
            onLines={onLines}
            onRemove={onRemove}
            scanRef={hands.scanRef}
          />
          <LinesTable
            layar={layar}
            hitung={hitung}
            aturan={aturan}
            onScreen={ubah}
            onDraft={ubahDraft}
            onLeave={hands.toScan}
            bodyRef={hands.linesRef}
          />
        </MainPart>
        <PaymentPanel
          draft={layar.draft}
          hitung={hitung}
          aturan={aturan}
          salah={layar.salah}
          fase={fase}
          onPay={onPay}
          onSave={onSave}
          onNext={onNext}
          terakhir={sale.terakhir && draftHampa(layar.draft) ? <LastSale penjualan={sale.terakhir} /> : null}
        />
      </Beside>
      <Dialogs sale={sale} />
    </PageColumn>
  );
}
