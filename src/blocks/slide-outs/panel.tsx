import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import {
  hasBothSlideOuts,
  readSlideOut,
  withoutSlideOut,
  withSlideOut,
  type SlideOutFlag,
} from '@/lib/url/slideOutAddress';
import { AboutPanel } from './about-the-data/AboutPanel';
import { GlossaryPanel } from './glossary/GlossaryPanel';
import {
  selectSlideOuts,
  slideOutShown,
  slideOutsHidden,
  type WithSlideOuts,
} from './state/slideOutState';
import './slide-outs.scss';

export { slideOutReducers as reducers } from './state/slideOutState';

/** Renders both slide-outs. The URL alone decides which one is open, so that Back can close a panel. */
export default function SlideOuts() {
  const dispatch = useThunkDispatch<WithSlideOuts>();
  const { track } = usePorts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { lastOpenedSlideout } = useSelector(selectSlideOuts);
  const slideOut = readSlideOut(search);
  const flag = slideOut?.flag;
  const slug = slideOut?.slug ?? '';
  useEffect(() => {
    dispatch(flag ? slideOutShown(flag, slug) : slideOutsHidden());
  }, [flag, slug, dispatch]);
  // Tracks each opening of the About the Data panel. Selections inside the panel are tracked separately.
  const trackedFlag = useRef<SlideOutFlag | undefined>(undefined);
  useEffect(() => {
    if (flag === 'about-the-data' && trackedFlag.current !== flag)
      track('aboutTheDataOpened', slug);
    trackedFlag.current = flag;
  }, [flag, slug, track]);
  // If the URL has both flags, one panel opens and the other flag is removed.
  useEffect(() => {
    if (flag && hasBothSlideOuts(search))
      void navigate({ pathname, search: withSlideOut(search, flag, slug) }, { replace: true });
  }, [flag, slug, pathname, search, navigate]);
  const go = (newSearch: string, shouldReplace: boolean) =>
    void navigate(
      { pathname, search: newSearch },
      { replace: shouldReplace, preventScrollReset: true },
    );
  const getPanelProps = (panelFlag: SlideOutFlag) => ({
    onTop: lastOpenedSlideout === panelFlag,
    onClose: () => go(withoutSlideOut(window.location.search), true),
    onList: () => go(withSlideOut(window.location.search, panelFlag), false),
  });
  return (
    <>
      <GlossaryPanel {...getPanelProps('glossary')} />
      <AboutPanel {...getPanelProps('about-the-data')} />
    </>
  );
}
