import { moduleOn, type Actor, type Level } from '../../core/permission.ts';

/** May change the date wherever anybody may. */
const KANTOR: readonly Level[] = ['SU', 'MU'];

/** Who may change the shop's active date, by which of the two modules is on; nobody with neither. */
export function penggantiTanggal(oleh: { readonly owner: boolean; readonly spv: boolean }): readonly Level[] {
  if (!oleh.owner && !oleh.spv) return [];
  return [...(oleh.owner ? (['OWN'] as const) : []), ...(oleh.spv ? (['SPV'] as const) : []), ...KANTOR];
}

/** Whether somebody may change the active date: open a closed day again, or say which day follows. */
export const bolehGantiTanggal = (
  actor: Pick<Actor, 'level' | 'modules'> & Partial<Pick<Actor, 'kode_toko'>>,
): boolean =>
  penggantiTanggal({
    owner: moduleOn(actor, 'PREVIOUS_DATE_OWNER_MODULE'),
    spv: moduleOn(actor, 'PREVIOUS_DATE_SPV_MODULE'),
  }).includes(actor.level);
