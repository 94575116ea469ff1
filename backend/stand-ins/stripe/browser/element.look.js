/** Appearance variables of Stripe that the frame follows, and the custom property that each becomes. */
const PROPERTIES = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--muted',
  colorDanger: '--danger',
  fontFamily: '--font',
  fontSizeBase: '--size',
  borderRadius: '--radius',
};

export function applyAppearance({ theme = 'stripe', variables = {} }) {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme === 'night' ? 'night' : 'stripe';
  for (const [variable, property] of Object.entries(PROPERTIES))
    if (variables[variable]) style.setProperty(property, variables[variable]);
    else style.removeProperty(property);
}
