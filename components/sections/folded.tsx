import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What a long text goes on with: the browser's own disclosure, so it needs no script. */
export function Folded({ children }: { children: ReactNode }) {
  const t = useTranslations('site.common');
  return (
    <details className="folded">
      <summary>
        {t('more')}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
