/** Fields whose name on the screen is not simply their own in words. */
const SHOWN: Readonly<Record<string, string>> = {
  adviceStyle: 'Advice style',
  announcementType: 'Type',
  expirationDays: 'Expiration in days',
  partner1Name: 'Your name',
  partnerName: 'Your name',
  statusPageUrl: 'Status page URL',
  userId: 'User',
};

/** A field's name as people see it, for a message: `sessionName` is "Session name". */
export function fieldName(field: string): string {
  const shown = SHOWN[field];
  if (shown) return shown;
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
