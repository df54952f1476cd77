import { courseNames, usualCourses } from '@/contract/rules/menu-text/course-names'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'
import type { Source, Target } from './languages'
import { keyOf } from './tokens'
import type { TranslatedDish } from './translate-dish'
import { translateOnce } from './translate-once'

type Course = Record<Target, string>

/** The names of courses, folded, and each in every language. */
const courses: [names: string, Source, Course][] = [
  [
    'primeros, primeros platos, primer plato, primero, entrantes y primeros, de primero',
    'es',
    { en: 'Starters', fr: 'Entrées', de: 'Vorspeisen', ca: 'Primers', es: 'Primeros' },
  ],
  [
    'segundos, segundos platos, segundo plato, segundo, principales, plato principal, platos principales, para seguir, de segundo',
    'es',
    { en: 'Main courses', fr: 'Plats', de: 'Hauptgerichte', ca: 'Segons', es: 'Segundos' },
  ],
  [
    'entrantes, entrante, para empezar, para picar, para compartir, aperitivos, aperitivo, al centro',
    'es',
    { en: 'To begin with', fr: 'Pour commencer', de: 'Zum Anfang', ca: 'Per començar', es: 'Entrantes' },
  ],
  [
    'postres, postre, para terminar, de postre',
    'es',
    { en: 'Desserts', fr: 'Desserts', de: 'Desserts', ca: 'Postres', es: 'Postres' },
  ],
  [
    'plato unico, platos unicos',
    'es',
    { en: 'Single course', fr: 'Plat unique', de: 'Ein Gericht', ca: 'Plat únic', es: 'Plato único' },
  ],
  ['bebidas, bebida', 'es', { en: 'Drinks', fr: 'Boissons', de: 'Getränke', ca: 'Begudes', es: 'Bebidas' }],
  ['platos, menu', 'es', { en: 'Dishes', fr: 'Plats', de: 'Gerichte', ca: 'Plats', es: 'Platos' }],
  [
    'guarniciones, guarnicion, acompanamientos',
    'es',
    { en: 'Side dishes', fr: 'Garnitures', de: 'Beilagen', ca: 'Guarnicions', es: 'Guarniciones' },
  ],
  ['ensaladas', 'es', { en: 'Salads', fr: 'Salades', de: 'Salate', ca: 'Amanides', es: 'Ensaladas' }],
  ['arroces', 'es', { en: 'Rice dishes', fr: 'Riz', de: 'Reisgerichte', ca: 'Arrossos', es: 'Arroces' }],
  ['carnes', 'es', { en: 'Meat', fr: 'Viandes', de: 'Fleisch', ca: 'Carns', es: 'Carnes' }],
  ['pescados', 'es', { en: 'Fish', fr: 'Poissons', de: 'Fisch', ca: 'Peix', es: 'Pescados' }],
  [
    'primers, primers plats, primer plat',
    'ca',
    { en: 'Starters', fr: 'Entrées', de: 'Vorspeisen', ca: 'Primers', es: 'Primeros' },
  ],
  [
    'segons, segons plats, segon plat',
    'ca',
    { en: 'Main courses', fr: 'Plats', de: 'Hauptgerichte', ca: 'Segons', es: 'Segundos' },
  ],
  [
    'primeiros, primeiros pratos, primeiro prato',
    'gl',
    { en: 'Starters', fr: 'Entrées', de: 'Vorspeisen', ca: 'Primers', es: 'Primeros' },
  ],
  [
    'sobremesas, sobremesa',
    'gl',
    { en: 'Desserts', fr: 'Desserts', de: 'Desserts', ca: 'Postres', es: 'Postres' },
  ],
  [
    'lehenengoak, lehen platerak',
    'eu',
    { en: 'Starters', fr: 'Entrées', de: 'Vorspeisen', ca: 'Primers', es: 'Primeros' },
  ],
  [
    'bigarrenak, bigarren platerak',
    'eu',
    { en: 'Main courses', fr: 'Plats', de: 'Hauptgerichte', ca: 'Segons', es: 'Segundos' },
  ],
  ['postreak', 'eu', { en: 'Desserts', fr: 'Desserts', de: 'Desserts', ca: 'Postres', es: 'Postres' }],
]

/** Names of courses in languages that dishes are not translated into, by the Castilian name. */
const moreNames: Record<string, Record<Exclude<Source, Target>, string>> = {
  Platos: { gl: 'Pratos', eu: 'Platerak' },
  Ensaladas: { gl: 'Ensaladas', eu: 'Entsaladak' },
  Arroces: { gl: 'Arroces', eu: 'Arrozak' },
  Carnes: { gl: 'Carnes', eu: 'Haragiak' },
  Pescados: { gl: 'Peixes', eu: 'Arrainak' },
  ...Object.fromEntries(usualCourses.map((kind) => [categoryNames[kind], courseNames[kind]])),
}

const byName = new Map(
  courses.flatMap(([names, source, course]) =>
    names.split(',').map((name) => [keyOf(name), { source, course }] as const),
  ),
)

// An owner's form has the usual names in the language of the menu.
for (const kind of usualCourses) {
  const known = byName.get(keyOf(categoryNames[kind]))
  for (const source of ['ca', 'gl', 'eu'] as const) {
    const key = keyOf(courseNames[kind][source])
    if (known && !byName.has(key)) byName.set(key, { source, course: known.course })
  }
}

const knownCourse = (name: string) => byName.get(keyOf(name.replace(/[:.]+\s*$/, '')))

/** The heading of a course on a menu in this language. The usual names are stored in Castilian. Any other stays as it is. */
export function courseIn(name: string, language: Source): string {
  const known = knownCourse(name)
  if (!known || known.source === language) return name
  const { course } = known
  return language === 'gl' || language === 'eu'
    ? (moreNames[course.es]?.[language] ?? name)
    : course[language]
}

/** The heading of a course. One that is not in the list may be a dish: «Ensalada». */
export function translateCourse(
  name: string,
  target: Target,
  wording?: { tellsCustom: boolean },
): TranslatedDish {
  const known = knownCourse(name)
  if (!known) return translateOnce(name, target, wording)
  return { how: 'wholly', source: known.source, pieces: [{ text: known.course[target] }] }
}
