'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNavigation } from '@/components/ui/use-navigation';
import type { OfferedRegion, Region } from '@/lib/regions/model';
import { offeredRegionPath } from '@/lib/regions/paths';
import { REGION_PROBLEM_ID, RegionField, type RegionSearchMessages } from './region-field';

type RegionSearchProps = {
  regions: OfferedRegion[];
  messages: RegionSearchMessages;
  /** The fields of the stay. */
  stay?: ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
};

/** Returns the path with the non-empty fields of the stay added to its query. */
function withStay(path: string, form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && name !== 'region' && name !== 'q',
  );
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`.replaceAll('%2C', ',');
}

/** The search of the home page: a region, picked from a filterable list, and dates. */
export function RegionSearch({ regions, messages, stay, children }: RegionSearchProps) {
  const openPage = useNavigation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [region, setRegion] = useState<Region | null>(null);
  const [refused, setRefused] = useState(false);
  const isRefused = refused && !region;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (region) openPage(withStay(offeredRegionPath(region), event.currentTarget));
    else {
      setRefused(true);
      trigger.current?.focus();
    }
  };

  return (
    <form
      action="/hotels"
      aria-label={messages.label}
      onSubmit={submit}
      className="home-search-form"
    >
      {/* Above the field and in the page's flow: an overlay would cover the pressed button. */}
      <div role="alert" id={REGION_PROBLEM_ID} className="empty:hidden">
        {isRefused ? (
          <Refused
            messages={messages.required}
            onAll={({ form }) => form && openPage(withStay('/hotels', form))}
          />
        ) : null}
      </div>
      <RegionField
        trigger={trigger}
        regions={regions}
        region={region}
        messages={messages}
        isRefused={isRefused}
        onChoose={setRegion}
        onRefused={setRefused}
      />
      {stay}
      <Button type="submit" size="tall" className="px-7.5! md:min-h-16! lg:max-xl:px-4.5!">
        <Icon name="search" />
        {messages.submit}
      </Button>
      <noscript>
        {/* An empty search tells the server to drop the region, which is also sent empty. */}
        <button type="submit" name="q" value="" formNoValidate className="home-everywhere">
          {messages.required.all}
        </button>
      </noscript>
      {children}
    </form>
  );
}

type RefusedProps = {
  messages: RegionSearchMessages['required'];
  /** Searches all hotels. */
  onAll: (button: HTMLButtonElement) => void;
};

function Refused({ messages, onAll }: RefusedProps) {
  return (
    <p className="home-refused">
      <Icon name="circle-alert" />
      <span>
        <strong>{messages.title}</strong>
        <span>{messages.description}</span>
        <button type="button" onClick={({ currentTarget }) => onAll(currentTarget)}>
          {messages.all}
        </button>
      </span>
    </p>
  );
}
