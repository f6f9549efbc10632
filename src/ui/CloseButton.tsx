import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Renders an icon button that closes, removes or clears what `label` names. */
export function CloseButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" aria-label={label} {...rest}>
      <Icon name="close" />
    </button>
  );
}
