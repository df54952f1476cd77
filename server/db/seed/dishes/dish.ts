import { allergens, diets } from '@/contract/entities/menu'

export type Season = 'primavera' | 'verano' | 'otoño' | 'invierno'

export type Dish = {
  name: string
  contains: (typeof allergens)[number][]
  diets: (typeof diets)[number][]
  /** Empty: all year round. */
  seasons: Season[]
  supplementCents: number
}

export type Courses = { first: Dish[]; second: Dish[]; dessert: Dish[] }

const seasonLetters: readonly (readonly [string, Season])[] = [
  ['p', 'primavera'],
  ['v', 'verano'],
  ['o', 'otoño'],
  ['i', 'invierno'],
]

function words<T extends string>(known: readonly T[], text: string): T[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const found = known.find((candidate) => candidate === word)
      if (!found) throw new Error(`${word}: not one of ${known.join(', ')}`)
      return found
    })
}

/** `name | allergens | seasons (p v o i) | diets | supplement in euros`. The fields after the name may be missing. */
function dish(line: string): Dish {
  const [name = '', contains = '', seasons = '', suits = '', supplement = '0'] = line
    .split('|')
    .map((part) => part.trim())
  return {
    name,
    contains: words(allergens, contains),
    diets: words(diets, suits),
    seasons: seasonLetters.filter(([letter]) => seasons.includes(letter)).map(([, season]) => season),
    supplementCents: Math.round(Number(supplement) * 100),
  }
}

const table = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(dish)

export const courses = (texts: { first: string; second: string; dessert: string }): Courses => ({
  first: table(texts.first),
  second: table(texts.second),
  dessert: table(texts.dessert),
})

export const inSeason = (dishes: readonly Dish[], season: Season) =>
  dishes.filter(({ seasons }) => seasons.length === 0 || seasons.includes(season))
