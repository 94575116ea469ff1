import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import controls from './controls.module.css';

const sage: MantineColorsTuple = [
  '#f3f7f1',
  '#e6eee4',
  '#d0dfcf',
  '#b2c9b3',
  '#92b097',
  '#6c8f75',
  '#567a62',
  '#3d604a',
  '#2b4735',
  '#1b3023',
];
const terracotta: MantineColorsTuple = [
  '#fdf3ee',
  '#fae5db',
  '#f5cfbe',
  '#ecb097',
  '#df9070',
  '#c76f4c',
  '#a94f2d',
  '#893d1f',
  '#672c15',
  '#451d0e',
];
// Mantine's own names, so its defaults take our warm colours.
const gray: MantineColorsTuple = [
  '#fbf9f4',
  '#f5f2ea',
  '#ebe7dc',
  '#dcd7ca',
  '#b5af9f',
  '#8b8678',
  '#5c584e',
  '#4a463e',
  '#38342d',
  '#28251f',
];
const dark: MantineColorsTuple = [
  '#ece6db',
  '#d3ccc0',
  '#b5ad9f',
  '#857d71',
  '#3a352e',
  '#2f2b26',
  '#25221d',
  '#1c1916',
  '#151310',
  '#0f0d0b',
];

/** The colours of button variants. Filled is the primary; filled terracotta is a screen's one main action. */
const variantColors: VariantColorsResolver = ({ variant, color }) => {
  if (variant === 'filled' && color === 'terracotta') return colors('accent', 'accent-hover', 'on-accent');
  if (variant === 'filled') return colors('primary', 'primary-hover', 'on-primary');
  if (variant === 'outline') return { ...colors('surface', 'danger-tint', 'danger'), border: '1px solid var(--danger)' };
  if (variant === 'default') return { ...colors('surface', 'sunken', 'text'), border: '1px solid var(--edge)' };
  return { ...colors('page', 'sunken', 'muted'), background: 'transparent', hoverColor: 'var(--text)' };
};

function colors(background: string, hover: string, color: string) {
  return {
    background: `var(--${background})`,
    hover: `var(--${hover})`,
    color: `var(--${color})`,
    border: '1px solid transparent',
  };
}

/** Mantine's theme. Shades appear here alone; everything else uses roles (theme.css). */
export const theme = createTheme({
  colors: { sage, terracotta, gray, dark },
  primaryColor: 'sage',
  primaryShade: { light: 7, dark: 3 },
  white: '#fffefb',
  black: '#28251f',
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '400', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1rem', xl: '1.125rem' },
  breakpoints: { xs: '30em', sm: '37.5em', md: '48em', lg: '64em', xl: '80em' },
  variantColorResolver: variantColors,
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      classNames: { root: controls.button, inner: controls.inner, label: controls.label },
    }),
    // By name alone, since importing fields would load their code with every page.
    Input: { defaultProps: { size: 'md' }, classNames: { input: controls.input } },
    InputWrapper: { defaultProps: { size: 'md' }, classNames: { label: controls.fieldLabel } },
    ActionIcon: ActionIcon.extend({
      defaultProps: { size: 44, variant: 'subtle' },
    }),
  },
});

/** Maps Mantine's variables to our roles. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-bright': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-disabled': 'var(--skeleton)',
    '--mantine-color-disabled-color': 'var(--muted)',
  },
  light: {},
  dark: {},
});
