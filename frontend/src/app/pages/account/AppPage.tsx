import { AddToDevice } from '../../../features/device/components/AddToDevice.tsx';
import { AnotherName } from '../../../features/device/components/AnotherName.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** Beside as an app of this device: adding it, and under which name. */
export function AppPage() {
  const t = useT();
  return (
    <AccountFrame title={t('device.title', { appName: config.appName })} path="/account/app">
      {() => (
        <>
          <AddToDevice />
          <AnotherName />
        </>
      )}
    </AccountFrame>
  );
}
