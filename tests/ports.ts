import type { Ports } from '@/lib/ports';

/** Returns ports that do nothing, except those in `more`. */
export const ports = (more: Partial<Ports> = {}): Ports => ({
  announce: () => {},
  track: () => {},
  openExternal: () => {},
  openModal: () => {},
  openVideo: () => {},
  dataNote: '',
  dataDay: '',
  reportMail: () => 'mailto:x',
  ...more,
});
