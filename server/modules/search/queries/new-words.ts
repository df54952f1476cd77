import { type SQL, sql } from 'drizzle-orm'

/**
 * Words of these texts that nobody has used before, which are few: so each is looked up first, by its index alone
 * (`offset 0` keeps the look from becoming a join, and = would be asked of the trigrams). In their order, so that two
 * transactions that bring the same new ones do not wait for each other in a ring.
 */
export const newWords = (texts: SQL) => sql`
  insert into search_words (word, stem, weight)
  select word, stem, times
  from (
    select word, sum(cardinality(places)) as times
    from (${texts}) as said (text)
    cross join lateral unnest(to_tsvector('simple', lower(unaccent(text)))) as heard (word, places)
    where length(word) between 3 and 40 and word !~ '^[0-9]+$'
    group by word
    having not exists (
      select from search_words where search_words.word ~>=~ heard.word and search_words.word ~<=~ heard.word offset 0
    )
  ) new
  cross join lateral (select (tsvector_to_array(to_tsvector('spanish_unaccent', word)))[1] as stem) as kept
  where stem is not null
  order by word
  on conflict (word) do nothing`
