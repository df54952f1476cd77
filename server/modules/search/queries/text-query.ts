import { type SQL, sql } from 'drizzle-orm'
import { foldWord } from '@/server/text/fold-word'
import type { Text } from '../understand-words'

const stemmed = (text: string) => sql`plainto_tsquery('spanish_unaccent', ${text})`

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Every word has to occur, by its stem; the last one may be unfinished. Stop words count only when there is nothing else. */
export function textQuery({ words, completions }: Text): SQL {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1).join(' ')
  const begun = completions?.map(quoted).join('|') ?? `${quoted(foldWord(last))}:*`
  return sql`(${stemmed(rest)} && case
    when numnode(${stemmed(last)}) > 0 then ${stemmed(last)} || ${begun}::tsquery
    when numnode(${stemmed(rest)}) > 0 then ''::tsquery
    else ${begun}::tsquery end)`
}
