import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnknownProfile } from '@/blocks/profile';

/** Renders the page of an address that names no place. */
export function UnknownPlace({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <UnknownProfile
      overline="Place Profile"
      heading="Place not shown"
      title="Unknown Place"
      text={text}
      action={
        action ?? (
          <Link className="usa-button" to="/place">
            Find a place
          </Link>
        )
      }
    />
  );
}
