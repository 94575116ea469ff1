import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { create } from 'zustand';

/** The advice to which a link is being made; null: none. */
export const useMakingLink = create<{ session: AdviceSessionView | null }>(() => ({ session: null }));

/** Opens and closes the dialog. */
export const openLinkDialog = (session: AdviceSessionView): void => useMakingLink.setState({ session });
export const closeLinkDialog = (): void => useMakingLink.setState({ session: null });
