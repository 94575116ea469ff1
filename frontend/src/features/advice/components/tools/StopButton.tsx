import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

export function StopButton({ onStop }: { onStop: () => void }) {
  const t = useT();
  return (
    <Button variant="default" size="sm" leftSection={<Icon of={IconPlayerStop} size={16} />} onClick={onStop}>
      {t('progress.stop')}
    </Button>
  );
}
