import type { ModalKind } from '@/lib/ports';

/** A notice above the page. `page` is "site wide" or a part of the paths where it appears. Several notices can appear at once. */
export interface BannerConfig {
  /** Part of the cookie name, so that dismissing one notice never hides another. */
  id: string;
  isActive: boolean;
  title: string;
  content: string;
  page: string;
  type: 'warning' | 'general' | 'warning-resolved';
  /** Whether visitors cannot dismiss the notice, regardless of the cookie. */
  notDismissable?: boolean;
  /** A dialog with more information. */
  modal?: { kind: Exclude<ModalKind, 'redirect' | 'training-videos'>; label: string };
}
export const SITE_WIDE = 'site wide';

export const banners: readonly BannerConfig[] = [
  {
    id: 'maintenance',
    isActive: false,
    title: 'Planned maintenance',
    content: 'Some parts of the site may be slow for a while.',
    page: SITE_WIDE,
    type: 'warning',
  },
  {
    id: 'covid',
    isActive: true,
    title: 'COVID-19 Response Data',
    content: 'Award and account data show what was spent in response to COVID-19.',
    page: '/disaster/covid-19',
    type: 'general',
    modal: { kind: 'covid', label: 'What is new' },
  },
  {
    id: 'uei',
    isActive: true,
    title: 'Unique Entity Identifiers',
    content: 'Recipients are identified by UEI in place of DUNS numbers.',
    page: '/recipient',
    type: 'general',
    modal: { kind: 'uei', label: 'What changed' },
  },
  {
    id: 'demo-general',
    isActive: true,
    title: 'A general notice',
    content: 'A general notice, which visitors can dismiss for a week.',
    page: '/temp-page',
    type: 'general',
    modal: { kind: 'covid', label: 'Open the COVID-19 announcement' },
  },
  {
    id: 'demo-warning',
    isActive: true,
    title: 'A warning',
    content: 'A warning, which visitors cannot dismiss.',
    page: '/temp-page',
    type: 'warning',
    notDismissable: true,
    modal: { kind: 'uei', label: 'Open the UEI announcement' },
  },
  {
    id: 'demo-resolved',
    isActive: true,
    title: 'A warning resolved',
    content: 'A notice that a problem is resolved.',
    page: '/temp-page',
    type: 'warning-resolved',
  },
];

/** Returns the active notices of a path: site-wide notices first, then notices whose `page` is part of the path. */
export const getBanners = (
  path: string,
  list: readonly BannerConfig[] = banners,
): readonly BannerConfig[] => {
  const activeBanners = list.filter(({ isActive }) => isActive);
  return [
    ...activeBanners.filter(({ page }) => page === SITE_WIDE),
    ...activeBanners.filter(({ page }) => page !== SITE_WIDE && page !== '' && path.includes(page)),
  ];
};
