import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { lewatLimit } from '@kilau/contract/trade/otorisasi/limit.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { PaymentPanel } from '../../../trade/bayar/PaymentPanel.tsx';
import { ambilIsian } from '../../../trade/isian/ambil-isian.ts';
import { LayarNiaga } from '../../../trade/isian/LayarNiaga.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { bukaBaris } from './buka-baris.ts';
import { Catatan } from './Catatan.tsx';
import { caraLain } from './cara-lain.ts';
import { draftHampa, type DraftJual } from './draft.ts';
import { HeldSales } from './HeldSales.tsx';
import type { TempatBaris } from './layar.ts';
import { LinesTable } from './LinesTable.tsx';
import { ScanBar } from './ScanBar.tsx';
import { lepas, useTertunda } from './tertunda.ts';
import { BaruDisimpan, fetchParts, SaleDialogs } from './sale-parts.ts';
import { Kembali, Tukar } from './tukar-part.ts';
import { useSale, type Sale } from './use-sale.ts';

interface SaleScreenProps {
  /** Name under which the draft is kept. */
  readonly page: string;
  readonly awal: DraftJual;
  readonly title: string;
  /** What stands between the scan and the goods. */
  readonly Sisip?: ComponentType<{ readonly sale: Sale }>;
}

function useSaleKeys({
  handle,
  fase,
  simpan,
  baru,
  bayar,
  cari,
  hands,
  terakhir,
  kurang,
  mintaIzin,
  tukar,
}: Sale): void {
  const t = useT();
  const { dipilih, diedit } = handle.layar;
  const enabled = fase === 'isi';
  const hapus = () => {
    if (dipilih !== undefined) handle.ubahDraft({ type: 'remove-line', kode_barcode: dipilih });
    hands.keIsian();
  };
  useTombolIsian({
    baru: { run: () => void baru() },
    tambah: { run: () => void (ambilIsian() && bayar.buka()), label: t('penjualan.tombol_bayar'), enabled },
    ...(handle.layar.draft.tukar && {
      ganti: { run: () => tukar.pegangan.current?.bukaLuar(), label: t('pembelian.tombol_tanpa_nota'), enabled },
    }),
    tukar: { run: tukar.ganti, enabled },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: {
      run: () => void (ambilIsian() && simpan()),
      enabled: enabled && !(terakhir && draftHampa(handle.layar.draft)),
    },
    cari: { run: cari.buka, enabled },
    izin: { run: () => void mintaIzin(), enabled: enabled && kurang > 0 },
    persen: { enabled: enabled && dipilih !== undefined, main: !handle.layar.draft.tukar },
    jadikan: { enabled: enabled && dipilih !== undefined, main: !handle.layar.draft.tukar },
    hapus: { run: hapus, enabled: enabled && dipilih !== undefined, main: kurang === 0 && diedit === undefined },
  });
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
      title={layar.draft.tukar && layar.draft.ubah === '' ? t('penjualan.tukar') : title}
      chips={
        begun ? (
          <Chip tone="warn">
            {t(sale.fase === 'menunggu' ? 'penjualan.status_menunggu' : 'penjualan.belum_disimpan')}
          </Chip>
        ) : undefined
      }
      note={begun && tersimpan.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
      actions={
        <>
          <ActionButton shortcut="F7" onClick={sale.tukar.ganti}>
            {t(layar.draft.tukar ? 'penjualan.tanpa_tukar' : 'penjualan.tukar')}
          </ActionButton>
          <ActionButton shortcut="F2" onClick={() => void sale.baru()}>
            {t('penjualan.penjualan_baru')}
          </ActionButton>
        </>
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

/** Where pieces are scanned, with what became of the last codes. */
function Pindai({ sale }: { readonly sale: Sale }) {
  const { hands, jejak, pindai, cari, tukar } = sale;
  const { layar, ubah, ubahDraft } = sale.handle;
  const onRemove = () => layar.dipilih !== undefined && ubahDraft({ type: 'remove-line', kode_barcode: layar.dipilih });
  return (
    <ScanBar
      tukar={layar.draft.tukar !== undefined}
      ditolak={layar.ditolak}
      jejak={jejak}
      dihapus={layar.dihapus.at(-1)?.baris.barang.kode_barcode}
      onScan={useStable(pindai)}
      onSearch={useStable(cari.buka)}
      onLuar={useStable(() => tukar.pegangan.current?.bukaLuar())}
      onTyping={useStable(() => ubah({ type: 'calm' }))}
      onLines={useStable(() => hands.toLine(layar.dipilih))}
      onRemove={useStable(onRemove)}
      onDiscount={useStable(
        (di: TempatBaris) => layar.dipilih !== undefined && bukaBaris(ubah, { kode_barcode: layar.dipilih, di }),
      )}
      onPutBack={useStable(() => ubah({ type: 'put-back' }))}
      scanRef={hands.isianRef}
    />
  );
}

/** New goods; on an exchange with the old ones beside them. */
function Barang({ sale }: { readonly sale: Sale }) {
  const { handle, hands, hitung, aturan, tukar } = sale;
  const { layar, ubah, ubahDraft } = handle;
  const onLanjut = useStable(sale.lanjut);
  const baru = (
    <LinesTable
      layar={layar}
      hitung={hitung}
      aturan={aturan}
      onScreen={ubah}
      onDraft={ubahDraft}
      onLeave={hands.keIsian}
      onLanjut={onLanjut}
      bodyRef={hands.linesRef}
    />
  );
  return layar.draft.tukar ? (
    <Suspense fallback={baru}>
      <Tukar handle={handle} hitung={hitung} keIsian={hands.keIsian} onPegang={tukar.pegang} baru={baru} />
    </Suspense>
  ) : (
    baru
  );
}

/** What is asked for before it is saved: approvals of lines, that of a sale beyond the limit, who the customer is. */
function peringatan(t: Translate, { kurang, hitung: { total }, aturan: { limit, kyc } }: Sale): string | undefined {
  if (kurang > 0) return t('penjualan.izin_dulu', { jumlah: kurang });
  if (lewatLimit(total, limit)) return t('batas.di_atas_limit', { limit: formatRupiah(limit) });
  const dikenali = Dec.from(kyc).gt(0) && total.gte(kyc);
  return dikenali ? t('kyc.akan_diminta', { batas: formatRupiah(kyc) }) : undefined;
}

/** Beside the money: how it goes back to who brought more than he took, and a remark for the nota. */
function Samping({ sale: { handle, hitung, fase } }: { readonly sale: Sale }) {
  const { layar, ubahDraft, tersimpan } = handle;
  return (
    <>
      {layar.draft.tukar ? (
        <Suspense>
          <Kembali handle={handle} keluar={hitung.bayar.keluar} />
        </Suspense>
      ) : null}
      <Catatan
        key={tersimpan.key}
        value={layar.draft.keterangan ?? ''}
        error={layar.salah['keterangan']}
        enabled={fase === 'isi'}
        onChange={(keterangan) => ubahDraft({ type: 'remark', keterangan })}
      />
    </>
  );
}

/** The sale at the counter: customer, scan field and goods on the left, money on the right. */
export function SaleScreen({ page, awal, title, Sisip }: SaleScreenProps) {
  const t = useT();
  const sale = useSale(page, awal);
  const { handle, hands, aturan, hitung, fase, pindai } = sale;
  const { layar, ubahDraft } = handle;
  useSaleKeys(sale);
  useScanner(pindai);
  const { jenis: jenisPelanggan, kode_member } = layar.draft.pelanggan;
  const lain = useMemo(
    () => caraLain(aturan, { jenis: jenisPelanggan, kode_member }),
    [aturan, jenisPelanggan, kode_member],
  );
  const dibayar = useMemo(
    () => ({ bayar: hitung.pembayaran, ubah: layar.draft.ubah }),
    [hitung.pembayaran, layar.draft.ubah],
  );
  // As they are once what was typed of a line is one of the sale.
  const bayarKini = useStable(sale.bayar.buka);
  const simpanKini = useStable(sale.simpan);
  const onPay = useStable((...yang: Parameters<typeof bayarKini>) => {
    if (ambilIsian()) bayarKini(...yang);
  });
  const onSave = useStable(() => {
    if (ambilIsian()) simpanKini();
  });
  const onNext = useStable(() => void sale.baru());
  return (
    <PageColumn>
      <SaleHead sale={sale} title={title} />
      <Held sale={sale} />
      <LayarNiaga
        draft={layar.draft}
        salah={layar.salah}
        aturan={aturan}
        tangan={hands}
        sibuk={fase !== 'isi'}
        onUbah={ubahDraft}
        uang={
          <PaymentPanel
            draft={dibayar}
            hitung={hitung}
            aturan={aturan}
            salah={layar.salah}
            lain={lain}
            fase={fase}
            onPay={onPay}
            onSave={onSave}
            onNext={onNext}
            catatan={<Samping sale={sale} />}
            peringatan={peringatan(t, sale)}
            terakhir={
              sale.terakhir && draftHampa(layar.draft) ? (
                <Suspense>
                  <BaruDisimpan kind={penjualan} dokumen={sale.terakhir} onSah={sale.disahkan} />
                </Suspense>
              ) : null
            }
          />
        }
      >
        <Pindai sale={sale} />
        {Sisip ? <Sisip sale={sale} /> : null}
        <Barang sale={sale} />
      </LayarNiaga>
      <Dialogs sale={sale} />
    </PageColumn>
  );
}
