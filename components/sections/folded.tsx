import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type FoldedProps = {
  /** What the text is about, read out after the same two words of every such text. */
  about: string;
  children: ReactNode;
};

/** What a long text goes on with: the browser's own disclosure, so it needs no script. */
export function Folded({ about, children }: FoldedProps) {
  const t = useTranslations('site.common');
  return (
    <details className="folded">
      <summary>
        {t('more')}
        <span className="sr-only">: {about}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
