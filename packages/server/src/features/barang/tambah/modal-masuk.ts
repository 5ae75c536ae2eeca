import type { Dec } from '@kilau/contract/core/dec.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { lihatModal } from '@kilau/contract/trade/barang/modal.ts';
import type { WorkContext } from '../../../platform/context.ts';

/** Costs that somebody typed who may not see them, by the places of the rows. */
export const modalSalah = (
  actor: WorkContext['actor'],
  rows: readonly { readonly harga_modal?: Dec | null }[],
): Record<string, RuleBreak> =>
  lihatModal(actor)
    ? {}
    : Object.fromEntries(
        rows.flatMap(({ harga_modal }, index) =>
          harga_modal ? [[`barang.${index}.harga_modal`, { rule: 'modal_tidak_berhak' } satisfies RuleBreak]] : [],
        ),
      );
