import { formatDate } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { rekonsiliasiPage, type MalamToko } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useShopHere, useUser } from '../../../platform/session.ts';
import { shopText, useEnterShop } from '../../../platform/shops.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Block, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { DateInput } from '../../../ui/inputs/DateInput.tsx';
import { useChosenDay } from '../../../ui/inputs/use-chosen-day.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { useT } from '../../../ui/text.ts';
import { DaftarTanya } from './DaftarTanya.tsx';
import { useMalamToko, useTanya } from './panggilan.ts';

/** One shop's last night; from head office the way into that shop. */
function MalamBaris({ malam }: { readonly malam: MalamToko }) {
  const t = useT();
  const here = useShopHere();
  const enter = useEnterShop();
  const { malam: kapan, jumlah, salah } = malam;
  return (
    <BlockRow
      icon={salah > 0 ? 'warn' : kapan === null ? 'clock' : 'check'}
      tone={salah > 0 ? 'bad' : kapan === null ? 'plain' : 'good'}
      first={shopText(malam)}
      second={kapan === null ? t('cocok.belum_malam') : t('cocok.malam', { tgl: formatDate(kapan), jumlah })}
      figure={kapan === null ? undefined : salah > 0 ? t('cocok.tidak', { jumlah: salah }) : t('cocok.ya')}
      loss={salah > 0}
      way={
        malam.kode_toko === here ? undefined : (
          <ActionButton
            size="compact-sm"
            aria-label={`${t('cocok.lihat')} ${malam.kode_toko}`}
            onClick={() => enter(malam.kode_toko)}
          >
            {t('cocok.lihat')}
          </ActionButton>
        )
      }
    />
  );
}

/** Whether the books hold, as the questions of whoever answers for the shop: today, on any day, and last night. */
export function RekonsiliasiPage() {
  const t = useT();
  const { tgl_system } = useUser();
  const { day: tgl, typed, error, choose } = useChosenDay('', tgl_system);
  const asked = useTanya(tgl);
  const toko = useMalamToko();
  const pertanyaan = asked.data?.pertanyaan ?? [];
  const beda = pertanyaan.filter((one) => one.beda > 0).length;
  const lagi = () => void Promise.all([asked.refetch(), toko.refetch()]);
  useKeys([{ key: 'F5', label: t('cocok.periksa_lagi'), main: true, run: lagi }]);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(rekonsiliasiPage.path))}
        note={t.of(hintKey(rekonsiliasiPage.path))}
        chips={
          asked.data ? (
            <Chip tone={beda > 0 ? 'bad' : 'good'}>
              {beda > 0 ? t('cocok.ada_beda', { jumlah: beda }) : t('cocok.semua')}
            </Chip>
          ) : undefined
        }
        actions={
          <>
            <DateInput
              label={t('cocok.tanggal')}
              today={tgl_system}
              max={tgl_system}
              value={typed === '' ? (asked.data?.tgl_system ?? tgl_system) : typed}
              error={error}
              onChange={(next) => choose(next === tgl_system ? '' : next)}
            />
            <ActionButton shortcut="F5" disabled={asked.isFetching} onClick={lagi}>
              {t('cocok.periksa_lagi')}
            </ActionButton>
          </>
        }
      />
      {beda > 0 ? <p role="alert">{t('cocok.jangan_dikoreksi')}</p> : null}
      <Block
        title={tgl === '' ? t('cocok.sekarang') : t('cocok.pada', { tgl: formatDate(tgl) })}
        count={beda}
        countTone="bad"
        asked={asked}
      >
        {() => <DaftarTanya pertanyaan={pertanyaan} />}
      </Block>
      <Block title={t('cocok.tadi_malam')} asked={toko}>
        {() => (
          <BlockRows>
            {(toko.data ?? []).map((malam) => (
              <MalamBaris key={malam.kode_toko} malam={malam} />
            ))}
          </BlockRows>
        )}
      </Block>
    </PageColumn>
  );
}
