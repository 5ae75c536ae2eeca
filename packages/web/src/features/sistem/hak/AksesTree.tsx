import { Checkbox } from '@mantine/core';
import { useId, useState, type KeyboardEvent } from 'react';
import type { MenuKey } from '@kilau/contract/core/menu.ts';
import { MENU_ICONS } from '../../../engine/menu-icons.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { canToggle, stateOf, withNode, withPart, type Edits, type MenuNode, type MenuPart } from './akses-model.ts';
import css from './hak.module.css';

interface AksesTreeProps {
  readonly label: string;
  /** The parts in sight, after search and filter. */
  readonly parts: readonly MenuPart[];
  /** All parts: a section's box counts and sets them all. */
  readonly all: readonly MenuPart[];
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}

const BOX = 'input[type=checkbox]:not(:disabled)';

/** Up and down move among the boxes, Home and End to the ends: a hundred menus are not for the Tab key. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 && event.key !== 'Home' && event.key !== 'End') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(BOX)];
  const here = boxes.findIndex((box) => box === document.activeElement);
  const target = event.key === 'Home' ? 0 : event.key === 'End' ? boxes.length - 1 : here + step;
  if (here < 0 || !boxes[target]) return;
  event.preventDefault();
  boxes[target].focus();
}

function Node({
  node,
  changed,
  onToggle,
}: {
  readonly node: MenuNode;
  readonly changed: boolean;
  readonly onToggle: (shown: boolean) => void;
}) {
  const t = useT();
  return (
    <li className={css.node} data-changed={changed || undefined} data-shown={node.shown || undefined}>
      <Checkbox
        size="xs"
        classNames={{ body: css.nodeBox, label: css.nodeWords }}
        checked={node.shown}
        disabled={!canToggle(node)}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        label={
          <span className={css.nodeLabel}>
            <Icon name={node.shown ? 'eye' : 'eyeOff'} size={14} />
            {node.title}
          </span>
        }
      />
      <span className={css.nodeChips}>
        {node.foreign ? <Chip>{t('hak.bukan_milik')}</Chip> : null}
        {node.moduleOff ? <Chip>{t('hak.modul_mati')}</Chip> : null}
        {node.onlyFor.length > 0 ? <Chip>{t('hak.hanya_level', { level: node.onlyFor.join(', ') })}</Chip> : null}
      </span>
    </li>
  );
}

function Part({
  part,
  whole,
  edits,
  onEdit,
}: {
  readonly part: MenuPart;
  readonly whole: MenuPart;
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const box = useId();
  const nama = t.of(`menu.${part.menu}`);
  const state = stateOf(whole.nodes);
  const shown = whole.nodes.filter((node) => node.shown).length;
  return (
    <section className={css.part} aria-label={nama}>
      <div className={css.partHead}>
        <label className={css.partTick} htmlFor={box}>
          <Checkbox
            id={box}
            size="xs"
            aria-label={t('hak.seluruh', { nama })}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={whole.nodes.every((node) => node.foreign)}
            onChange={() => onEdit(withPart(edits, whole.nodes))}
          />
        </label>
        <h2 className={css.partTitle}>
          <Icon name={MENU_ICONS[part.menu as MenuKey]} />
          {nama}
        </h2>
        <span className={css.partCount}>{`${shown}/${whole.nodes.length}`}</span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={open}
          aria-label={t('hak.buka_tutup', { nama })}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'right'} size={14} />
        </button>
      </div>
      {open ? (
        <ul className={css.nodes}>
          {part.nodes.map((node) => (
            <Node
              key={node.path}
              node={node}
              changed={edits[node.path] !== undefined}
              onToggle={(next) => onEdit(withNode(edits, node, next))}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A user's menu: sections with a box of three states, pages with a box and an eye. */
export function AksesTree({ label, parts, all, edits, onEdit }: AksesTreeProps) {
  return (
    <div role="group" aria-label={label} className={css.tree} onKeyDown={moveByArrow}>
      {parts.map((part) => (
        <Part
          key={part.menu}
          part={part}
          whole={all.find(({ menu }) => menu === part.menu) ?? part}
          edits={edits}
          onEdit={onEdit}
        />
      ))}
    </div>
  );
}
