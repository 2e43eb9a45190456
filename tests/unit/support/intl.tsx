import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messages } from '@/lib/i18n/catalogue';
import { LOCALE, TIME_ZONE } from '@/lib/i18n/request';

/** Wraps a view in the messages of the site. */
export function ptMessages({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={LOCALE} timeZone={TIME_ZONE} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders a view that uses translations, with the messages of the site. */
export function renderPt(view: ReactNode) {
  return render(view, { wrapper: ptMessages });
}
