import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LIGHT_MODE_ENDPOINT } from '@/lib/media/light-mode';

type LightModeProps = {
  /** Turned on by the visitor. */
  isOn: boolean;
  /** By the browser, whatever the visitor chose here. */
  savesData: boolean;
  trail: ReactNode;
};

/** Turns the light mode on or off: a plain form, which works without script. */
export function LightMode({ isOn, savesData, trail }: LightModeProps) {
  const t = useTranslations('site.lightMode');
  const state = isOn ? 'on' : 'off';
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {trail}
      <div className="mt-2 max-w-[40em]">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="mt-5 text-lead text-ink-2">{t('text')}</p>
        <p className="mt-5 font-[640]">{t(savesData ? 'saveData' : `state.${state}`)}</p>
        <form action={LIGHT_MODE_ENDPOINT} method="post" className="mt-6">
          <Button type="submit" name="light" value={isOn ? 'off' : 'on'}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        </form>
        <p className="mt-6 text-ink-2">{t('cookie')}</p>
      </div>
    </div>
  );
}
