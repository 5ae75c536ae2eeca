import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { Report } from '@kilau/contract/core/report.ts';
import type { Query } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { makeFile } from '../../platform/file-jobs.ts';
import { previewPaper } from '../../platform/print.tsx';
import { useBranch, useShopScope, useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { downloadBlob } from '../../ui/table/csv.ts';
import { useT } from '../../ui/text.ts';
import { reportPath } from './report-calls.ts';

type Form = 'pdf' | 'xlsx' | 'csv';
const FORMS = [
  ['pdf', 'laporan.pdf'],
  ['xlsx', 'laporan.excel'],
  ['csv', 'laporan.csv'],
] as const;

/** Names a file by title, dates, and the shop where it is another than one's own. */
function useFileName(report: Report, query: Query, toko: string | undefined): string {
  const t = useT();
  const { kode_toko } = useUser();
  const branch = useBranch();
  const shop = [toko ?? branch ?? kode_toko].filter((one) => one !== kode_toko);
  const days = (report.period ?? []).map((one) => formatDate(String(query[one])).replaceAll('/', '-'));
  return [t.of(titleKey(report.page)), ...shop, ...new Set(days)].join(' ');
}

/** The buttons for the files of a report. They come with the rows, and their files hold the rows that are shown. */
export function ReportExports({ report, query }: { readonly report: Report; readonly query: Query }) {
  const t = useT();
  const [making, setMaking] = useState<ReadonlySet<Form>>(new Set());
  const toko = useShopScope();
  const name = useFileName(report, query, toko);
  const router = useRouter();
  const here = () => router.state.location.pathname;
  const make = async (form: Form) => {
    if (making.has(form)) return;
    const at = here();
    setMaking((forms) => new Set(forms).add(form));
    const path = reportPath(report, form);
    const file = `${name}.${form}`;
    const blob = await makeFile({ path, query, name: file, toko });
    setMaking((forms) => new Set([...forms].filter((one) => one !== form)));
    if (!blob) return;
    // Nothing lies over the page that somebody has gone on to: it would take the hand, and what is typed there.
    if (form === 'pdf' && here() === at) await previewPaper({ path, query, name, toko, blob });
    else downloadBlob(file, blob);
  };
  useKeys([{ key: 'Ctrl+P', label: t('laporan.pdf'), main: true, run: () => void make('pdf') }]);
  return FORMS.map(([form, label]) => (
    <ActionButton
      key={form}
      loading={making.has(form)}
      title={making.has(form) ? t('berkas.menyiapkan') : undefined}
      onClick={() => void make(form)}
    >
      {t(label)}
    </ActionButton>
  ));
}
