import { useEffect } from 'react';
import { BAYAR_FIELDS } from '@kilau/contract/trade/bayar/bayar.fields.ts';
import { CARA_BELI, OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useActor } from '../../../platform/session.ts';
import { kataCara } from '../../../trade/bayar/kata-cara.ts';
import { Pilihan } from '../../../trade/beli/Pilihan.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { useT } from '../../../ui/text.ts';
import type { KembaliDraft } from '../transaksi/draft.ts';
import type { LayarHandle } from '../transaksi/use-layar.ts';
import { KEMBALI_KOSONG } from './kembali.ts';
import css from './tukar.module.css';

const { no_rekening, no_rekening_customer } = BAYAR_FIELDS;

/** How what goes back to the customer is paid: out of the drawer, or to his account. */
export function Kembali({ handle, keluar }: { readonly handle: LayarHandle; readonly keluar: Dec }) {
  const t = useT();
  const izin = moduleOn(useActor(), 'OTORISASI_PEMBAYARAN_TRANSFER');
  const { ubahDraft, layar } = handle;
  const { tukar } = layar.draft;
  const kembali = tukar?.kembali;
  const ada = keluar.gt(0);
  const tulis = (baru: KembaliDraft | undefined) =>
    tukar && ubahDraft({ type: 'exchange', tukar: { ...tukar, kembali: baru } });
  /** Another account: what was approved of it holds no more. */
  const ubah = (part: Partial<KembaliDraft>) => tulis({ ...(kembali ?? KEMBALI_KOSONG), otorisasi: null, ...part });
  // Nothing goes back any more: what was said of it is not sent.
  useEffect(() => {
    if (!ada && kembali) tulis(undefined);
  });
  if (!ada || !tukar) return null;
  const kata = (field: string) => layar.salah[`tukar.${field}`];
  return (
    <div className={css.kembali}>
      <span aria-hidden="true">{t('tukar.uang_kembali')}</span>
      <Pilihan
        label={t('tukar.uang_kembali')}
        options={CARA_BELI.map((value) => ({ value, label: kataCara(t, value) }))}
        value={kembali ? 'TRANSFER' : 'CASH'}
        onChoose={(cara) => tulis(cara === 'TRANSFER' ? (kembali ?? KEMBALI_KOSONG) : undefined)}
      />
      {kembali ? (
        <>
          <FieldInput
            name="no_rekening"
            label={t('pembelian.dari_rekening')}
            field={no_rekening}
            value={kembali.no_rekening}
            error={kata('kembali_rekening')}
            onChange={(value) => ubah({ no_rekening: String(value ?? '') })}
          />
          <FieldInput
            name="no_rekening_customer"
            field={no_rekening_customer}
            value={kembali.no_rekening_customer}
            error={kata('kembali_customer')}
            onChange={(value) => ubah({ no_rekening_customer: String(value ?? '') })}
          />
          <TandaIzin kategori={izin ? OTORISASI_TRANSFER : undefined} otorisasi={kembali.otorisasi} />
        </>
      ) : null}
    </div>
  );
}
