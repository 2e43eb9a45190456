'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Switch } from '@/components/ui/switch';
import type { Result } from '@/lib/actions/result';
import type { AdminHotel } from '@/lib/data/admin/hotel';
import type { HotelFields, HotelValues } from '@/lib/schemas/hotel-form';
import type { HotelType } from '@/lib/schemas/hotel-type';
import type messages from '@/messages/pt-BR.json';
import { ConflictDialog } from '../../conflict-dialog';
import { type Saved, type SaveInput, useSave, useSaveShortcut } from '../../use-save';
import { DraftNote } from './draft-note';
import { FaqsTab } from './faqs-tab';
import { HotelFormProvider, type HotelFormTexts } from './form-context';
import { FormTabs } from './form-tabs';
import { GalleryTab } from './gallery-tab';
import { HotelTab } from './hotel-tab';
import { NEW_HOTEL, valuesOf } from './hotel-values';
import { type FormTabName, problemsByTab, problemsOf, tabOf } from './problems';
import { RoomsTab } from './rooms-tab';
import { ServicesTab } from './services-tab';
import { TestimonialsTab } from './testimonials-tab';
import { useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

type HotelFormProps = {
  /** Null for a new one. */
  hotel: AdminHotel | null;
  userId: string;
  regions: { id: string; name: string }[];
  types: Record<HotelType, string>;
  texts: HotelFormTexts;
  list: (typeof messages)['adminHotels'];
  forms: (typeof messages)['adminForms'];
  words: Record<string, string>;
  save: (input: SaveInput<HotelValues>) => Promise<Result<Saved>>;
  /** Where else to go from here: the page on the site, the history. */
  links?: ReactNode;
};

/** Everything there is to say of a hotel, in six tabs that are saved together. */
export function HotelForm(props: HotelFormProps) {
  const { hotel, userId, regions, types, texts, list, forms, words, save } = props;
  const router = useRouter();
  const [id, setId] = useState(() => hotel?.id ?? crypto.randomUUID());
  const [{ tab, jump }, show] = useState({ tab: 'hotel' as FormTabName, jump: 0 });
  const setTab = (name: FormTabName) => show({ tab: name, jump: 0 });
  const element = useRef<HTMLFormElement>(null);
  const form = useSave<HotelValues>({
    id,
    loaded: hotel && { version: hotel.version, base: hotel.fields },
    initial: hotel ? valuesOf(hotel.fields) : NEW_HOTEL,
    save,
    texts: {
      created: list.created,
      updated: list.updated,
      failed: hotel ? list.errors.update : list.errors.create,
    },
    check: (values) => problemsOf(values, words),
    adopt: (row) => valuesOf(row as unknown as HotelFields),
    onSaved: () => {
      draft.drop();
      if (!hotel) router.replace(`/admin/hotels/${id}`);
    },
  });
  const { values, errors, busy, changed, refusals } = form;
  const draft = useDraft({
    key: `vitrine:hotel:${userId}:${hotel?.id ?? 'novo'}`,
    changed,
    draft: { id, values, loaded: form.loaded },
  });
  useSaveShortcut(form.submit);
  useLeaveGuard(changed, forms.leave);

  // The first problem comes into sight when it is found, not again with each letter typed after.
  const latest = useRef(errors);
  latest.current = errors;
  useEffect(() => {
    const [first] = Object.keys(latest.current).sort(
      (a, b) => Number(tabOf(b) === 'hotel') - Number(tabOf(a) === 'hotel'),
    );
    if (refusals === 0 || !first) return;
    show({ tab: tabOf(first), jump: refusals });
  }, [refusals]);
  useEffect(() => {
    if (jump === 0) return;
    element.current
      ?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid]')
      ?.focus();
  }, [jump]);

  const problems = problemsByTab(errors, texts.fields);
  const count = Object.keys(errors).length;
  const panel = (name: FormTabName, content: React.ReactNode) => ({
    id: name,
    label: texts.tabs[name],
    marked: problems.some((problem) => problem.tab === name),
    panel: content,
  });
  return (
    <HotelFormProvider value={{ values, set: form.set, errors, texts }}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Link href="/admin/hotels" className="inline-flex items-center gap-2 text-ink-2">
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          {texts.back}
        </Link>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <h1 className="text-[28px] wrap-anywhere md:text-[34px]">
            {hotel ? texts.edit.replace('{name}', hotel.fields.name) : texts.create}
          </h1>
          <div className="flex flex-wrap items-center gap-3">
            {props.links}
            <span className="flex items-center gap-3 font-[560]">
              <Switch
                checked={values.is_active}
                label={texts.isActive}
                onChange={(isActive) => form.set('is_active', isActive)}
              />
              <span aria-hidden>{texts.isActive}</span>
            </span>
          </div>
        </div>
        <DraftNote
          draft={draft.found}
          texts={texts.draft}
          onRestore={(found) => {
            setId(found.id);
            form.restore(found.values, found.loaded);
            draft.taken();
          }}
          onDiscard={draft.drop}
        />
        {count > 0 ? (
          <Note
            tone="bad"
            className="mb-5"
            title={
              count === 1
                ? texts.problems.one
                : texts.problems.many.replace('{count}', String(count))
            }
          >
            <ul>
              {problems.map(({ tab: name, fields }) => (
                <li key={name}>
                  <button
                    type="button"
                    className="text-left underline underline-offset-4"
                    onClick={() => setTab(name)}
                  >
                    {texts.problems.inTab
                      .replace('{tab}', texts.tabs[name])
                      .replace('{fields}', fields.join(', '))}
                  </button>
                </li>
              ))}
            </ul>
          </Note>
        ) : null}
        <FormTabs
          label={texts.tabsLabel}
          marked={texts.marked}
          current={tab}
          onOpen={(name) => setTab(name as FormTabName)}
          tabs={[
            panel(
              'hotel',
              <HotelTab regions={regions} types={types} slug={hotel?.fields.slug ?? null} />,
            ),
            panel('gallery', <GalleryTab />),
            panel('rooms', <RoomsTab />),
            panel('services', <ServicesTab closeLabel={forms.close} />),
            panel('testimonials', <TestimonialsTab />),
            panel('faqs', <FaqsTab />),
          ]}
        />
        <div className="save-bar sticky bottom-3 z-20 mt-6 flex flex-wrap items-center justify-end gap-3 rounded-2 border border-line bg-card p-3.5 shadow-2 md:px-5">
          <p role="status" className="mr-auto text-[15px] text-ink-2 max-sm:w-full">
            {changed ? texts.unsaved : hotel ? texts.allSaved : ''}
          </p>
          <Link
            href="/admin/hotels"
            className={buttonVariants({ variant: 'outline', className: 'max-sm:flex-1' })}
          >
            {forms.cancel}
          </Link>
          <Button type="submit" aria-disabled={busy} className="max-sm:flex-1">
            {busy ? forms.saving : texts.save}
          </Button>
        </div>
      </form>
      <ConflictDialog
        conflict={form.conflict}
        mine={values}
        labels={texts.fields}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </HotelFormProvider>
  );
}
