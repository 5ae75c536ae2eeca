import { Table } from '@mantine/core';
import { keyHelpSnapshot } from '../../platform/keys.ts';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { text } from '../../ui/text.ts';

/** Shows the keys of the page. They are read before the dialog opens, which has keys of its own. */
export function openKeyHelp(): void {
  const keys = keyHelpSnapshot();
  openDialog({
    title: text('shell.papan_ketik'),
    size: 'M',
    content: () => (
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
    ),
  });
}
