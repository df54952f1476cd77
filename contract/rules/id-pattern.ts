/** Twelve characters of lower-case Crockford base 32. Apart from the schema, so that a link does not ship zod. */
export const idPattern = /^[0-9a-hjkmnp-tv-z]{12}$/
