import { paperConformance } from '../testing/conformance/paper.ts';
import { allPapers } from '../testing/conformance/paper-shop.ts';
import { shardOf } from '../testing/conformance/shards.ts';

paperConformance(shardOf(allPapers, import.meta.url));
