import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { mobileWidth, timings } from '@/lib/layoutTokens';
import { PAGE_END_ID } from '@/lib/pageEnd';
import { usePorts } from '@/lib/ports';
import { useBrowserValue } from '@/lib/rendering/hydrated';
import type { TrackedEvents } from '@/lib/trackedEvents';
import { Icon } from './Icon';
import { Menu } from './Menu';
import { narrowerThan, useMediaQuery } from './useMediaQuery';

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

/** Returns share handlers, the full URL, and the message about the last copy. Each handler tracks its action and calls `onShare`. */
const useShareActions = (address: string, onShare?: () => void) => {
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
    onShare?.();
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
    handleNative: () => handleShare('Native'),
  };
};

/** Names of the errors after which no list opens: the visitor closed the share sheet, or it is open already. */
const silentErrors: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);
/**
 * Returns a function that opens the share sheet of a touch device, or undefined without one. It resolves to false if the browser refuses
 * to open the sheet.
 */
const useShareSheet = (
  { shared, handleNative }: ReturnType<typeof useShareActions>,
  { subject, body }: Pick<ShareMenuProps, 'subject' | 'body'>,
): (() => Promise<boolean>) | undefined => {
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (!isTouch || typeof navigator.share !== 'function') return undefined;
  return () =>
    navigator.share({ title: subject, text: body, url: shared() }).then(
      () => {
        handleNative();
        return true;
      },
      (error: Error) => silentErrors.has(error.name),
    );
};

function ShareItems({
  actions: { shared, handleCopy, handleEmail, handleNetwork },
  subject,
  body,
  note,
}: Pick<ShareMenuProps, 'subject' | 'body' | 'note'> & {
  actions: ReturnType<typeof useShareActions>;
}) {
  const emailBody = encodeURIComponent(`${body} ${shared()}`);
  return (
    <ul>
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
      {note && <li className="menu__note">{note}</li>}
    </ul>
  );
}

/** Renders a share button with its list. `label` is its visible text. */
function ShareButton({
  url,
  isIconOnly = false,
  onShare,
  label = 'Share',
  ...texts
}: ShareMenuProps & { label?: string }) {
  const actions = useShareActions(url, onShare);
  const openSheet = useShareSheet(actions, texts);
  return (
    <Menu
      className="share"
      button={{
        className: 'share__button',
        'aria-label': isIconOnly ? label : undefined,
        children: (
          <>
            <Icon name="share" />
            {!isIconOnly && <span className="share__label">{label}</span>}
          </>
        ),
      }}
      openSheet={openSheet}
      note={
        actions.copied && (
          <span className="share__copied" aria-hidden="true">
            {actions.copied}
          </span>
        )
      }
    >
      <ShareItems actions={actions} {...texts} />
    </Menu>
  );
}

const subscribeToNothing = () => () => {};
const findPageEnd = () => document.getElementById(PAGE_END_ID);
/**
 * Renders a menu of share actions: copy, email, four networks. Touch devices with a share sheet show the sheet instead. In a narrow
 * viewport the share menu of a page is repeated below the content, because its header does not stay in view.
 */
export function ShareMenu(props: ShareMenuProps) {
  const isNarrow = useMediaQuery(narrowerThan(mobileWidth));
  const pageEnd = useBrowserValue(subscribeToNothing, findPageEnd, null);
  return (
    <>
      <ShareButton {...props} />
      {isNarrow &&
        !props.isIconOnly &&
        pageEnd &&
        createPortal(<ShareButton {...props} label="Share this page" />, pageEnd)}
    </>
  );
}
