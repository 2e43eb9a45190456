'use client';

import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { tabStorage } from '@/components/ui/stored-text';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { COMPARE_CHOICES, COMPARE_FORM, COMPARE_KEY, type CompareMessages } from './compare-form';

const loadDock = () => import('./chosen-dock').then((module) => module.ChosenDock);

/**
 * The bar with the hotels that are chosen to be compared, there from the first one on. Its script is
 * fetched with the first choice; without script it is a form that sends them.
 */
export function CompareDock({ messages }: { messages: CompareMessages }) {
  const [ChosenDock, preload, load] = useLazyModule(loadDock);
  useEffect(() => {
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.matches(COMPARE_CHOICES)) void load();
    };
    const showStored = () => {
      if (tabStorage.read(COMPARE_KEY)) void preload();
    };
    if (document.querySelector(`${COMPARE_CHOICES}:checked`)) void preload();
    showStored();
    document.addEventListener('change', choose);
    // Back and Forward may bring a page that was left before anything was chosen on others.
    window.addEventListener('pageshow', showStored);
    return () => {
      document.removeEventListener('change', choose);
      window.removeEventListener('pageshow', showStored);
    };
  }, [preload, load]);
  if (ChosenDock) return <ChosenDock messages={messages} />;
  return (
    <form id={COMPARE_FORM} action="/comparar" className="compare-dock compare-dock-plain">
      <button type="submit" className={buttonVariants()}>
        {messages.submitShort}
      </button>
    </form>
  );
}
