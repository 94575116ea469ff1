import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload, IconMail, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { saveFile } from '../../../../lib/save-file.ts';
import type { ContractEffect } from '../../contract-effect.ts';
import { receiptFacts, receiptFile } from '../../receipt-facts.ts';
import { ContractPage } from '../ContractPage.tsx';

interface Props {
  receipt: ReceiptView;
  /** Of a sender who is signed in with the address of the contract, what it has done; null for everybody else. */
  done: ContractEffect | null;
}

const parts = { b: (words: string) => <strong>{words}</strong> };

/** The receipt of a declaration, the same for every address: what, when, and what is still to be done. */
export function DeclarationReceipt({ receipt, done }: Props) {
  const t = useT();
  const { kind, number, email } = receipt;
  const title = t(`leaving.received_${kind}`);
  const facts = receiptFacts(receipt);
  const more = kind === 'withdraw' ? 'leaving.more_withdraw' : 'leaving.more';
  const now = done === 'cancel_processing' && receipt.endsOn ? 'cancel_processing_date' : done;
  return (
    <ContractPage
      title={title}
      intro={config.mail ? t('leaving.received_text', { email }) : t('leaving.received_no_mail')}
      asideLabel={t('leaving.your_advice')}
      aside={
        <p>
          <Rich
            text={t('leaving.your_advice_text')}
            parts={{ a: (words) => (done ? <Link to="/account">{words}</Link> : words) }}
          />
        </p>
      }
    >
      <Facts of={facts} />
      <Note tone={done ? 'calm' : 'info'} icon={done ? IconCircleCheck : IconMail} role="status">
        <Rich
          text={t(now ? `leaving.now_${now}` : config.mail ? more : 'leaving.more_no_mail')}
          params={{ days: WITHDRAWAL_DAYS, support: config.supportEmail ?? t('leaving.no_mail_operator') }}
          parts={parts}
        />
      </Note>
      <Actions wide>
        <Button
          variant="default"
          leftSection={<Icon of={IconDownload} />}
          onClick={() => saveFile(`${t(`leaving.file_${kind}`)}-${number}.txt`, receiptFile(title, facts))}
        >
          {t('leaving.download')}
        </Button>
        <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
          {t('leaving.print')}
        </Button>
      </Actions>
    </ContractPage>
  );
}
