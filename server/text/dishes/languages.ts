/** The languages that dishes are written in. */
export const sources = ['es', 'ca', 'gl', 'eu'] as const
export type Source = (typeof sources)[number]

/** The languages that dishes are shown in. */
export const targets = ['en', 'fr', 'de', 'ca', 'es'] as const
export type Target = (typeof targets)[number]

export type Language = Source | Target

/** The columns of a line of the lexicon. */
export const columns = ['es', 'en', 'fr', 'de', 'ca', 'gl', 'eu'] as const satisfies Language[]
