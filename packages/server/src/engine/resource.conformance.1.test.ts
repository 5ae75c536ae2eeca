import { resources } from '@kilau/contract/registry.ts';
import { resourceConformance } from '../testing/conformance/resource.ts';
import { shardOf } from '../testing/conformance/shards.ts';

resourceConformance(
  shardOf(
    resources.filter(({ fixed }) => !fixed),
    import.meta.url,
  ),
);
