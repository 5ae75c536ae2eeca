import type { RefObject } from 'react';
import { formatGram, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { CARA_BELI, OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { kataCara } from '../../trade/bayar/kata-cara.ts';
import { TotalBayar } from '../../trade/bayar/TotalBayar.tsx';
import { barisTanpaIzin } from '../../trade/beli/izin.ts';
import { Pilihan } from '../../trade/beli/Pilihan.tsx';
import { BaruDisimpan } from '../../trade/dokumen/BaruDisimpan.tsx';
import { salahBayar } from '../../trade/dokumen/salah.ts';
import { TandaIzin } from '../../trade/isian/TandaIzin.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { MoneyInput } from '../../ui/inputs/NumberInputs.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import { ubahTransfer, type Transfer } from './isi.ts';
import { CASH, TRANSFER } from './periksa.ts';
import css from './bayar.module.css';
import type { Beli } from './use-beli.ts';

const { no_rekening, no_rekening_customer } = pembelian.rows.bayar;

interface BayarBeliProps {
  readonly beli: Beli;
  readonly bayarRef: RefObject<HTMLDivElement | null>;
}

/** What goes to the seller's account, from which of the shop's. */
function TransferIsian({ beli, transfer }: { readonly beli: Beli; readonly transfer: Transfer }) {
  const t = useT();
  const { form, hitung } = beli;
  const kata = (field: string) => form.salah[salahBayar(TRANSFER, field)];
  const ubah = (part: Partial<Transfer>) =>
    form.ganti((isi) => ({ ...isi, transfer: ubahTransfer(isi.transfer, part) }));
  return (
    <>
      <MoneyInput
        name="jumlah"
        label={t('pembelian.jumlah_transfer')}
        placeholder={formatRupiah(hitung.total)}
        value={transfer.jumlah}
        error={kata('jumlah')}
        onChange={(jumlah) => ubah({ jumlah })}
      />
      <FieldInput
        name="no_rekening"
        label={t('pembelian.dari_rekening')}
        field={no_rekening}
        value={transfer.no_rekening}
        error={kata('no_rekening')}
        onChange={(value) => ubah({ no_rekening: String(value ?? '') })}
      />
      <FieldInput
        name="no_rekening_customer"
        field={no_rekening_customer}
        value={transfer.no_rekening_customer}
        error={kata('no_rekening_customer')}
        onChange={(value) => ubah({ no_rekening_customer: String(value ?? '') })}
      />
    </>
  );
}

/** How the seller is paid: what is not transferred is paid out of the drawer. */
function CaraBayar({ beli, bayarRef }: BayarBeliProps) {
  const t = useT();
  const { draft, form, hitung, aturan } = beli;
  const { transfer } = draft;
  const { bayar } = hitung;
  /** Once the field is there: for cash there is none, and the hand goes to the next code. */
  const keJumlah = () =>
    requestAnimationFrame(() => {
      const jumlah = bayarRef.current?.querySelector<HTMLElement>('input[name="jumlah"]');
      if (jumlah) focusField(jumlah);
      else beli.tangan.keIsian();
    });
  return (
    <div ref={bayarRef} className={css.bagian}>
      <EnterForm className={css.cara} label={t('penjualan.pembayaran')} onSubmit={beli.tangan.keIsian}>
        <Pilihan
          label={t('field.cara_bayar')}
          options={CARA_BELI.map((value) => ({ value, label: kataCara(t, value) }))}
          value={transfer === null ? 'CASH' : 'TRANSFER'}
          onChoose={(cara) =>
            form.ganti((isi) => ({
              ...isi,
              transfer: cara === 'TRANSFER' ? (isi.transfer ?? ubahTransfer(null, {})) : null,
            }))
          }
          onDone={keJumlah}
        />
        {transfer === null ? null : <TransferIsian beli={beli} transfer={transfer} />}
      </EnterForm>
      {transfer === null ? null : (
        <div className={css.baris}>
          <Chip tone="info">{t('penjualan.cara_transfer')}</Chip>
          <TandaIzin kategori={aturan.izin_transfer ? OTORISASI_TRANSFER : undefined} otorisasi={transfer.otorisasi} />
          <strong>{formatNumber(bayar.transfer)}</strong>
        </div>
      )}
      <div className={css.baris}>
        <Chip tone="good">{t('penjualan.cara_cash')}</Chip>
        <strong>{formatNumber(bayar.tunai.isNegative() ? 0 : bayar.tunai)}</strong>
      </div>
      <p className="muted">{t('jual_beli.dari_laci')}</p>
      {[form.salah['bayar'], form.salah[salahBayar(CASH, 'jumlah')]].map((pesan) =>
        pesan === undefined ? null : (
          <p key={pesan} className={css.salah} role="alert">
            {pesan}
          </p>
        ),
      )}
    </div>
  );
}

/** Pieces, grams, and what a gram costs. */
function Ringkasan({ beli: { hitung } }: { readonly beli: Beli }) {
  const t = useT();
  const rows = [
    [t('nota.jumlah_barang', { jumlah: hitung.baris.length }), formatGram(hitung.berat, t)],
    [t('pembelian.rata_gram'), formatNumber(hitung.rata)],
    [t('pembelian.emas_hari_ini'), formatNumber(hitung.emas_hari_ini)],
    [t('pembelian.masuk_gudang'), 'BELI'],
  ] as const;
  return (
    <dl className={css.ringkasan}>
      {rows.map(([label, nilai]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{nilai}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is paid to the seller and how, and the one primary action. */
export function BayarBeli({ beli, bayarRef }: BayarBeliProps) {
  const t = useT();
  const { form, hitung, hampa, aturan } = beli;
  const kurang = barisTanpaIzin(hitung);
  const terakhir = form.terakhir && hampa ? form.terakhir : undefined;
  const { here, thumb } = useThumb(
    terakhir ? null : <SaveButton size="lg" fullWidth worth={hitung.total} onClick={beli.simpan} saving={form.sibuk} />,
  );
  return (
    <>
      <Card className={css.panel} aria-label={t('penjualan.pembayaran')}>
        <TotalBayar label={t('pembelian.dibayar')}>{formatRupiah(hitung.total)}</TotalBayar>
        <div inert={form.sibuk}>
          <CaraBayar beli={beli} bayarRef={bayarRef} />
          <Ringkasan beli={beli} />
        </div>
        <div className={css.ruang}>
          {terakhir ? (
            <BaruDisimpan
              kind={pembelian}
              dokumen={terakhir}
              onSah={(sah) => {
                form.disahkan(sah);
                beli.tangan.keIsian();
              }}
            />
          ) : null}
        </div>
        <div className={css.simpan}>
          {here}
          {kurang.length === 0 ? (
            <p className="muted" role="status">
              {t(
                form.sibuk
                  ? 'penjualan.sedang_dikirim'
                  : aturan.validasi
                    ? 'penjualan.masuk_validasi'
                    : 'penjualan.langsung_nota',
              )}
            </p>
          ) : (
            <p className={css.minta} role="status">
              {t('pembelian.izin_diminta', { barang: kurang.map(({ barang }) => barang.nama_barang).join(', ') })}
            </p>
          )}
        </div>
      </Card>
      {thumb}
    </>
  );
}
