/**
 * By which a web says how far it has read the list of changes. An answer to it must not be older: the web would keep it, and would not be
 * told again.
 */
export const positionHeader = 'x-changes-position'
