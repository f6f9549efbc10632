import { createContext } from 'react';

/** What the figures of a part of the page are limited to, in words, for files, images and citations; '' where nothing limits them. */
export const FilterWordsContext = createContext('');
