import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Kind } from '@kilau/contract/core/kind.ts';
import type { Query } from '../../platform/api.ts';
import { CSV_NAME, downloadText, toCsv } from '../../ui/table/csv.ts';
import type { Column, InOrder } from '../../ui/table/types.ts';
import { allPapers, type PaperRow } from './paper-calls.ts';

interface PapersCsvProps {
  readonly kind: Kind;
  readonly query: Query;
  readonly columns: readonly Column<PaperRow>[];
  readonly inOrder: InOrder<PaperRow>;
}

/** The papers of a list as CSV in the order of the list, those too that have not been scrolled to. */
export function PapersCsv({ kind, query, columns, inOrder }: PapersCsvProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => allPapers(kind, query),
    onSuccess: (rows) => downloadText(CSV_NAME, toCsv(columns, inOrder(rows))),
  });
  return (
    <Button size="compact-sm" onClick={() => mutate()} loading={isPending}>
      CSV
    </Button>
  );
}
