'use client';

import {
  type FormEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import type { NewsletterSource, NewsletterState } from '@/lib/newsletter/form';

type NewsletterMessages = Omit<(typeof messages)['newsletter'], 'leave'>;
export type Subscribe = (before: NewsletterState, sent: FormData) => Promise<NewsletterState>;

type NewsletterFormProps = {
  subscribe: Subscribe;
  messages: NewsletterMessages;
  /** The sentence on how the address is used, with its link. */
  consent: ReactNode;
};

function problemOf(state: NewsletterState, { problems }: NewsletterMessages): string | null {
  if (!state || state.ok) return null;
  return formatMessage(problems[state.code], { minutes: state.minutes ?? 0 });
}

/** Submits the form and shows each answer in place. */
function useSubscription(subscribe: Subscribe) {
  const [posted, post] = useActionState(subscribe, null);
  const [state, setState] = useState(posted);
  // Not an async transition: React shows no other page before all of them have ended.
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // While pending, there is no answer.
    if (pending) return;
    if (state?.ok) confirmation.current?.focus();
    else if (state) {
      field.current?.focus();
      // The field may be at the bottom of the screen, with the error below it.
      answer.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [state, pending]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const sent = new FormData(event.currentTarget);
    setPending(true);
    try {
      setState(await subscribe(null, sent));
    } catch {
      setState({ ok: false, code: 'failed', typed: { email: String(sent.get('email')) } });
    }
    setPending(false);
  };
  return { posted, post, state, pending, send, field, confirmation, answer };
}

/**
 * Without script, the browser submits the form and gets a page with the answer. With script, a
 * request that fails ends as a message next to the field instead of breaking the page, and nothing
 * typed is lost.
 */
export function NewsletterForm({ subscribe, messages, consent }: NewsletterFormProps) {
  const { posted, post, state, pending, send, ...places } = useSubscription(subscribe);
  const id = useId();

  if (state?.ok) {
    return (
      <div
        ref={places.confirmation}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: a page that came back with the answer shows the answer
        autoFocus
        role="status"
        className="flex gap-3.5 outline-none"
      >
        <Icon name="circle-check" className="mt-1 size-6 text-ok" />
        <p className="text-ink-2">
          <strong className="block font-serif text-[1.375rem] leading-tight font-[480] text-ink">
            {messages.done.title}
          </strong>
          <span className="mt-1.5 block">{messages.done.text}</span>
        </p>
      </div>
    );
  }

  const problem = problemOf(state, messages);
  const wrong = !pending && (state?.code === 'empty' || state?.code === 'invalid');
  return (
    <form action={post} onSubmit={send} noValidate aria-busy={pending}>
      <label htmlFor={`${id}-email`} className="mb-2 block font-[600]">
        {messages.label}
      </label>
      <div className="grid gap-x-3 md:grid-cols-[1fr_auto]">
        <input
          ref={places.field}
          id={`${id}-email`}
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          defaultValue={posted?.ok === false ? posted.typed.email : ''}
          // biome-ignore lint/a11y/noAutofocus: a page that came back with a problem shows the field
          autoFocus={problem !== null}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-problem ${id}-consent`}
          className={cn(
            'min-h-12 min-w-0 rounded-2 border-[1.5px] bg-white px-4 py-2',
            wrong ? 'border-bad shadow-[0_0_0_1px_var(--color-bad)]' : 'border-control',
          )}
        />
        <div ref={places.answer} id={`${id}-problem`} role="alert" className="md:col-span-2">
          {problem && !pending ? (
            <p className="mt-2.5 flex gap-2 text-small font-[560] text-bad">
              <Icon name="circle-alert" className="mt-0.5" />
              {problem}
            </p>
          ) : null}
        </div>
        <Button
          type="submit"
          busy={pending}
          className="mt-3 md:col-start-2 md:row-start-1 md:mt-0 md:min-w-47.5"
        >
          {pending ? messages.pending : messages.submit}
        </Button>
      </div>
      <input type="hidden" name="source" value={'about' satisfies NewsletterSource} />
      <div aria-hidden className="absolute -left-2499.75 h-px w-px overflow-hidden">
        <label>
          {messages.trap}
          <input type="text" name="assunto" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p id={`${id}-consent`} className="mt-4 text-caption text-ink-2">
        {consent}
      </p>
    </form>
  );
}
