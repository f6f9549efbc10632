import type { Ports } from '@/lib/ports';

/** Ports that do nothing, but for what a test watches. */
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
