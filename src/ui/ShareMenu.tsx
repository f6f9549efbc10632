import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { timings } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { Icon } from './Icon';

export interface ShareMenuProps {
  /** Address to share. A path is resolved against the current host. */ url: string;
  /** Subject of the email draft. `body` is its text before the address. */ subject: string;
  body: string;
  /** Shows only the icon, for lists and panels. */ isIconOnly?: boolean;
  /** A note at the end of the list about the kind of link. */ note?: string;
  /** Called for each share action. */ onShare?: () => void;
}
/** Social networks. The address to share is appended to `to`. */
const networks = [
  { name: 'X (Twitter)', event: 'Twitter', to: 'https://x.com/intent/tweet?url=' },
  { name: 'Facebook', event: 'Facebook', to: 'https://www.facebook.com/sharer/sharer.php?u=' },
  {
    name: 'LinkedIn',
    event: 'LinkedIn',
    to: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
  { name: 'Reddit', event: 'Reddit', to: 'https://www.reddit.com/submit?url=' },
] as const;
const POPUP_FEATURES = 'left=20,top=20,width=500,height=500,toolbar=1,resizable=0,noopener';

/** Returns share handlers, the full URL, and the message about the last copy. Each handler tracks its action and calls `onDone`. */
const useShareActions = (address: string, onDone: () => void) => {
  const { track, announce } = usePorts();
  const [copyMessage, setCopied] = useState('');
  useEffect(() => {
    if (!copyMessage) return undefined;
    const timer = setTimeout(() => setCopied(''), timings.copyConfirmation);
    return () => clearTimeout(timer);
  }, [copyMessage]);
  const getSharedUrl = () => new URL(address, window.location.origin).href;
  const handleShare = (event: TrackedEvents['share'][0]) => {
    track('share', event, getSharedUrl());
    onDone();
  };
  const handleCopy = () => {
    handleShare('Copy');
    const showResult = (text: string) => {
      setCopied(text);
      announce(text);
    };
    if (!navigator.clipboard) {
      showResult('Your browser can’t copy. Use Email instead.');
      return;
    }
    navigator.clipboard.writeText(getSharedUrl()).then(
      () => showResult('Copied!'),
      () => showResult('Your browser blocked copying. Use Email instead.'),
    );
  };
  const handleNetwork = (network: (typeof networks)[number]) => {
    handleShare(network.event);
    window.open(`${network.to}${encodeURIComponent(getSharedUrl())}`, '_blank', POPUP_FEATURES);
  };
  return {
    copied: copyMessage,
    shared: getSharedUrl,
    handleCopy,
    handleEmail: () => handleShare('Email'),
    handleNetwork,
  };
};

function ShareList({
  id,
  actions: { shared, handleCopy, handleEmail, handleNetwork },
  subject,
  body,
  note,
}: Pick<ShareMenuProps, 'subject' | 'body' | 'note'> & {
  id: string;
  actions: ReturnType<typeof useShareActions>;
}) {
  const emailBody = encodeURIComponent(`${body} ${shared()}`);
  return (
    <ul id={id} className="share__list">
      <li>
        <button type="button" onClick={handleCopy}>
          Copy link
        </button>
      </li>
      <li>
        <a
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${emailBody}`}
          onClick={handleEmail}
        >
          Email
        </a>
      </li>
      {networks.map((network) => (
        <li key={network.name}>
          <button type="button" onClick={() => handleNetwork(network)}>
            {network.name}
            <span className="usa-sr-only"> (opens in a new window)</span>
          </button>
        </li>
      ))}
      {note && <li className="share__note">{note}</li>}
    </ul>
  );
}

/**
 * Renders a button with a list of share actions: copy, email, four networks. Copying needs a browser that allows it. The list renders
 * only when it is opened, because a page can have many menus of which few are used.
 */
export function ShareMenu({ url, isIconOnly = false, onShare, ...texts }: ShareMenuProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const actions = useShareActions(url, () => {
    onShare?.();
    close();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const items = [
      ...(container.current?.querySelectorAll<HTMLElement>('li > :is(a, button)') ?? []),
    ];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (to !== undefined) {
      event.preventDefault();
      items[(to + items.length) % items.length]?.focus();
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!container.current?.contains(event.relatedTarget as Node | null)) setOpen(false);
  };
  return (
    <div className="share" ref={container} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className="share__button"
        aria-label={isIconOnly ? 'Share' : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="share" />
        {!isIconOnly && <span className="share__label">Share</span>}
      </button>
      {actions.copied && (
        <span className="share__copied" aria-hidden="true">
          {actions.copied}
        </span>
      )}
      {isOpen && <ShareList id={id} actions={actions} {...texts} />}
    </div>
  );
}
