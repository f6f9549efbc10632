import type { Options } from 'sass';

declare const sassOptions: Options<'sync'>;
export = sassOptions;
