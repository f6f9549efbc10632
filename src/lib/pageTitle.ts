import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Reducer, UnknownAction } from 'redux';

/** The title and description that link previews show. */
export interface LinkPreview {
  title: string;
  description: string;
}
interface PageTitle {
  /** The title set by the current page; '' while the title of its route applies. */
  title: string;
  /** The link preview set by the current page; empty while that of its route applies. */
  preview: LinkPreview;
}
interface WithPageTitle {
  pageTitle: PageTitle;
}
const initialState: PageTitle = { title: '', preview: { title: '', description: '' } };
const titleChanged = (pageTitle: PageTitle) => ({ type: 'pageTitle/changed', pageTitle }) as const;
const reducer = (
  state = initialState,
  action: ReturnType<typeof titleChanged> | UnknownAction,
): PageTitle =>
  action.type === 'pageTitle/changed'
    ? (action as ReturnType<typeof titleChanged>).pageTitle
    : state;
export const pageTitleReducers: Readonly<Record<keyof WithPageTitle, Reducer>> = {
  pageTitle: reducer as Reducer,
};

/** Sets the title and the link preview of the current page until it unmounts; '' keeps those of its route. */
export const usePageTitle = (title: string, preview = initialState.preview): void => {
  const dispatch = useDispatch();
  const { title: previewTitle, description } = preview;
  useEffect(() => {
    dispatch(titleChanged({ title, preview: { title: previewTitle, description } }));
    return () => void dispatch(titleChanged(initialState));
  }, [dispatch, title, previewTitle, description]);
};

/** Returns the title set by the current page; '' when it sets none. */
export const useCustomTitle = (): string =>
  useSelector(({ pageTitle }: WithPageTitle) => pageTitle.title);
/** Returns the link preview set by the current page; its texts are '' when it sets none. */
export const useLinkPreview = (): LinkPreview =>
  useSelector(({ pageTitle }: WithPageTitle) => pageTitle.preview);
