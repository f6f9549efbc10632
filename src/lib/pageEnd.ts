/** ID of the element at the end of `main`, into which components of the page render what belongs below its content. */
export const PAGE_END_ID = 'page-end';
