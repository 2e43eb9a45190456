'use client';

import { Component, type ReactNode } from 'react';

/** Keeps another 'not found' page from replacing this one in the browser: see NotFoundStatus. */
export class NotFoundBoundary extends Component<{ children: ReactNode }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
