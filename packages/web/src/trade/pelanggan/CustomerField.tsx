import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { problemText } from '../../platform/report-problem.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { ruleText } from '../../ui/form/rule-text.ts';
import { useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { hpLengkap, tulisHp } from './hp.ts';
import { usePoin } from './poin.ts';
import { adaPelanggan, BELUM_JELAS, type PelangganDraft } from './pelanggan-draft.ts';
import css from './pelanggan.module.css';
import type { Pilihan } from './pilihan-pelanggan.ts';
import { useCustomer, type Customer, type CustomerProps } from './use-customer.ts';

interface CustomerFieldProps extends CustomerProps {
  readonly salah: Salah;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** What points a member has, once they are known. */
function Poin({ kode_member }: Pick<PelangganDraft, 'kode_member'>) {
  const t = useT();
  const { data } = usePoin(kode_member);
  if (!data) return null;
  const { poin, toko_poin } = data;
  const kata =
    toko_poin === undefined
      ? t('penjualan.poin_member', { poin })
      : t('penjualan.poin_member_toko', { poin, toko: toko_poin });
  return <Chip tone="info">{kata}</Chip>;
}

interface DipilihProps {
  readonly pelanggan: PelangganDraft;
  readonly customer: Customer;
  /** He was refused: the hand is led to where he is put right, or left for another. */
  readonly ditolak: boolean;
}

/** The customer who was chosen: who he is at a glance, and the way to another. */
function Dipilih({ pelanggan, customer, ditolak }: DipilihProps) {
  const t = useT();
  const { jenis: jenisPelanggan, kode_member, nama, no_hp, alamat } = pelanggan;
  const member = jenisPelanggan !== 'NON MEMBER';
  const isi = (
    <>
      <b>{nama || kode_member || t('penjualan.reguler')}</b>
      {no_hp === '' || no_hp === '-' ? null : <span>{tulisHp(no_hp)}</span>}
      {alamat === '' || alamat === '-' ? null : <span title={alamat}>{alamat}</span>}
      <Chip tone={member ? 'gold' : 'plain'}>{member ? kode_member : t('penjualan.bukan_member')}</Chip>
      {jenisPelanggan === 'RESELLER' ? <Chip tone="info">{t('penjualan.jenis_pelanggan.RESELLER')}</Chip> : null}
      {member ? <Poin kode_member={kode_member} /> : null}
    </>
  );
  return (
    <div role="group" aria-label={t('field.jenis_pelanggan')}>
      <span className={css.label}>{t('field.jenis_pelanggan')}</span>
      <div className={css.dipilih}>
        <Icon name="user" size={16} />
        {member ? (
          <span className={css.siapa}>{isi}</span>
        ) : (
          <button
            type="button"
            className={css.siapa}
            data-wrong={ditolak || undefined}
            title={t('penjualan.ubah_pelanggan')}
            onClick={() => customer.ubah(pelanggan)}
          >
            {isi}
          </button>
        )}
        <CloseButton
          size="sm"
          aria-label={t('penjualan.lepas_pelanggan')}
          data-wrong={(member && ditolak) || undefined}
          onClick={customer.lepas}
        />
      </div>
    </div>
  );
}

/** What an offer is called, and what is said beside it. */
const KATA = {
  baru: ['penjualan.member_baru', 'penjualan.member_baru_saran'],
  lewat: ['penjualan.bukan_member', 'penjualan.bukan_member_saran'],
  toko: ['penjualan.cari_toko_lain', 'penjualan.cari_toko_lain_saran'],
} as const;

/** One line of the list: a member with what tells him from others, or what becomes of somebody unknown. */
function IsiPilihan({ tawaran, typed }: { readonly tawaran: Pilihan; readonly typed: string }) {
  const t = useT();
  if (tawaran.jenis === 'ada') {
    const { kode_member, nama_member, no_hp, alamat } = tawaran.member;
    return (
      <div className={css.pilihan}>
        <b>{nama_member}</b>
        <Chip tone="gold">{kode_member}</Chip>
        <span>{[tulisHp(no_hp), alamat ?? ''].filter((part) => part !== '').join(' · ')}</span>
      </div>
    );
  }
  const baru = tawaran.jenis === 'baru';
  const hp = hpLengkap(typed);
  const [judul, saran] = KATA[tawaran.jenis];
  return (
    <div className={`${css.pilihan} ${baru ? css.baru : ''}`}>
      <b>
        {t(judul)} {hp === undefined ? typed.trim().toUpperCase() : tulisHp(hp)}
      </b>
      <span />
      <span>{t(saran)}</span>
    </div>
  );
}

function Daftar({ customer, boleh }: { readonly customer: Customer; readonly boleh: CustomerProps['aturan'] }) {
  const t = useT();
  const { pilihan, typed, cari } = customer;
  return (
    <Combobox.Dropdown miw={360} maw="94vw">
      <div role="region" aria-label={t('umum.daftar_pilihan')}>
        {pilihan.length === 0 ? (
          <p className={css.judul}>{cari.error ? problemText(cari.error) : t('umum.memuat')}</p>
        ) : null}
        <Combobox.Options mah={340} style={{ overflowY: 'auto' }}>
          {pilihan.map((tawaran) => (
            <Combobox.Option key={tawaran.kunci} value={tawaran.kunci}>
              <IsiPilihan tawaran={tawaran} typed={typed} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {boleh.non_member && boleh.bernama !== true ? (
          <p className={css.tanpa}>
            {t('penjualan.tanpa_data')} <Kbd>Esc</Kbd>
          </p>
        ) : null}
      </div>
    </Combobox.Dropdown>
  );
}

/** The list with its first line chosen as soon as it has come: Enter takes it. */
function useDaftar(customer: Customer) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const store = useRef(combobox);
  useEffect(() => {
    store.current = combobox;
  });
  const kunci = customer.pilihan.map((tawaran) => tawaran.kunci).join('\n');
  useEffect(() => {
    if (kunci !== '') store.current.selectFirstOption();
  }, [kunci]);
  return combobox;
}

/** The keys of the field beside those of its list. */
const keysOf =
  ({ pilihan, serahkan, tebak, tinggal, reguler }: Customer, tutup: () => void) =>
  (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      tutup();
      reguler();
    } else if (event.key === 'Enter' && pilihan.length === 0) {
      event.preventDefault();
      tebak();
    } else if (/^F\d/.test(event.key)) {
      // The page's keys go by what was typed here, which it hears of first; the one that saves also by who is meant.
      flushSync(() => (event.key === 'F8' ? tinggal(() => true) : serahkan()));
    }
  };

/**
 * Who buys, in one field: phone, name or code finds a member; an unknown one becomes a member or stays a passer-by;
 * Enter goes on to the goods, Esc means nobody in particular.
 */
export function CustomerField(props: CustomerFieldProps) {
  const { pelanggan, salah, aturan, inputRef } = props;
  const t = useT();
  const customer = useCustomer(props);
  const combobox = useDaftar(customer);
  const { typed, setTyped, pilihan, pilih, ragu, tinggal } = customer;
  const error = Object.entries(salah).find(([path]) => path.startsWith('pelanggan'))?.[1];
  if (adaPelanggan(pelanggan)) {
    return (
      <div>
        <Dipilih pelanggan={pelanggan} customer={customer} ditolak={error !== undefined} />
        {error === undefined ? null : (
          <p className={css.bad} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  }
  const onKeyDown = keysOf(customer, () => combobox.closeDropdown());
  return (
    <Combobox
      store={combobox}
      width="target"
      position="bottom-start"
      onOptionSubmit={(kunci) => {
        const tawaran = pilihan.find((one) => one.kunci === kunci);
        combobox.closeDropdown();
        if (tawaran) pilih(tawaran);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={inputRef}
          name="pelanggan"
          label={t('field.jenis_pelanggan')}
          placeholder={t(aturan.member ? 'penjualan.cari_pelanggan' : 'penjualan.nama_pelanggan')}
          leftSection={<Icon name="search" size={15} />}
          value={typed}
          error={error ?? (ragu ? ruleText(t, 'pelanggan', BELUM_JELAS) : undefined)}
          maxLength={100}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (event.currentTarget.value.trim() === '') combobox.closeDropdown();
            else combobox.openDropdown();
          }}
          onFocus={() => typed.trim() === '' || combobox.openDropdown()}
          onBlur={({ currentTarget: field }) => {
            combobox.closeDropdown();
            const disini = () => document.activeElement === field;
            // Another window has the hand: it comes back to where it was.
            if (!disini()) tinggal(disini);
          }}
        />
      </Combobox.Target>
      <Daftar customer={customer} boleh={aturan} />
    </Combobox>
  );
}
