import { Component, type ReactNode } from 'react';
import { connectionOf, useConnectionFacts } from '../../lib/connection.store.ts';
import { t } from '../../lib/i18n/i18n.store.ts';
import { renewFailedParts } from '../../lib/lazy-part.ts';
import { lookForRelease } from '../../lib/missing-files.ts';
import { reloadsRarely } from '../../lib/reloads-rarely.ts';
import { takeUpdate } from '../../lib/take-update.ts';
import { mustLoadAgain } from '../../lib/update.store.ts';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** It is a part of a page. Beside it stands what a page that is loaded again would lose: only a press loads it, and only where another attempt failed. */
  inside?: boolean;
}

/** Replaces a page or a part that failed to render, and offers a reload; a part is tried again first. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private isHere = true;
  private triedAgain = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** A page whose files are gone is loaded again as one of the newer release. Nothing is lost: this one shows nothing. */
  override componentDidCatch() {
    renewFailedParts();
    void lookForRelease().then(() => {
      if (this.isHere && !this.props.inside && mustLoadAgain() && reloadsRarely()) void takeUpdate();
    });
  }

  override componentDidMount() {
    this.isHere = true;
  }

  override componentWillUnmount() {
    this.isHere = false;
  }

  private retry = () => {
    // In some browsers a failed import stays failed for the document, so a reload helps most surely.
    if (!this.props.inside || this.triedAgain || mustLoadAgain()) return void takeUpdate();
    this.triedAgain = true;
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const isOffline = connectionOf(useConnectionFacts.getState()) === 'offline';
    if (this.props.inside)
      return (
        <ErrorState
          inside
          title={t(isOffline ? 'error.offline' : 'error.part')}
          text={t(isOffline ? 'error.part_offline_text' : 'error.page_text')}
          onRetry={this.retry}
        />
      );
    return (
      <ErrorState
        title={t(isOffline ? 'error.offline' : 'error.page')}
        text={t(isOffline ? 'error.offline_text' : 'error.page_text')}
        onRetry={this.retry}
      />
    );
  }
}
