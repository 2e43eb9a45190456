'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { chipVariants } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';
import type messages from '@/messages/pt-BR.json';
import { NativeRegion } from './native-region';

type RegionSearchMessages = (typeof messages)['regions']['search'];

const loadPicker = () => import('./region-picker').then((module) => module.RegionPicker);

const FIELD =
  'relative flex min-h-15 w-full items-center gap-3.5 rounded-2 border-[1.5px] border-control bg-white px-4.5 py-2 text-left has-focus-visible:outline-3 md:min-h-17';

type RegionSearchProps = {
  regions: Region[];
  /** Those that stand below the field as shortcuts. */
  suggested: Region[];
  messages: RegionSearchMessages;
};

/** Address of the hotel list of a region. A fallback region has a name but no id yet. */
const hotelsIn = (region: Region) =>
  region.id ? regionPath(region.id) : `/hotels?q=${encodeURIComponent(region.name)}`;

/** The question of the home page: a region, picked from a filterable list. */
export function RegionSearch({ regions, suggested, messages }: RegionSearchProps) {
  const router = useRouter();
  const trigger = useRef<HTMLButtonElement>(null);
  const [region, setRegion] = useState<Region | null>(null);
  const [refused, setRefused] = useState(false);
  const problemId = useId();
  const isRefused = refused && !region;
  const [open, setOpen] = useState(false);
  const [RegionPicker, fetchPicker, fetchPickerNow] = useLazyModule(loadPicker);
  const offered =
    regions.length > 0 ? regions : messages.fallback.map((name) => ({ id: '', name }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (region) router.push(hotelsIn(region));
    else {
      setRefused(true);
      trigger.current?.focus();
    }
  };
  const [hydrated, setHydrated] = useState(false);
  const content = (
    <>
      <Icon name="map-pin" />
      <span className="min-w-0 flex-1">
        <span className="block text-caption font-[600] text-ink-3">{messages.field}</span>
        <span className="block text-lg leading-[1.35] font-[560]">
          {region?.name ?? messages.placeholder}
        </span>
      </span>
      <Icon name="chevron-down" />
    </>
  );
  const field = hydrated ? (
    <button
      ref={trigger}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-describedby={isRefused ? problemId : undefined}
      onPointerEnter={fetchPicker}
      onFocus={fetchPicker}
      onClick={async () => {
        setOpen(!open);
        if (!(await fetchPickerNow())) setOpen(false);
      }}
      className={cn(FIELD, isRefused && 'border-bad!')}
    >
      {content}
    </button>
  ) : (
    <div className={FIELD}>
      {content}
      <NativeRegion
        regions={offered}
        messages={messages}
        onHydrate={({ name, refused }) => {
          setHydrated(true);
          setRegion(offered.find((it) => it.name === name) ?? null);
          setRefused(refused);
        }}
      />
    </div>
  );

  return (
    <form
      action="/hotels"
      aria-label={messages.label}
      onSubmit={submit}
      className="grid grid-cols-1 gap-3 rounded-3 bg-card p-3.5 text-ink shadow-2 md:grid-cols-[1fr_auto] md:gap-4 md:p-5"
    >
      {/* Above the field and in the page: a notice over the page would cover the pressed button. */}
      <div role="alert" id={problemId} className="empty:hidden md:col-span-2">
        {isRefused ? (
          <Alert tone="bad" title={messages.required.title}>
            <p>{messages.required.description}</p>
          </Alert>
        ) : null}
      </div>
      {field}
      {RegionPicker ? (
        <RegionPicker
          regions={offered}
          chosen={region}
          messages={messages}
          open={open}
          onOpenChange={setOpen}
          onChoose={setRegion}
          trigger={trigger}
        />
      ) : null}
      {open && !RegionPicker ? (
        <p role="status" className="text-small text-ink-2 md:col-span-2">
          {messages.loading}
        </p>
      ) : null}
      <Button type="submit" size="tall">
        <Icon name="search" />
        {messages.submit}
      </Button>
      {suggested.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-2 md:col-span-2">
          {messages.suggested}
          {suggested.map((shortcut) => (
            <Link
              key={shortcut.name}
              href={hotelsIn(shortcut)}
              className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
            >
              {shortcut.name}
            </Link>
          ))}
        </p>
      ) : null}
    </form>
  );
}
