import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messages } from '@/lib/i18n/catalogue';
import { LOCALE, TIME_ZONE } from '@/lib/i18n/request';

/** The site's own catalogue around a view. */
export function ptMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={LOCALE} timeZone={TIME_ZONE} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders a view that asks for its copy by itself, with the site's own catalogue. */
export function renderPt(view: ReactNode) {
  return render(view, { wrapper: ptMessages });
}
