import { Table } from '@mantine/core';
import type { KeyBinding } from '../../platform/keys.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { text } from '../../ui/text.ts';

/** Keys and what they do: the page's own, and those that work in every form. */
export function KeyTable({ keys }: { readonly keys: readonly Pick<KeyBinding, 'key' | 'label'>[] }) {
  return (
    <Table verticalSpacing={4}>
      <Table.Tbody>
        {keys.map(({ key, label }) => (
          <Table.Tr key={key}>
            <Table.Td w={130}>
              <Kbd>{key}</Kbd>
            </Table.Td>
            <Table.Td>{label}</Table.Td>
          </Table.Tr>
        ))}
        <Table.Tr>
          <Table.Td>
            <Kbd>Enter</Kbd>
          </Table.Td>
          <Table.Td>{text('shell.tombol_enter')}</Table.Td>
        </Table.Tr>
        <Table.Tr>
          <Table.Td>
            <Kbd>Shift+Enter</Kbd>
          </Table.Td>
          <Table.Td>{text('shell.tombol_shift_enter')}</Table.Td>
        </Table.Tr>
        <Table.Tr>
          <Table.Td>
            <Kbd>Esc</Kbd>
          </Table.Td>
          <Table.Td>{text('shell.tombol_esc')}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}
