'use client';

import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { SearchFieldContent } from '@/components/booking/search-field';
import { Button } from '@/components/ui/button';
import { chipVariants } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useNavigation } from '@/components/ui/use-navigation';
import type { messages } from '@/lib/i18n/catalogue';
import type { OfferedRegion, Region } from '@/lib/regions/model';
import { regionPath } from '@/lib/regions/paths';
import { NativeRegion } from './native-region';

type RegionSearchMessages = (typeof messages)['regions']['search'];

const loadPicker = () => import('./region-picker').then((module) => module.RegionPicker);

const FIELD = 'search-field has-focus-visible:outline-3';

type RegionSearchProps = {
  regions: OfferedRegion[];
  /** The regions that stand below the field as shortcuts. */
  suggested: Region[];
  messages: RegionSearchMessages;
  /** The fields of the stay. */
  stay?: ReactNode;
};

/** The list as a map. */
const MAP = '/hotels?vista=mapa';

/** URL of the hotel list of a region. A fallback region has a name but no id yet. */
const hotelsIn = ({ id, name }: Region) =>
  id ? regionPath(id) : `/hotels?q=${encodeURIComponent(name)}`;

/** The URL with the fields of the stay in it; empty ones are left out. */
function withStay(path: string, form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && name !== 'region' && name !== 'q',
  );
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`.replaceAll('%2C', ',');
}

/** The question of the home page: a region, picked from a filterable list, and when. */
export function RegionSearch({ regions, suggested, messages, stay }: RegionSearchProps) {
  const openPage = useNavigation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [region, setRegion] = useState<Region | null>(null);
  const [refused, setRefused] = useState(false);
  const problemId = useId();
  const isRefused = refused && !region;
  const [open, setOpen] = useState(false);
  const [RegionPicker, fetchPicker, fetchPickerNow] = useLazyModule(loadPicker);
  const offered: OfferedRegion[] =
    regions.length > 0 ? regions : messages.fallback.map((name) => ({ id: '', name }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (region) openPage(withStay(hotelsIn(region), event.currentTarget));
    else {
      setRefused(true);
      trigger.current?.focus();
    }
  };
  const [hydrated, setHydrated] = useState(false);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hydrated && hadFocus.current) trigger.current?.focus({ preventScroll: true });
  }, [hydrated]);
  const content = (
    <SearchFieldContent
      icon="map-pin"
      label={messages.field}
      value={region?.name ?? messages.placeholder}
    />
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
        onHydrate={({ name, refused, focused }) => {
          hadFocus.current = focused;
          startTransition(() => {
            setHydrated(true);
            setRegion(offered.find((it) => it.name === name) ?? null);
            setRefused(refused);
          });
        }}
      />
    </div>
  );

  return (
    <form
      action="/hotels"
      aria-label={messages.label}
      onSubmit={submit}
      className="home-search-form"
    >
      {/* Above the field and in the page: a notice over the page would cover the pressed button. */}
      <div role="alert" id={problemId} className="empty:hidden">
        {isRefused ? (
          <Refused
            messages={messages.required}
            onAll={({ form }) => form && openPage(withStay('/hotels', form))}
          />
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
        <p role="status" className="text-small text-ink-2">
          {messages.loading}
        </p>
      ) : null}
      {stay}
      <Button type="submit" size="tall" className="px-7.5! md:min-h-16! lg:max-xl:px-4.5!">
        <Icon name="search" />
        {messages.submit}
      </Button>
      <noscript>
        {/* An empty search tells the server to drop the region, which is sent empty as well. */}
        <button type="submit" name="q" value="" formNoValidate className="home-everywhere">
          {messages.required.all}
        </button>
      </noscript>
      {suggested.length > 0 ? <Shortcuts regions={suggested} messages={messages} /> : null}
    </form>
  );
}

type RefusedProps = {
  messages: RegionSearchMessages['required'];
  /** Asks for all hotels. */
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

type ShortcutsProps = { regions: Region[]; messages: RegionSearchMessages };

function Shortcuts({ regions, messages }: ShortcutsProps) {
  return (
    <p className="flex flex-wrap items-center gap-2.5 text-small text-ink-2 max-md:hidden">
      {messages.suggested}
      {regions.map((shortcut) => (
        <Link
          key={shortcut.name}
          href={hotelsIn(shortcut)}
          className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
        >
          {shortcut.name}
        </Link>
      ))}
      <Link href={MAP} className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}>
        {messages.map}
        <Icon name="map" className="size-4" />
      </Link>
    </p>
  );
}
