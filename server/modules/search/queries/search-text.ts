import { type SQL, sql } from 'drizzle-orm'

/** Without these every word is one lexeme: the parser takes «carne/pescado» for a path and «pil-pil.es» for a host. */
const separators = `/\\.,:;@#&_+*=<>|~^%$!?()[]{}"'\`´’‘“”«»·-`

/** A menu of the greatest size allowed must not burst a tsvector. */
const maxText = 200_000

export const plain = (text: SQL) =>
  sql`left(translate(normalize(${text}, NFC), ${separators}, ${' '.repeat(separators.length)}), ${maxText})`

/** Of a text that is plain. */
export const document = (text: SQL, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('spanish_unaccent', ${text}), ${weight}::"char")`

/** What a menu's dishes are called, in one text. */
export const dishNames = sql`(
  select string_agg(dish #>> '{}', ' ') from jsonb_path_query(categories, '$[*].items[*].name') as dish)`
