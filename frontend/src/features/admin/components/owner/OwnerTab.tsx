import { AdminPasswordSection } from './AdminPasswordSection.tsx';
import { DangerSection } from './DangerSection.tsx';
import { RightsSection } from './RightsSection.tsx';
import { StatusSection } from './StatusSection.tsx';

/** Owner Settings: the admin password, who is admin or owner, and deleting by id. */
export function OwnerTab() {
  return (
    <>
      <AdminPasswordSection />
      <RightsSection />
      <StatusSection />
      <DangerSection />
    </>
  );
}
