import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { emptyIs, flag, listOf, numeric } from '../entities/lenient'
import { restaurantMenus } from '../entities/menu'
import { position } from '../entities/place'
import { restaurantCard } from '../entities/restaurant'
import { inLines } from '../entities/text'
import { menuLanguages, partlyTranslatedMenu } from '../entities/translated-menu'
import { firstLanguage, languageCodes } from '../languages'
import { type Filter, filterNames, maxRadiusKm, maxSearchText, searchFilters } from '../search'

/** The schema of a filter's field, by its kind of chip. */
function schemaOf({ chip, answers, read }: Filter): z.ZodType {
  if (chip === 'toggle') return emptyIs(flag, false)
  const answer = z.literal(answers)
  if (chip === 'checkboxes') return listOf(answer, answers.length).default([])
  return emptyIs(z.preprocess((given) => read([given]) ?? given, answer).nullable(), null)
}

const filterSchemas = Object.fromEntries(
  filterNames
    .filter((name) => name !== 'km')
    .map((name) => [searchFilters[name].field, schemaOf(searchFilters[name])]),
)

const question = z.object({
  ...position.shape,
  ...filterSchemas,
  /** Any value except false means 'open now', by the server's clock. Common clients send their own time. */
  timestamp: z
    .union([z.string().max(40), z.number(), z.boolean(), z.null()])
    .transform((v) => v !== null && v !== false && v !== '')
    .default(false),
  /**
   * Our additions to the common call, like some filters: free text (whatever somebody pastes: what is no word is left out), only
   * restaurants with a menu today, and pages.
   */
  query: inLines(z.string().trim().max(200)).default(''),
  /** Our addition: the language of the page, whose words the query is read as first. */
  language: emptyIs(z.enum(languageCodes), firstLanguage).catch(firstLanguage),
  menuToday: emptyIs(flag, false),
  page: numeric(z.int().min(1).max(50)).default(1),
  pageSize: numeric(z.int().min(1).max(100)).default(100),
})

/** `filtersOfRequest` reads the filters' fields. */
export type SearchQuestion = z.output<typeof question>

const found = z.object({
  restaurants: z.array(restaurantCard),
  restaurantIds: z.array(id),
  hasMore: z.boolean(),
  /** The words searched for, when they differ from the words typed. */
  correctedQuery: z.string().nullable(),
  /** These words are Castilian for what was typed in another language. */
  isTranslated: z.boolean().default(false),
  /** Words of the query beside «without», as they were typed. They were not looked for. */
  leftOut: z.array(z.string()).default([]),
  /** The point is outside the box of docs/product.md#map-box, so there was no search. */
  outsideSpain: z.boolean(),
})

export type Found = z.infer<typeof found>

const within = emptyIs(numeric(z.number().min(0.1).max(maxRadiusKm)), maxRadiusKm)

export const filterRestaurants = endpoint({
  method: 'POST',
  path: '/api/filter/',
  auth: 'public',
  summary: 'Restaurantes alrededor de un punto',
  body: question.extend({ radius: within }),
  reply: found,
})

export const sortRestaurants = endpoint({
  method: 'POST',
  path: '/api/sort/',
  auth: 'public',
  summary: 'Restaurantes alrededor de un punto, filtrados y por distancia o precio',
  body: question.extend({ distance: within }),
  reply: found,
})

/** The dishes, as they were written, that only their Castilian name makes an answer to the words: «Pollastre rostit» to «pollo». */
const foundDishes = z.array(z.string()).optional()

export const filterMenus = endpoint({
  method: 'POST',
  path: '/api/filter/menus',
  auth: 'public',
  summary: 'Los menús de varios restaurantes, primero el que rige hoy',
  body: z.object({
    restaurantIds: listOf(id, 100),
    /** Our addition to the common call: the words of the search. */
    q: z.string().max(maxSearchText).optional(),
  }),
  reply: z.object({ updatedMenus: z.array(restaurantMenus.extend({ found: foundDishes })) }),
})

export const filterMenusIn = endpoint({
  method: 'POST',
  path: '/api/filter/menus/in/:language',
  auth: 'public',
  summary:
    'Los menús de varios restaurantes, en otro idioma por traducción automática, con lo escrito al lado',
  params: z.object({ language: z.enum(menuLanguages) }),
  body: z.object({
    restaurantIds: listOf(id, 40),
    /** Only what a card of this search shows is translated. All other lines are null. */
    card: z
      .object({
        q: z.string().max(maxSearchText).default(''),
        diet: z.literal(searchFilters.diet.answers).optional(),
        without: listOf(
          z.literal(searchFilters.without.answers),
          searchFilters.without.answers.length,
        ).optional(),
      })
      .optional(),
  }),
  reply: z.object({
    updatedMenus: z.array(
      restaurantMenus.extend({ menu: z.array(partlyTranslatedMenu), found: foundDishes }),
    ),
  }),
})
