import { Pencil, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { EmailText } from '@/components/admin/email-text';
import { HistoryLink } from '@/components/admin/history-link';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import { mayDo, type Role } from '@/lib/auth/roles';
import { formatDay } from '@/lib/format/moment';
import type { ListedUser } from '@/lib/users/staff-queries';
import { useUserMessages } from './use-user-messages';
import type { UserActions } from './user-values';

const LOOKS = {
  admin: { initial: 'bg-mata', tone: 'on' },
  editor: { initial: 'bg-mata-3', tone: 'sand' },
  investidor: { initial: 'bg-[#7a4a00]', tone: 'ipe' },
} as const satisfies Record<Role, unknown>;

type UserCardProps = {
  user: ListedUser;
  /** The names of a limited editor's hotels; null for all. */
  hotels: string[] | null;
  isOwn: boolean;
  /**
   * Whether this is the only active administrator: the change is refused, so no confirmation is
   * needed.
   */
  isOnlyAdmin: boolean;
  toggle: UserActions['toggle'];
  onEdit: () => void;
};

/** How many hotels are named; the rest are counted. */
const NAMED = 3;

/** 'Ipê Gramado, Ipê Cataratas e mais 2'. */
function useShortList() {
  const t = useTranslations('users.limit');
  return (hotels: readonly string[]) => {
    const named = hotels.slice(0, NAMED).join(', ');
    const more = hotels.length - NAMED;
    return more > 0 ? t('more', { named, count: more }) : named;
  };
}

/** One account: its owner, when it was created, and its permissions. */
export function UserCard({ user, hotels, isOwn, isOnlyAdmin, toggle, onEdit }: UserCardProps) {
  const t = useTranslations('users');
  const tForms = useTranslations('admin.forms');
  const tRoles = useTranslations('admin.shell.roles');
  const messages = useUserMessages();
  const shortList = useShortList();
  const { initial, tone } = LOOKS[user.role];
  const { email } = user;
  return (
    <li className="@container flex flex-col gap-4 rounded-2 bg-card p-4 shadow-1 md:p-7">
      <div className="flex flex-wrap items-center gap-3.5">
        <span
          aria-hidden
          className={cn(
            'grid size-11 shrink-0 place-items-center rounded-full font-[640] text-white',
            initial,
          )}
        >
          {email.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-24 flex-1">
          <h2 className="font-sans text-lg leading-snug font-[640] tracking-normal wrap-anywhere">
            <EmailText text={email} />
          </h2>
          <p className="numeric text-ink-3">
            {t('since', { date: formatDay(user.created_at) ?? '?' })}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        {user.is_active && user.isInvited ? (
          <Chip tone="ipe">{t('invitePending')}</Chip>
        ) : (
          <Chip tone={user.is_active ? 'ok' : 'sand'}>
            {tForms(user.is_active ? 'active' : 'inactive')}
          </Chip>
        )}
        <Chip tone={tone}>{tRoles(user.role)}</Chip>
        {user.isProtected ? (
          <Chip tone="ok">
            <ShieldCheck className="size-4" />
            {t('code.on')}
          </Chip>
        ) : null}
        {isOwn ? <Chip tone="info">{t('you')}</Chip> : null}
      </p>
      {user.role === 'editor' ? (
        <p className="text-small text-ink-2">
          {hotels ? t('limit.only', { hotels: shortList(hotels) }) : t('limit.all')}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <ActiveSwitch
          isActive={user.is_active}
          label={t('activeNamed', { email })}
          states={{
            active: t(mayDo(user.role, 'staff') ? 'access' : 'noBackOffice'),
            inactive: t('noAccess'),
          }}
          toggle={(isActive) => toggle({ id: user.id, version: user.updated_at, isActive })}
          messages={{ ...messages.toggle, record: email }}
          done={(isActive) => t(isActive ? 'activated' : 'deactivated')}
          confirmOff={
            isOwn && !isOnlyAdmin
              ? {
                  question: t('ownOff.question'),
                  subject: email,
                  consequence: t('ownOff.consequence'),
                  confirm: t('ownOff.confirm'),
                }
              : undefined
          }
        />
        {/* A separate line in every narrow card, however long the switch's label is. */}
        <span className="ml-auto flex flex-wrap items-center justify-end gap-1 @max-md:w-full">
          <HistoryLink kind="users" id={user.id} name={email} />
          <Button
            variant="outline"
            size="touch"
            aria-label={t('editNamed', { email })}
            onClick={onEdit}
          >
            <Pencil />
            {tForms('edit')}
          </Button>
        </span>
      </div>
    </li>
  );
}
