import { useState } from 'react';
import { timings } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

/** Renders a button that copies the link of a file and briefly confirms it. */
export function CopyFileLink({ url }: { url: string }) {
  const { announce } = usePorts();
  const [label, setLabel] = useState('Copy Link');
  const handleCopy = () => {
    const absoluteUrl = new URL(url, window.location.href).href;
    void (
      navigator.clipboard
        ? navigator.clipboard.writeText(absoluteUrl)
        : Promise.reject(new Error('no clipboard'))
    ).then(
      () => {
        setLabel('Copied');
        announce('Link copied');
        setTimeout(() => setLabel('Copy Link'), timings.copyConfirmation);
      },
      () => {
        setLabel('Your browser can’t copy');
        announce('Your browser can’t copy');
      },
    );
  };
  return (
    <Button look="text" onClick={handleCopy}>
      <Icon name="link" /> {label}
    </Button>
  );
}
