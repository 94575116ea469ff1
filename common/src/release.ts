/** With each call of a page: the release that the page is of. Programs send none. */
export const RELEASE_HEADER = 'x-beside-release';

/** The element of the page that names its release, by a hash of the names of all files that the build consists of. */
export const RELEASE_META = 'beside-release';
