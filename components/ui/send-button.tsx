import { copyLink } from './copy-link';
import { Icon } from './icon';

type SendButtonProps = {
  /** The whole URL, asked for when the button is pressed. */
  urlOf: () => string;
  messages: {
    /** What the button says where it copies. */
    label: string;
    /** What it says where it opens the device's own sheet; without it, it always copies. */
    send?: string;
    copied: string;
    hint?: string;
    failed: string;
  };
  className?: string;
};

/**
 * Sends a URL: with the own sheet of a phone or tablet, which copies as well; elsewhere, and where that
 * can't be opened, it goes on the clipboard.
 */
export function SendButton({ urlOf, messages, className }: SendButtonProps) {
  const { label, send } = messages;
  const press = async () => {
    const url = urlOf();
    if (send && navigator.share && matchMedia('(pointer: coarse)').matches) {
      try {
        return await navigator.share({ title: document.title, url });
      } catch (error) {
        // The visitor closed the sheet: that is an answer.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyLink(url, messages);
  };
  return (
    <button type="button" onClick={() => void press()} className={className}>
      <span className={send ? 'contents pointer-coarse:hidden' : 'contents'}>
        <Icon name="link" />
        {label}
      </span>
      {send ? (
        <span className="hidden pointer-coarse:contents">
          <Icon name="share-2" />
          {send}
        </span>
      ) : null}
    </button>
  );
}
