import { listed, stem } from './words'

type EnglishDish = { course: 'firsts' | 'seconds' | 'desserts'; sure: boolean }

/** The nouns of English dishes, which stand at their end: «leek and potato soup», «chicken curry with rice». */
const nouns = {
  firsts:
    'soup, salad, cocktail, pate, bruschetta, hummus, minestrone, broth, chowder, spring roll, roll, dip, garlic bread, stuffed mushroom, mushroom, prawn, shrimp, scallop, calamari, starter, pitta, sushi roll, pasta bake',
  seconds:
    'curry, fish pie, ale pie, chicken pie, meat pie, shepherds pie, cottage pie, pie, lasagne, lasagna, burger, chop, steak, chicken, beef, pork, lamb, fish, cod, hake, bass, bream, salmon, tuna, trout, haddock, monkfish, stew, roast, rib, meatball, sausage, moussaka, risotto, paella, wing, fillet, wellington, kebab, chilli, quiche, omelette, bake, casserole, turkey, duck, schnitzel, goulash, gammon, liver, spaghetti bolognese, mixed grill, grill, ravioli, platter, skewer, loin, belly',
  desserts:
    'cake, cheesecake, carrot cake, chocolate cake, apple pie, lemon pie, pecan pie, tart, crumble, pudding, brownie, ice cream, cream, fruit salad, sorbet, trifle, pancake, cheese board, cheeseboard, pavlova, mousse, custard, yoghurt, sundae, strawberries and cream, fruit, cookie, eton mess, affogato, cobbler',
} as const

const courseOf = new Map(
  (['firsts', 'seconds', 'desserts'] as const).flatMap((course) =>
    listed(nouns[course]).map(
      (noun) => [noun.split(' ').map(stem).join(' '), { course, sure: true }] as const,
    ),
  ),
)
const anyNoun = new Set([...courseOf.keys()].map((noun) => noun.split(' ').at(-1) ?? ''))
/** Words after which an English dish says what it comes with. */
const after = new Set(['with', 'in', 'on', 'and', 'or', 'of', 'from'])
/** Words of the other languages, in which the noun comes first. */
const notEnglish = new Set(
  'a al ala de del con sin en y e o u la el los las amb da do i eta then the an or so it is'.split(' '),
)

/** The course of an English dish, by its noun. Takes stems. */
export function englishDish(words: readonly string[]): EnglishDish | null {
  for (let at = Math.min(words.length, 6) - 1; at >= 0; at -= 1) {
    const word = words[at] ?? ''
    if (!anyNoun.has(word) || words.slice(0, at).some((one) => notEnglish.has(one))) continue
    const next = words[at + 1]
    if (next !== undefined && !after.has(next)) continue
    const found = courseOf.get(`${words[at - 1] ?? ''} ${word}`) ?? courseOf.get(word)
    if (found) return found
  }
  return null
}

/** Words that show that a name is food, in English, Catalan, Galician. */
export const foreignFood = `
  soup, salad, chicken, beef, pork, lamb, fish, cod, hake, tuna, prawn, shrimp, squid, mussel, seafood, steak, burger, stew, roast, grilled, fried, baked, roasted, potato, chip, fries, rice, lasagne, lasagna, noodle, bean, lentil, chickpea, cheese, goat, egg, omelette, mushroom, spinach, pumpkin, leek, carrot, tomato, onion, garlic, pepper, cucumber, avocado, cake, crumble, cream, apple, strawberry, lemon, orange, fruit, yoghurt, pancake, cheesecake, trifle, custard, sausage, ham, turkey, duck, meatball, rib, wing, sandwich, toast, bruschetta, caprese, minestrone, chilli, veggie, vegetable, trout, seabass, bream, octopus, scallop, crab, lobster, pudding, moussaka, quiche,
  sopa, crema, amanida, cigro, llentia, mongeta, carbasso, carbassa, alberginia, pastanaga, ceba, tomaquet, bolet, xampinyo, fideu, macarro, canelo, pollastre, porc, vedella, xai, conill, anec, botifarra, llonganissa, mandonguilla, peix, bacalla, rap, sipia, pop, musclo, cloissa, anxova, tonyina, truita, ou, oli, samfaina, escalivada, pastis, flam, mato, mel, iogurt, fruita, gelat, poma, taronja, maduixa, pinya, llimona, xocolata, galta, fricando, costella, rostit, planxa, llauna, farcit, arrebossat, estofat, salsitxa, pebrot, escarxofa, formatgeria, rosta, ametlla, avellana, mango,
  grelo, faba, cabaza, repolo, pataca, cachelo, ovo, polbo, lura, choco, meirluza, pescada, bacallau, xurelo, xouba, robaliza, ameixa, mexillon, berberecho, navalla, vieira, zorza, raxo, lacon, porco, polo, tenreira, xarrete, coello, queixo, requeixo, torta, filloa, leite, froita, laranxa, castana, empanada, cogomelo, cebola, allo, estufado, xamon, amendoa, peixe, vitela, frango, caldino, caldeiro
`

/** The beginnings of Basque food, which takes many endings: «perretxikoekin», «legatza». */
const basque = new Set(
  listed(
    'babar, dilis, txitx, arrau, perre, legat, txule, oilas, entsa, izoki, hegal, antxo, txipi, saihe, masai, urdai, txist, odolk, gazta, jogur, izozk, intxa, zainz, porru, azalo, makar, indab, okela, harag, untxi, ahate, txirl, otarr, olaga, musku, barazk, tipul, piper, bakai, arrai, solom, txerr, sagar, patat, krema, zopa, natil, babarr, marmi, kokot, txang, bular, saltx, ilar, perrex, azenar, kalaba, onddo, zizak, arkum, behi, idi, txahal, erbi, usakum, txokol, gaztan, mamia',
  ).map((word) => word.slice(0, 5)),
)

export const isBasqueFood = (word: string) => word.length >= 4 && basque.has(word.slice(0, 5))
