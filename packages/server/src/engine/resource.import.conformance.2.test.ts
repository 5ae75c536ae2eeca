import { resources } from '@kilau/contract/registry.ts';
import { importConformance } from '../testing/conformance/import.ts';
import { shardOf } from '../testing/conformance/shards.ts';

importConformance(shardOf(resources, import.meta.url));
