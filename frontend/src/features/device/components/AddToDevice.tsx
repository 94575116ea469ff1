import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { appleDevice } from '../../../lib/install.store.ts';
import { type InstallWay, useInstallWay } from '../use-install-way.ts';
import { AddByHand } from './AddByHand.tsx';
import { AddNow } from './AddNow.tsx';
import { AddState } from './AddState.tsx';

/** Adding the app to this device, in the way that its browser has. */
export function AddToDevice() {
  const t = useT();
  const { appName } = config;
  const way = useInstallWay();
  const device = appleDevice();
  const isByHand = way === 'byHand' && device !== null;
  return (
    <SettingsPart
      id="add-to-device"
      title={isByHand ? t('device.by_hand', { appName, device }) : t('device.add')}
      text={isByHand ? t('device.by_hand_text') : t('device.add_text', { appName })}
    >
      <Way way={way} />
    </SettingsPart>
  );
}

function Way({ way }: { way: InstallWay }) {
  if (way === 'byHand') return <AddByHand />;
  if (way === 'question' || way === 'waiting') return <AddNow isWaiting={way === 'waiting'} />;
  return <AddState way={way} />;
}
