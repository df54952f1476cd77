import { isPlain } from '../plain'

/**
 * The module that Next loads as its cache. It imports a cache only when it needs it: if a Next upgrade breaks one, the other still works.
 */
const { Cache } = isPlain('page-cache') ? await import('./no-cache') : await import('./menu-cache')

export default Cache
