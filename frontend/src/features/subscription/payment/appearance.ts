import type { Appearance } from '@stripe/stripe-js';

/** The payment form in our colours: it stands in a frame, which cannot read our variables. */
export function appearance(scheme: 'light' | 'dark'): Appearance {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const field = { backgroundColor: role('surface'), border: `1px solid ${role('edge')}`, boxShadow: 'none' };
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: role('primary'),
      colorBackground: role('surface'),
      colorText: role('text'),
      colorTextSecondary: role('muted'),
      colorTextPlaceholder: role('muted'),
      colorDanger: role('danger'),
      iconColor: role('muted'),
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      borderRadius: '12px',
    },
    rules: {
      '.Input': field,
      '.Tab': field,
      '.Tab--selected': {
        backgroundColor: role('primary-tint'),
        border: `1px solid ${role('primary')}`,
        color: role('primary-text'),
      },
      '.Label': { fontWeight: '600' },
    },
  };
}
