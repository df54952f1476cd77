import type { Cuisine } from '@/contract/entities/lists'
import type { Kitchen } from '../data/city'
import { chinese, indian, japanese, thai } from './asia'
import { type Courses, type Dish, inSeason, type Season } from './dish'
import { homeCooking } from './home-cooking'
import { fusion, mediterranean, seafood, vegan, vegetarian } from './market'
import { regional } from './regional'
import { burgers, grill, italian, mexican, peruvian } from './world'

/** The dishes that a kitchen is known for, and its other dishes. */
export type Larder = { own: Courses; common: Courses }

const nothing: Courses = { first: [], second: [], dessert: [] }

const each = (change: (dishes: readonly Dish[]) => Dish[], courses: Courses): Courses => ({
  first: change(courses.first),
  second: change(courses.second),
  dessert: change(courses.dessert),
})

const withoutGluten = (courses: Courses) =>
  each((dishes) => dishes.filter(({ contains }) => !contains.includes('gluten')), courses)

/** Cuisines without dishes of the local kitchen. */
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

/** The dishes that a restaurant of this cuisine would offer here in this season. */
export function dishesFor(cuisine: Cuisine, kitchen: Kitchen, season: Season): Larder {
  const theirs = foreign[cuisine]
  const { own, common } = theirs ? { own: theirs, common: nothing } : local(cuisine, kitchen)
  const ofTheSeason = (dishes: readonly Dish[]) => inSeason(dishes, season)
  return { own: each(ofTheSeason, own), common: each(ofTheSeason, common) }
}
