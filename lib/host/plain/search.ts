import { z } from 'zod'
import type { Input } from '@/contract/endpoint'
import { sortRestaurants } from '@/contract/endpoints/search'
import { distanceKm, spain } from '@/contract/geography'
import { foldText } from '@/contract/rules/search/fold-text'
import { filterFields, filterNames, filtersOfRequest, maxRadiusKm, searchFilters } from '@/contract/search'
import type { SendPlain } from './ask'
import { menusOf } from './menus'
import { plainProfile } from './profile'
import { listOf } from './read'
import { cardOf, isPublic } from './restaurants'
import { translate } from './translation'

import 'server-only'

type Question = Input<typeof sortRestaurants>['body']

/** The common call answers «filtered data». Its shape is not specified further. */
const reply = z
  .union([z.array(z.unknown()), z.object({ restaurants: z.unknown() }), z.object({ data: z.unknown() })])
  .transform((reply) => (Array.isArray(reply) ? reply : 'data' in reply ? reply.data : reply.restaurants))
  .pipe(listOf(plainProfile))

const plainFilters = filterNames.filter((name) => searchFilters[name].knownTo === 'every host')

async function fetchResults(question: Question, ask: SendPlain) {
  const { lat, lon, distance } = question
  const chips = filterFields(filtersOfRequest(question), plainFilters)
  if (chips.timestamp) chips.timestamp = new Date().toISOString()
  const isFiltered = Object.keys(chips).length > 0 || distance < maxRadiusKm
  const answer = isFiltered
    ? await ask('POST', '/api/sort/', { body: { ...chips, lat, lon, distance } })
    : await ask('POST', '/api/filter/', { body: { lat, lon, radius: maxRadiusKm } })
  return reply.parse(answer).filter(isPublic)
}

/** Filters that the web made of words and that the host does not know become words again. */
function wordsOf(question: Question) {
  const { diet, without } = filtersOfRequest(question)
  const word = diet === undefined ? [] : [diet === 'vegan' ? 'vegan' : 'vegetarian']
  return without?.includes('gluten') ? [...word, 'sin gluten'] : word
}

/** The host cannot search by words, by menus alone or by page. The web does so, on all restaurants that the host finds. */
async function searchOnWeb(question: Question, ask: SendPlain) {
  const all = await fetchResults(question, ask)
  const words = foldText([question.query, ...wordsOf(question)].join(' '))
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0 && !question.menuToday) return all
  const ids = all.map(({ restaurantId }) => restaurantId)
  const menus = new Map((await menusOf(ids, ask)).map(({ restaurantId, menu }) => [restaurantId, menu]))
  return all.filter((profile) => {
    const menu = menus.get(profile.restaurantId) ?? []
    const { restaurantName, description, cuisineType } = profile
    const text = foldText(JSON.stringify([restaurantName, description, cuisineType, menu]))
    return (menu.length > 0 || !question.menuToday) && words.every((word) => text.includes(word))
  })
}

const isOutside = ({ lat, lon }: Question) =>
  lat > spain.north || lat < spain.south || lon < spain.west || lon > spain.east

export const searchCalls = [
  translate(sortRestaurants, async ({ body }, ask) => {
    const { page, pageSize } = body
    const outsideSpain = isOutside(body)
    const all = outsideSpain ? [] : await searchOnWeb(body, ask)
    const cards = all
      .slice((page - 1) * pageSize, page * pageSize)
      .map((profile) =>
        cardOf({ ...profile, distance: profile.distance ?? distanceKm(body, profile.location) }),
      )
    return {
      restaurants: cards,
      restaurantIds: cards.map(({ restaurantId }) => restaurantId),
      hasMore: all.length > page * pageSize,
      correctedQuery: null,
      isTranslated: false,
      leftOut: [],
      outsideSpain,
    }
  }),
]
