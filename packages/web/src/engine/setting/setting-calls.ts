import { useQuery } from '@tanstack/react-query';
import type { Setting } from '@kilau/contract/core/setting.ts';
import { api } from '../../platform/api.ts';
import type { HistoryEntry } from '../resource/resource-calls.ts';

/** A record of settings as it travels: fields by name, and who changed it last. */
export type SettingRecord = Readonly<Record<string, unknown>> & {
  readonly diubah_oleh: string | null;
  readonly diubah_pada: string | null;
};

/** Everything read of settings lies below this key: a push makes it be read again. */
export const cacheKey = (setting: Setting) => ['setting', setting.key] as const;

export const saveSetting = ({ call }: Setting, changes: Readonly<Record<string, unknown>>): Promise<SettingRecord> =>
  api.put<SettingRecord>(call, changes);

export function useSetting(setting: Setting) {
  return useQuery({
    queryKey: [...cacheKey(setting), 'record'],
    queryFn: ({ signal }) => api.get<SettingRecord>(setting.call, {}, { signal }),
    staleTime: 0,
  });
}

export function useSettingHistory(setting: Setting, enabled: boolean) {
  return useQuery({
    queryKey: [...cacheKey(setting), 'riwayat'],
    queryFn: ({ signal }) => api.get<readonly HistoryEntry[]>(`${setting.call}/riwayat`, {}, { signal }),
    enabled,
  });
}
