import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';

const OPERATOR = {
  name: 'Beside GmbH',
  address: 'Lindenweg 7, 10115 Berlin',
  contact: '+49 30 1234567',
  vatId: 'DE123456789',
  register: null,
};

const main = () => within(screen.getByRole('main'));

describe('the imprint', () => {
  it('names the operator, and leaves out what is not given', async () => {
    await openApp('/imprint', { config: { operator: OPERATOR } });
    await screen.findByRole('heading', { level: 1, name: 'Imprint' });
    for (const [label, value] of [
      ['Operator', OPERATOR.name],
      ['Address', OPERATOR.address],
      ['Contact', OPERATOR.contact],
      ['VAT ID', OPERATOR.vatId],
    ])
      expect(main().getByText(String(label)).nextElementSibling).toHaveTextContent(String(value));
    expect(main().queryByText('Register')).toBeNull();
  });

  it('says that a trial names nobody', async () => {
    await openApp('/imprint');
    expect(await main().findByText('This installation is a trial: nobody is named as its operator.')).toBeVisible();
  });

  it('is led to by every page’s footer, and by the terms, which name the operator, too', async () => {
    const { user } = await openApp('/terms-of-service', { config: { operator: OPERATOR } });
    expect(await main().findByText(/Your contract partner: Beside GmbH, Lindenweg 7, 10115 Berlin\./)).toBeVisible();
    await user.click(main().getByRole('link', { name: 'imprint' }));
    await screen.findByRole('heading', { level: 1, name: 'Imprint' });
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
  });
});
