import { notify } from '@/components/ui/notify';
import type { Refusal } from '@/lib/actions/result';

const REASON = '{reason}';

/**
 * Says what could not be done, and why. Where the text itself has a place for the reason it goes in
 * there, and a refusal of the whole thing stands alone; elsewhere the reason stands below.
 * `refusal` is null when no answer came at all.
 */
export function toastActionError(
  failed: string,
  refusal: { code: Refusal; message: string } | null,
): void {
  const { code, message } = refusal ?? {};
  if (!failed.includes(REASON)) {
    const description = message === failed ? undefined : message;
    notify({ tone: 'destructive', title: failed, description });
    return;
  }
  const whole = code === 'forbidden' && message;
  notify({ tone: 'destructive', title: whole || failed.replace(REASON, () => message ?? '') });
}
