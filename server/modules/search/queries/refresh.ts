import { type SQL, sql } from 'drizzle-orm'
import { firstLanguage } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { executeKeepingPlan } from '@/server/db/keep-plan'
import { castilianName } from '@/server/text/dishes/castilian-name'
import { writtenIn } from '@/server/text/dishes/written-in'
import { menuTags, nextRecipeTags, recipeTags, tagNumbers } from './filters'
import { housesAnew, housesAsTheyAre, isPublic } from './houses'
import { dishesShown, menusShown } from './menus-shown'
import { document, newWords, plain } from './words'

/** The change of a restaurant: anything, or only its menus. */
export type Changed = 'anything' | 'menus'

const number = (value: number) => sql`${value}::integer`

const { firstMenuDay, menuDays } = tagNumbers

/**
 * Writes one row for each public restaurant, one row for each further offer (price, drink, allergens), and new words. The database
 * computes everything, next to the tables, but for the Castilian names of dishes in other languages,
 * and the language of the menu.
 */
export async function upsertSearchRows(tx: Transaction, restaurantIds: string[], changed: Changed) {
  const ids = idsOf(restaurantIds)
  const { house, names, newTexts, ownStems } = changed === 'menus' ? asItIs(ids) : anew(ids)
  const castilian = await castilianDishes(tx, ids)
  await executeKeepingPlan(
    tx,
    sql`
    with ${menusShown(ids)}, castilian as (${castilian}), ${house}, texts as (
      select id, ${plain(sql`concat_ws(' ', dishes, in_castilian)`)} as dishes${names}
      from house left join menu on menu.restaurant_id = id
      left join castilian on castilian.restaurant_id = id
    ), words as (${newWords(newTexts)})
    insert into restaurant_search
      (restaurant_id, part, shown, served, lat, lon, xy, cell, time_zone, hours, menu_date, menu_end_minute, price_cents,
        choices, written_in, tags, doc)
    select id, coalesce(part, 0), shown, served, lat, lon, xy, mercator_cell(xy), time_zone, hours, date, end_minute, price_cents,
      choices, castilian.written_in,
      house.tags
        || case when date is null then '{}' else array[${number(firstMenuDay)} + (date - date '1970-01-01') % ${number(menuDays)}] end
        || ${menuTags} || ${number(recipeTags.menu)},
      ${ownStems} || ${document(sql`texts.dishes`, 'B')}
    from house join texts using (id)
    left join menu on menu.restaurant_id = id
    left join castilian on castilian.restaurant_id = id
    left join offers on offers.restaurant_id = id
    on conflict (restaurant_id, part) do update set
      shown = excluded.shown,
      lat = excluded.lat, lon = excluded.lon, xy = excluded.xy, cell = excluded.cell,
      served = excluded.served, time_zone = excluded.time_zone, hours = excluded.hours, menu_date = excluded.menu_date,
      menu_end_minute = excluded.menu_end_minute, price_cents = excluded.price_cents, choices = excluded.choices,
      written_in = excluded.written_in,
      tags = excluded.tags, doc = excluded.doc`,
  )
}

const anew = (ids: SQL) => ({
  house: housesAnew(ids),
  names: sql`, ${plain(sql`name`)} as called, ${plain(sql`array_to_string(cuisine_type, ' ')`)} as cuisines`,
  newTexts: sql`select called || ' ' || cuisines || ' ' || dishes from texts`,
  ownStems: sql`${document(sql`called`, 'A')} || ${document(sql`cuisines`, 'C')}`,
})

/** The stems of name and cuisines stand in the row. */
const asItIs = (ids: SQL) => ({
  house: housesAsTheyAre(ids),
  names: sql``,
  newTexts: sql`select dishes from texts`,
  ownStems: sql`own_stems`,
})

/** A question is asked in Castilian: «pollo» finds «Pollastre rostit», because its row also says «Pollo asado». */
async function castilianDishes(tx: Transaction, ids: SQL): Promise<SQL> {
  const menus = await executeKeepingPlan<{ restaurant_id: string; dishes: string[] }>(tx, dishesShown(ids))
  const named = menus.flatMap(({ restaurant_id, dishes }) => {
    const names = dishes.map(castilianName).filter((name) => name !== null)
    const language = writtenIn([{ items: dishes.map((name) => ({ name })) }], firstLanguage)
    const isOther = language !== firstLanguage
    return names.length > 0 || isOther
      ? [{ id: restaurant_id, names: names.join(' '), language: isOther ? language : null }]
      : []
  })
  return sql`select * from unnest(
    ${sql.param(named.map(({ id }) => id))}::text[], ${sql.param(named.map(({ names }) => names))}::text[],
    ${sql.param(named.map(({ language }) => language))}::text[]
  ) as castilian (restaurant_id, in_castilian, written_in)`
}

/** Deletes rows of restaurants that are not public, and the rows after the first, because the number of rows may shrink. */
export async function deleteOldRows(tx: Transaction, restaurantIds: string[]) {
  const ids = idsOf(restaurantIds)
  const isHidden = sql`not exists (select from restaurants where id = restaurant_id and ${isPublic})`
  await executeKeepingPlan(
    tx,
    sql`
    with search as (
      delete from restaurant_search where restaurant_id = any(${ids}) and (part > 0 or ${isHidden})
    )
    delete from restaurant_cards where restaurant_id = any(${ids}) and ${isHidden}`,
  )
}

const anyOf = (name: keyof typeof recipeTags, orNext: boolean) =>
  orNext
    ? sql`array[${number(recipeTags[name])}, ${number(nextRecipeTags[name])}]`
    : sql`array[${number(recipeTags[name])}]`

/** Not written by this version, or missing, or of a restaurant that nobody may find any more. */
const oldFor = (orNext: boolean) => sql`case when ${isPublic}
  then not exists (
    select from restaurant_search
    where restaurant_id = id and part = 0 and tags && ${anyOf('house', orNext)} and tags && ${anyOf('menu', orNext)}
  )
  else exists (select from restaurant_search where restaurant_id = id) end`

/** `start`: rows of any other version are old. `night`: those of the next one are not, which may be at work beside this one. */
const isOld = { start: oldFor(false), night: oldFor(true) }

export type Renewal = keyof typeof isOld

/** Of the next `limit` restaurants after this one: the last, or null if there is none, and those whose rows are old. */
export async function oldRowsAfter(db: Queryable, last: string, limit: number, renewal: Renewal) {
  const [found] = await executeKeepingPlan<{ last: string | null; old: string[] }>(
    db,
    sql`
    select max(id) as last, coalesce(array_agg(id order by id) filter (where ${isOld[renewal]}), '{}') as old
    from (
      select id, name, lat, verification, deleted_at from restaurants where id > ${last} order by id limit ${limit}
    ) next`,
  )
  return found ?? { last: null, old: [] }
}

/** Keeps changes of these restaurants away until the end of the transaction. Returns those whose rows are still old then. */
export async function lockOldRows(
  tx: Transaction,
  restaurantIds: string[],
  renewal: Renewal,
): Promise<string[]> {
  const ids = idsOf(restaurantIds)
  await tx.execute(sql`select from restaurants where id = any(${ids}) order by id for no key update`)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from restaurants where id = any(${ids}) and ${isOld[renewal]}`,
  )
  return rows.map(({ id }) => id)
}

/** The sorted ids after a given id, so that a caller can process a million restaurants in pieces. */
export async function idsAfter(tx: Transaction, last: string, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from restaurants where id > ${last} order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export const idsOf = (restaurantIds: string[]): SQL => sql`${sql.param(restaurantIds)}::text[]`
