import * as definitions from './definitions'

/** Every mail: whatever definitions.ts exports. */
export const mails = Object.values(definitions)
