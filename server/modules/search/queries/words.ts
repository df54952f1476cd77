import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'

export type TypedWord = {
  typed: string
  /** It occurs somewhere, in whatever ending, or is one that no document keeps: a stop word, a figure, a letter or two. */
  known: boolean
  /** What the word begun may become, as documents hold it. */
  completions: string[]
}

/**
 * A range of words, since a plan that is kept cannot know how the pattern of a `like` begins; and read before they are told
 * apart, or the plan would go through all stems in their order instead.
 */
const afterAnyLetter = String.fromCodePoint(0x10ffff)

/** The words are folded. `completions` are the same in every row: those of the word `begun`, `atMost` of them. */
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
      select typed, (tsvector_to_array(to_tsvector('spanish_unaccent', typed)))[1] as stem
      from unnest(${sql.param(words)}::text[]) as typed
    ) typed`,
  )
  return rows
}

export type SimilarWord = { typed: string; word: string; weight: number }

/** For every word typed, those known that look most like it. */
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
