import { ActionIcon, SegmentedControl } from '@mantine/core';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { ARAH_STOK } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { Icon } from '../../ui/icons.tsx';
import { IntegerInput } from '../../ui/inputs/NumberInputs.tsx';
import { SumRow } from '../../ui/Rows.tsx';
import { useT } from '../../ui/text.ts';
import css from './aksesoris.module.css';
import { berlaku, qtyOf, stokNanti, type BarisKeranjang } from './keranjang.ts';
import type { KeranjangHandle } from './use-keranjang.ts';

const { header } = stokAksesoris;

function Baris({ baris, handle }: { readonly baris: BarisKeranjang; readonly handle: KeranjangHandle }) {
  const t = useT();
  const { keranjang, salah, ubahQty, lepas } = handle;
  const { id, kode_barcode, nama_aksesoris: nama, kode_baki, stok } = baris;
  const nanti = stokNanti(keranjang.arah, baris);
  const kata = salah[id] ?? (nanti < 0 ? t('aksesoris.kurang', { stok }) : undefined);
  return (
    <li className={css.baris}>
      <div className={css.nama}>
        <strong>{nama}</strong>
        <span className={css.sunyi}>
          {kode_barcode === '' ? <Chip tone="info">{t('aksesoris.baru')}</Chip> : kode_barcode} · {kode_baki} ·{' '}
          {t('aksesoris.menjadi', { dari: formatNumber(stok), menjadi: formatNumber(nanti) })}
        </span>
      </div>
      <div className={css.qty}>
        <IntegerInput
          aria-label={t('aksesoris.isi_qty', { nama })}
          value={baris.qty}
          error={kata}
          onChange={(qty) => ubahQty(id, qty)}
        />
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('aksesoris.lepas', { nama })} onClick={() => lepas(id)}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </li>
  );
}

interface KeranjangPanelProps {
  readonly handle: KeranjangHandle;
  readonly onBaru: () => void;
  readonly onKosongkan: () => void;
}

/** What comes or is taken, line by line, and why. */
export function KeranjangPanel({ handle, onBaru, onKosongkan }: KeranjangPanelProps) {
  const t = useT();
  const { keranjang, salah, ditolak, bolehKirim, sibuk, ubah, simpan } = handle;
  const { arah, keperluan, keterangan } = keranjang;
  const baris = berlaku(keranjang);
  const jumlah = baris.reduce((sum, row) => sum + qtyOf(row), 0);
  const pilihan = ARAH_STOK.map((value) => ({ value, label: t(`pilihan.arah_stok.${value}`) }));
  return (
    <Card padded className={css.panel} aria-label={t('aksesoris.keranjang')}>
      <SegmentedControl
        fullWidth
        aria-label={t('aksesoris.arah')}
        data={pilihan}
        value={arah}
        onChange={(next) => ubah({ arah: next })}
      />
      <div role="alert" className={css.ditolak}>
        {ditolak === '' ? null : (
          <>
            <Icon name="warn" /> {ditolak}
          </>
        )}
      </div>
      <EnterForm className={css.isian} label={t('aksesoris.keranjang')} onSubmit={simpan}>
        {baris.length === 0 ? (
          <p className={css.sunyi}>{t('aksesoris.keranjang_kosong')}</p>
        ) : (
          <ul className={css.daftar}>
            {baris.map((row) => (
              <Baris key={row.id} baris={row} handle={handle} />
            ))}
          </ul>
        )}
        {arah === 'TAMBAH' ? (
          <ActionButton shortcut="F4" onClick={onBaru}>
            {t('aksesoris.baru')}
          </ActionButton>
        ) : (
          <FieldInput
            name="keperluan"
            field={{ ...header.keperluan, required: true }}
            value={keperluan}
            error={salah['keperluan']}
            onChange={(value) => ubah({ keperluan: String(value ?? '') })}
          />
        )}
        <FieldInput
          name="keterangan"
          field={{ ...header.keterangan, required: arah === 'AMBIL' && keperluan === 'LAINNYA' }}
          value={keterangan}
          error={salah['keterangan']}
          onChange={(value) => ubah({ keterangan: String(value ?? '') })}
        />
        <SumRow label={t('aksesoris.qty')} value={formatNumber(jumlah)} />
        <SaveButton size="lg" type="submit" disabled={!bolehKirim} saving={sibuk}>
          {t('aksesoris.simpan')} · {t(`pilihan.arah_stok.${arah}`)}
        </SaveButton>
        {keranjang.baris.length > 0 ? (
          <ActionButton shortcut="F2" onClick={onKosongkan}>
            {t('aksesoris.kosongkan')}
          </ActionButton>
        ) : null}
      </EnterForm>
    </Card>
  );
}
