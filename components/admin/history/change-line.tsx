import { FilePlus2, FileX2, type LucideIcon, PencilLine, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/chip';
import type { Role } from '@/lib/auth/roles';
import { formatMoment } from '@/lib/format/moment';
import type { Change } from '@/lib/history/staff-queries';
import { useFieldLabels } from './field-labels';

/** How many fields a line names; the others are counted. */
const NAMED = 4;

const LOOKS = {
  INSERT: { icon: FilePlus2, tone: 'ok' },
  UPDATE: { icon: PencilLine, tone: 'sand' },
  DELETE: { icon: FileX2, tone: 'ipe' },
  restored: { icon: Undo2, tone: 'info' },
} as const satisfies Record<string, { icon: LucideIcon; tone: string }>;

/**
 * The kind of a change as a chip. A restoration has its own, whether it inserted or updated the
 * row.
 */
export function ActionChip({ change }: { change: Pick<Change, 'action' | 'restored'> }) {
  const t = useTranslations('history.actions');
  const what = change.restored && change.action !== 'DELETE' ? 'restored' : change.action;
  const { icon: Icon, tone } = LOOKS[what];
  return (
    <Chip tone={tone}>
      <Icon className="size-4" />
      {t(what)}
    </Chip>
  );
}

type NamedRecord = Pick<Change, 'kind' | 'name' | 'table' | 'recordId'>;

/** Returns a function that names a record in lists; the settings have no name of their own. */
export function useRecordName() {
  const t = useTranslations('history');
  const tRoles = useTranslations('admin.shell.roles');
  return ({ kind, name, table, recordId }: NamedRecord) => {
    if (table === 'code_rules') return t('codeRule', { role: tRoles(recordId as Role) });
    // The history holds a digest instead of the address, so that the person is forgotten.
    if (table === 'newsletter_subscribers') return t('forgotten');
    return kind === 'config' ? t('config') : name || t('unnamed');
  };
}

/** Returns a function that formats who and when: 'ana@ipehoteis.example, 20/11/2026 14:03:22'. */
export function useWhoAndWhen() {
  const t = useTranslations('history');
  return ({ actor, at, table }: Pick<Change, 'actor' | 'at' | 'table'>) => {
    // Subscribers who unsubscribe by the link in an e-mail have no account.
    const nobody = t(table === 'newsletter_subscribers' ? 'subscriber' : 'nobody');
    return t('line', { who: actor?.email ?? nobody, when: formatMoment(at) ?? '' });
  };
}

/** The fields that a change affected, the first ones by name. */
export function ChangedParts({ change }: { change: Change }) {
  const t = useTranslations('history');
  const { label } = useFieldLabels(change.kind ?? 'config', {});
  const { action, parts, offers } = change;
  const labels = action === 'UPDATE' ? parts.map((part) => label(part)) : [];
  const named = labels.slice(0, NAMED).join(', ');
  const rest = labels.length - NAMED;
  const words = rest > 0 ? t('more', { fields: named, count: rest }) : named;
  const text = offers > 0 ? t('withOffers', { count: offers }) : words;
  return text ? <span className="block text-caption text-ink-2 wrap-anywhere">{text}</span> : null;
}
