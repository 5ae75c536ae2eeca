import type { AtOnce, Kind } from '@kilau/contract/core/kind.ts';
import { can } from '@kilau/contract/core/permission.ts';
import type { WorkContext } from '../../platform/context.ts';

/**
 * The deed that follows at once, of what somebody would have to answer: where that is switched off, or has no page
 * to be done on.
 */
export function followsAtOnce(
  { deeds }: Kind,
  said: AtOnce | undefined,
  context: Pick<WorkContext, 'actor' | 'isOn'>,
): string | undefined {
  if (!said) return undefined;
  const waits =
    context.isOn(said.module as Parameters<WorkContext['isOn']>[0]) &&
    can(context.actor, { gate: deeds[said.deed]?.gate });
  return waits ? undefined : said.deed;
}
