import type { Gate } from '@kilau/contract/core/module-gate.ts';
import type { Level, LevelsWhen } from '@kilau/contract/core/permission.ts';

/** What a call takes, told here a second time: from the definitions, or written out for calls made by hand. */
export interface Need {
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  readonly levelsWhen?: LevelsWhen;
  readonly pages?: readonly string[];
}
