import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { createElement, type ComponentPropsWithRef } from 'react';
import { KeptButton } from './KeptButton.tsx';

/** Ten steps of gold, from the paper of a soft chip to the ink on it. Step 7 carries the primary button. */
const gold: MantineColorsTuple = [
  '#fbf6e8',
  '#f6edd6',
  '#ecd9a6',
  '#e7bf57',
  '#e0b64a',
  '#c79a2b',
  '#a07a17',
  '#80610d',
  '#6a4f06',
  '#4b3804',
];
/** The greys of the design lean to brown; Mantine's own greys beside them would look blue. */
const gray: MantineColorsTuple = [
  '#fbf9f4',
  '#f7f4ee',
  '#e6dfd2',
  '#d3c9b8',
  '#b9ae9c',
  '#978c7b',
  '#7a7164',
  '#70675b',
  '#5d554a',
  '#1f1b16',
];
const dark: MantineColorsTuple = [
  '#f1ebe0',
  '#bdb3a3',
  '#a89d8d',
  '#7d7364',
  '#4b443a',
  '#38322a',
  '#2b2620',
  '#211d18',
  '#191612',
  '#14110e',
];

/**
 * Filled buttons take their text colour from the tokens: white on dark gold, near-black on the light gold of the dark
 * scheme.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const result = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return result;
  if ((input.color ?? 'gold') === 'gold') return { ...result, color: 'var(--on-gold)' };
  return input.color === 'red' ? { ...result, color: 'var(--on-red)' } : result;
};

/** A browser says nothing of the same file twice, though what came of it the first time is gone by now. */
function chooseAnew({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.value = '';
}

const kept = (props: ComponentPropsWithRef<'button'>) => createElement(KeptButton, props);

/** Binds the kit's variables to the tokens, once, so that every page gets the look without asking. */
const SHARED = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-success': 'var(--green)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--gold-strong)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-disabled': 'var(--hover)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-gold-filled': 'var(--gold)',
  '--mantine-color-gold-filled-hover': 'var(--gold-strong)',
  '--mantine-color-gold-light': 'var(--gold-soft)',
  '--mantine-color-gold-light-hover': 'var(--gold-soft)',
  '--mantine-color-gold-light-color': 'var(--gold-strong)',
  '--mantine-color-gold-outline': 'var(--gold)',
  '--mantine-color-gold-outline-hover': 'var(--gold-soft)',
  '--mantine-color-red-filled': 'var(--red)',
  '--mantine-color-red-filled-hover': 'var(--red-strong)',
  '--mantine-color-red-light': 'var(--red-soft)',
  '--mantine-color-red-light-hover': 'var(--red-soft)',
  '--mantine-color-red-light-color': 'var(--red)',
  '--mantine-color-red-outline': 'var(--red)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-primary-color-contrast': 'var(--on-gold)',
} as const;

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...SHARED },
  dark: { ...SHARED },
});

/** Labels small and strong, inputs 32 px high: the proportions of the design. */
const field = { defaultProps: { size: 'sm' } } as const;

export const theme = createTheme({
  primaryColor: 'gold',
  primaryShade: { light: 7, dark: 4 },
  colors: { gold, gray, dark },
  black: '#1f1b16',
  variantColorResolver,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '12px', sm: '13.5px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    TextInput: field,
    NumberInput: field,
    Select: field,
    MultiSelect: field,
    PasswordInput: field,
    DateInput: field,
    Textarea: field,
    Autocomplete: field,
    TagsInput: field,
    FileInput: field,
    FileButton: { defaultProps: { inputProps: { onClick: chooseAnew } } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Button: { defaultProps: { size: 'sm', variant: 'default', renderRoot: kept } },
    ActionIcon: { defaultProps: { renderRoot: kept } },
    Combobox: { defaultProps: { transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
    Tooltip: { defaultProps: { openDelay: 400 } },
  },
});
