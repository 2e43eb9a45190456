'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { HistoryLink } from '@/components/admin/history-link';
import { PageHeader } from '@/components/admin/page-header';
import { RemoveDialog } from '@/components/admin/remove-dialog';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import type { Saved, SaveInput } from '@/components/admin/use-save';
import { Button } from '@/components/ui/button';
import type { Result } from '@/lib/actions/result';
import type { AdminRegion } from '@/lib/regions/staff-queries';
import type messages from '@/messages/pt-BR.json';
import { RegionDialog } from './region-dialog';

export type RegionValues = { name: string; description: string | null; is_active: boolean };
export type RegionTexts = (typeof messages)['adminRegions'];
export type FormsTexts = (typeof messages)['adminForms'];

type RegionsManagerProps = {
  regions: AdminRegion[];
  /** The address asks for the form of a new one. */
  startsNew: boolean;
  /** Administrators remove, and see the history. */
  isAdmin: boolean;
  texts: RegionTexts;
  forms: FormsTexts;
  actions: {
    save: (input: SaveInput<RegionValues>) => Promise<Result<Saved>>;
    toggle: (input: { id: string; isActive: boolean }) => Promise<Result>;
    remove: (input: { id: string }) => Promise<Result>;
  };
};

/** The list of regions with everything that can be done to one. */
export function RegionsManager({
  regions,
  startsNew,
  isAdmin,
  texts,
  forms,
  actions,
}: RegionsManagerProps) {
  useConsumeSearchParam(startsNew, '/admin/regions');
  const [open, setOpen] = useState<{ region: AdminRegion | null } | null>(
    startsNew ? { region: null } : null,
  );
  const [pendingDelete, setDoomed] = useState<AdminRegion | null>(null);

  return (
    <>
      <PageHeader heading={texts.heading}>
        <Button onClick={() => setOpen({ region: null })} className="max-sm:w-full">
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.create}
        </Button>
      </PageHeader>
      {regions.length === 0 ? (
        <p className="rounded-2 bg-card p-8 text-center text-ink-2 shadow-1">{texts.empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-2 bg-card shadow-1">
          {regions.map((region) => (
            <li
              key={region.id}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3.5 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-64">
                <h2 className="font-sans text-base font-[640] tracking-normal wrap-anywhere">
                  {region.name}
                </h2>
                {region.description ? (
                  <p className="line-clamp-2 text-[15px] text-ink-3">{region.description}</p>
                ) : null}
              </div>
              <div className="flex items-center gap-2">
                <span className="mr-2 inline-block min-w-[112px]">
                  <ActiveSwitch
                    isActive={region.is_active}
                    label={texts.activeNamed.replace('{name}', () => region.name)}
                    texts={forms}
                    toggle={(isActive) => actions.toggle({ id: region.id, isActive })}
                    failed={texts.errors.toggle}
                  />
                </span>
                {isAdmin ? (
                  <HistoryLink kind="regions" id={region.id} name={region.name} texts={forms} />
                ) : null}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={texts.editNamed.replace('{name}', () => region.name)}
                  onClick={() => setOpen({ region })}
                >
                  <Pencil aria-hidden strokeWidth={1.75} />
                </Button>
                {isAdmin ? (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="text-bad!"
                    aria-label={texts.removeNamed.replace('{name}', () => region.name)}
                    onClick={() => setDoomed(region)}
                  >
                    <Trash2 aria-hidden strokeWidth={1.75} />
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <RegionDialog
          region={open.region}
          texts={texts}
          forms={forms}
          save={actions.save}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <RemoveDialog
        record={pendingDelete}
        remove={actions.remove}
        texts={texts}
        forms={forms}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
