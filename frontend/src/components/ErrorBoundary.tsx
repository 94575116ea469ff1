import { Component, type ReactNode } from 'react';
import { t } from '../lib/i18n/i18n.store.ts';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  children: ReactNode;
}

/** Stands in for a page that could not be drawn, and offers to draw it again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A page whose code could not be fetched stays broken in this document: only a reload asks for it again.
    return <ErrorState title={t('error.page')} text={t('error.page_text')} onRetry={() => window.location.reload()} />;
  }
}
