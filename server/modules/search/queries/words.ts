import { type SQL, sql } from 'drizzle-orm'
import { senseMark, sensePatterns } from '@/contract/rules/search/word-senses'
import type { Database, Transaction } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { foldWord } from '@/server/text/fold-word'

/** The search words with their meaning. */
export type Text = {
  /** Each word has to occur, with any ending. */
  words: string[]
  /** Completions of the last word, as documents store the words. Null: any word that begins with the last word. */
  completions: string[] | null
  /** The same in another language, as it was typed: a menu may be written in it. */
  typed?: string
}

export type TypedWord = {
  typed: string
  /** Whether the word occurs with any ending, or is never stored: a stop word, a number, or a word of one or two letters. */
  known: boolean
  /** Completions of the unfinished word, as documents store the words. */
  completions: string[]
}

/**
 * The end of a range of words: a kept plan cannot know how the pattern of a `like` begins. The range is read before `distinct`, or
 * the plan would read all stems in their order.
 */
const afterAnyLetter = String.fromCodePoint(0x10ffff)

/** The words are folded. `completions` is the same in every row: at most `atMost` completions of the word `begun`. */
export async function lookUpWords(
  db: Database,
  words: string[],
  begun: string,
  atMost: number,
): Promise<TypedWord[]> {
  const rows = await executeKeepingPlan<TypedWord>(
    db,
    sql`
    select typed,
      length(typed) < 3 or typed ~ '^[0-9]+$' or stem is null
        or exists (select from search_words where search_words.stem = typed.stem) as known,
      array(
        select distinct stem
        from (
          select stem from search_words where word ~>=~ ${begun} and word ~<~ ${begun + afterAnyLetter} offset 0
        ) begun
        limit ${atMost}
      ) as completions
    from (
      select typed, ${stemOf(sql`typed`)} as stem
      from unnest(${sql.param(words)}::text[]) as typed
    ) typed`,
  )
  return rows
}

export type SimilarWord = { typed: string; word: string; weight: number }

/** Finds the most similar known words for each typed word. */
export async function findSimilarWords(db: Database, words: string[], limit = 24): Promise<SimilarWord[]> {
  const rows = await executeKeepingPlan<SimilarWord>(
    db,
    sql`
    select typed, word, weight
    from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      select word, weight from search_words order by word <-> typed limit ${limit}
    ) as known`,
  )
  return rows
}

/**
 * Inserts the words of these texts that are new, which are few. So the query looks up each word first, only by its index (`offset 0`
 * keeps the lookup from becoming a join, and = from using the trigrams). Words are sorted, so that two transactions with the same
 * new words cannot deadlock.
 */
export const newWords = (texts: SQL) => sql`
  insert into search_words (word, stem, weight)
  select word, stem, times
  from (
    select word, sum(cardinality(places)) as times
    from (${texts}) as new_text (text)
    cross join lateral unnest(to_tsvector('simple', lower(unaccent(text)))) as found (word, places)
    where length(word) between 3 and 40 and word !~ '^[0-9]+$'
    group by word
    having not exists (
      select from search_words where search_words.word ~>=~ found.word and search_words.word ~<=~ found.word offset 0
    )
  ) new
  cross join lateral (select ${stemOf(sql`word`)} as stem) as kept
  where stem is not null
  order by word
  on conflict (word) do nothing`

/** These signs become spaces. Otherwise the parser takes «carne/pescado» for a path and «pil-pil.es» for a host. */
const separators = `/\\.,:;@#&_+*=<>|~^%$!?()[]{}"'\`´’‘“”«»·-`

/** As a class of signs: `translate` compares each letter with each sign and takes fifteen times as long. */
const anySeparator = `[${separators.replace(/[\\[\]^-]/g, '\\$&')}]`

/** Limits the text, because the largest allowed menu would exceed the size of a tsvector. */
const maxText = 200_000

export const plain = (text: SQL) =>
  sql`left(regexp_replace(normalize(${text}, NFC), ${anySeparator}, ' ', 'g'), ${maxText})`

/** Gives words that share their stem with another dish a stem of their own. */
const bySense = (text: SQL) =>
  sensePatterns.reduce(
    (marked, pattern) => sql`regexp_replace(${marked}, ${pattern}, ${senseMark}, 'g')`,
    sql`lower(unaccent(${text}))`,
  )

/** The stems of a text, as documents store them. Expects the result of `plain`. */
export const stems = (text: SQL) => sql`to_tsvector('spanish_unaccent', ${bySense(text)})`

const stemOf = (word: SQL) => sql`(tsvector_to_array(${stems(word)}))[1]`

/** Writes the stems of the next `limit` known words anew. Returns the last of them, or null if there is none. */
export async function restemWordsAfter(tx: Transaction, last: string, limit: number): Promise<string | null> {
  const { rows } = await tx.execute<{ last: string | null }>(sql`
    with piece as materialized (
      select word, stem, ${stemOf(sql`word`)} as fresh
      from (select word, stem from search_words where word > ${last} order by word limit ${limit}) next
    ), renewed as (
      update search_words set stem = fresh from piece
      where search_words.word = piece.word and piece.stem is distinct from fresh and fresh is not null
    )
    select max(word) as last from piece`)
  return rows[0]?.last ?? null
}

/** Expects the result of `plain`. */
export const document = (text: SQL, weight: 'A' | 'B' | 'C') =>
  sql`setweight(${stems(text)}, ${weight}::"char")`

/** The names of a menu's dishes, in one text. */
export const dishNames = sql`(
  select string_agg(dish #>> '{}', ' ') from jsonb_path_query(categories, '$[*].items[*].name') as dish)`

const stemmed = (text: string) => sql`plainto_tsquery('spanish_unaccent', ${bySense(sql`${text}::text`)})`

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Every word has to occur, by its stem. The last word may be unfinished. Stop words count only if there are no other words. */
export function textQuery({ words, completions, typed }: Text): SQL {
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1).join(' ')
  const beginning = foldWord(last)
  const begun = completions?.map(quoted).join('|') ?? (beginning && `${quoted(beginning)}:*`)
  const also = typed === undefined ? sql`` : sql` || ${stemmed(typed)}`
  return sql`((${stemmed(rest)} && case
    when numnode(${stemmed(last)}) > 0 then ${stemmed(last)} || ${begun}::tsquery
    when numnode(${stemmed(rest)}) > 0 then ''::tsquery
    else ${begun}::tsquery end)${also})`
}
