'use client';

import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { tabStorage } from '@/components/ui/stored-text';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { COMPARE_CHOICES, COMPARE_FORM, COMPARE_KEY, type CompareMessages } from './compare-form';

const loadDock = () => import('./chosen-dock').then((module) => module.ChosenDock);

/**
 * The bar with the hotels chosen for comparison, shown from the first one on. Its script loads with
 * the first choice; without script it is a form that submits the choices.
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
    // Back and Forward may restore a page from before anything was chosen on others.
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
