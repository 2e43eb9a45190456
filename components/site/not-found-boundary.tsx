'use client';

import { Component, type ReactNode } from 'react';

/** Keeps the browser from replacing the page by another 'not found' page: see NotFoundStatus. */
export class NotFoundBoundary extends Component<{ children: ReactNode }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}
