import { fillInstruction } from '@beside/common/contracts/withdrawal-instruction';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { INSTRUCTION_TEXTS } from '../../../locales/legal/instruction-texts.ts';
import { PAYMENTS } from '../../../testing/billing.ts';
import { openApp } from '../../../testing/open-app.tsx';

const OPERATOR = {
  name: 'Beside GmbH',
  address: 'Lindenweg 7, 10115 Berlin',
  contact: '+49 30 1234567',
  vatId: null,
  register: null,
};
const main = () => within(screen.getByRole('main'));

describe('the instruction on withdrawal', () => {
  it.each(LANGUAGES)('stands whole in %s, with the trader and the way to the withdrawal function', async (language) => {
    const instruction = await INSTRUCTION_TEXTS[language]();
    const { title, parts } = fillInstruction(instruction, {
      operator: OPERATOR,
      appName: 'Beside',
      supportEmail: 'help@beside.example',
      publicUrl: window.location.origin,
    });
    await openApp('/right-of-withdrawal', { language, config: { operator: OPERATOR, supportEmail: 'help@beside.example' } });
    await screen.findByRole('heading', { level: 1, name: title });
    const shown = screen.getByRole('main').textContent;
    for (const { heading, lines } of parts) for (const words of [heading, ...lines]) expect(shown).toContain(words);
    expect(main().getByRole('link', { name: `${window.location.origin}/withdraw` })).toHaveAttribute('href', '/withdraw');
    expect(shown).not.toMatch(/\{\w+\}/);
  });

  it('is whole on a trial, and can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await openApp('/right-of-withdrawal');
    expect(await main().findByText(/^To the operator of Beside/)).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('is led to by the terms, and leads to how much is owed', async () => {
    const { user } = await openApp('/terms-of-service');
    await user.click(await main().findByRole('link', { name: 'instructions on withdrawal' }));
    await screen.findByRole('heading', { level: 1, name: 'Instructions on withdrawal' });
    expect(main().getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms-of-service#withdrawal');
  });

  it('is led to by the form of withdrawal', async () => {
    await openApp('/withdraw', { config: PAYMENTS });
    expect(await main().findByRole('link', { name: /instructions on withdrawal/ })).toHaveAttribute(
      'href',
      '/right-of-withdrawal',
    );
  });
});
