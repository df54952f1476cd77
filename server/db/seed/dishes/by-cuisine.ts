import type { Cuisine } from '@/contract/entities/lists'
import type { Kitchen } from '../data/city'
import { chinese, indian, japanese, thai } from './asia'
import { type Courses, type Dish, inSeason, type Season } from './dish'
import { homeCooking } from './home-cooking'
import { fusion, mediterranean, seafood, vegan, vegetarian } from './market'
import { regional } from './regional'
import { burgers, grill, italian, mexican, peruvian } from './world'

/** What a kitchen does best, and what it cooks besides. */
export type Larder = { own: Courses; common: Courses }

const nothing: Courses = { first: [], second: [], dessert: [] }

const each = (change: (dishes: readonly Dish[]) => Dish[], courses: Courses): Courses => ({
  first: change(courses.first),
  second: change(courses.second),
  dessert: change(courses.dessert),
})

const withoutGluten = (courses: Courses) =>
  each((dishes) => dishes.filter(({ contains }) => !contains.includes('gluten')), courses)

/** Nothing of theirs comes from the neighbourhood's own kitchen. */
const foreign: Partial<Record<Cuisine, Courses>> = {
  Argentina: grill,
  China: chinese,
  Fusión: fusion,
  Hamburguesería: burgers,
  India: indian,
  Italiana: italian,
  Japonesa: japanese,
  Mediterranea: mediterranean,
  Mexicana: mexican,
  Peruana: peruvian,
  Tailandes: thai,
  Vegana: vegan,
  Vegetariana: vegetarian,
}

function local(cuisine: Cuisine, kitchen: Kitchen): Larder {
  const here = regional[kitchen]
  if (cuisine === 'Marisquería') return { own: seafood, common: { ...here, second: [] } }
  if (cuisine === 'Parrilla' || cuisine === 'Asador') return { own: grill, common: here }
  if (cuisine === 'Sidrería') {
    const north = kitchen === 'vasconavarra' ? kitchen : 'cantabrico'
    return { own: regional[north], common: homeCooking }
  }
  if (cuisine === 'Sin gluten') return { own: withoutGluten(here), common: withoutGluten(homeCooking) }
  return { own: here, common: homeCooking }
}

/** The dishes a kitchen of this kind would offer here at this time of the year. */
export function dishesFor(cuisine: Cuisine, kitchen: Kitchen, season: Season): Larder {
  const theirs = foreign[cuisine]
  const { own, common } = theirs ? { own: theirs, common: nothing } : local(cuisine, kitchen)
  const ofTheSeason = (dishes: readonly Dish[]) => inSeason(dishes, season)
  return { own: each(ofTheSeason, own), common: each(ofTheSeason, common) }
}
