import { englishDish, foreignFood, isBasqueFood } from './foreign-dishes'
import type { CategoryKind } from './parsed-menu'
import { withAccents } from './sentence-case'
import { fold, listed, nearest, phraseAt, phrases, soundOf, spellings, stem, stemmed, stems } from './words'

/**
 * The beginnings of dish names, by the course in which a Spanish menu has them. The longest matching beginning decides. A `?` marks a
 * beginning that can stand in either course.
 */
const dishBeginnings = {
  firsts: `
    lenteja, garbanzo, garbanza, alubia, judia, judion, judia verde, faba, fabe, fabada, verdina, pocha, caparron, potaje, cocido?,
    cocido madrileno?, puchero?, olla, olleta, escudella, arrain zopa, barazki zopa, baratxuri zopa, barazki krema, arroz kaldotsu, caldo, caldo gallego, consome, sopa, sopita, crema, cremita, vichyssoise, pure, gazpacho,
    gazpachuelo, salmorejo, ajoblanco, ajo blanco, porra, ensalada, ensaladilla, ensaladita, tabule, tabbouleh, escalivada, esqueixada, esgarraet,
    xato, amanida, entsalada, empedrat, menestra, parrillada de verdura, verdura, verdurita, panache, espinaca, acelga, coliflor, brocoli, brecol, col, repollo, alcachofa,
    guisante, haba, habita, esparrago, triguero, puerro, calabacin, calabacines relleno?, berenjena, berenjena rellena?, pisto, tumbet, samfaina,
    champinon, seta, boletus, calcot, pimientos de padron, pimientos asado, pimiento, tomate, tomates relleno, aguacate, endivia, cogollo, lombarda, cardo, borraja,
    macarron, macarrones, espagueti, spaghetti, spaguetti, espaguetti, tallarin, tagliatelle, fettuccine, fusilli, penne, rigatoni, ravioli, raviolis, tortellini,
    gnocchi, noqui, lasana, canelon, canelones, caneloni, canelon, pasta, pasta fresca, fideua, fideo, fideos, rossejat, arroz, arros, paella, risotto, arroces, arrocito,
    migas, gachas, gofio, escaldon, rancho, rancho canario, patata, patatas bravas, patatas con costilla, papa, papas, bravas, guiso de patata, marmitako, porrusalda, zarangollo,
    huevos rotos, huevo roto, huevos estrellado, huevo poche, huevos relleno, huevo a baja temperatura, revuelto, croqueta, croquetas, empanada, empanadilla, buñuelos de bacalao,
    quiche, hojaldre, coca, pizza?, hummus, humus, tartar de tomate, carpaccio, tosta, tostada, provoleta, melon con jamon, jamon, entremes, entremeses, embutido, tabla,
    tabla de queso, queso de cabra, queso asado, queso frito, burrata, mozzarella, mejillon, almeja, berberecho, zamburina, vieira?, gambas al ajillo, gamba, langostino, navaja, coquina,
    tigres, salpicon, coctel de, coctel, pulpo a la gallega, pulpo a feira, pulpo?, boqueron en vinagre, anchoa, salmon ahumado, michiron, pipirrana, titaina, quinoa, cuscus, cous cous, bulgur, bowl?,
    poke?, ramen, yakisoba, noodle, rollito, rollitos, gyoza, tempura, nacho, guacamole, taco?, burrito?, quesadilla, trinxat, mongete, llenties, llentia, cigrons, sopes, brou, verdures, espinacs, faves, macarrons, canelons, espaguetis, arros negre,
    raviolis, fideus, amanit, dilluns, truita de patata?, babarruna, dilista, txitxirio, barazki, porru, entsaladilla, arroza, makarroi, makarroiak, ensalada verde, lentella, garavanzo, xudia, fabas, ensalada,
    empanada gallega, lacon con grelos?, salteado de verdura, timbal, milhojas de, milhoja de berenjena, milhoja de tomate, wok?, curry de verdura, sandwich?, wrap?, bocadillo?, fajita?, pastel de cabracho, pastel de pescado, pastel de verdura, pudin de cabracho,
    sopa de cebolla, pan con tomate, pa amb oli, pa amb tomaquet, flor de alcachofa, rulo de cabra, rulo de queso, trigueros, salteado, escabeche?, ceviche, tartar de salmon, tiradito, causa, arepa, tequeno, tamal, pincho, tortillitas, tortillita,
    papas arruga, papas alina, papas con choco, carne mecha?, espardenya, vaina, vainas, leka, lekak, pote, pote asturiano, wakame, sushi, maki, harira, ostra, ostras, snack, mini, bacalaitos, revolconas, patatas revolconas, croqueta de, coca de, crudite, tempura de, huevas, mojama, salazon, ensalada de, tapenade, dim sum, kimchi, lentella, lentellas, polbo a feira, polbo?, caldo galego, clotxina, clotxines, arros a la cassola, arros de, cigro, cigrons, llentia, llenties, hortalissa, mongeta, mongetes, trinxat, sopa de galets, patates, bledes, callos?, tumbet, frito mallorquin?, aspencat, sobrasada, olla gitana, olla podrida, atascaburras, morteruelo, duelos, hervido, bollit, arros al forn, huevo a la flamenca?, cazuela de fideo, caldereta?, cazuela?, ensalada,
    wantun, won ton, edamame, falafel?, samosa, pakora, berza?, papas, patacones, yuca, mousse de pate, pate, foie, micuit, saquito, crepe de espinaca, crepes de, pencas, alcauciles, pastela?, tortellini, habichuela, chicharo, frijole, lentejitas, garbancitos, alubiada
  `,
  seconds: `
    pollo, pollastre, polo, oilasko, oilaskoa, pechuga, pechuguita, muslo, contramuslo, alita, jamoncito, pavo, pintada, pato, magret, confit, codorniz, perdiz, picanton, gallina, conejo, conill, coello, untxi, liebre,
    ternera, vedella, tenreira, filete, filetes, bistec, bistek, escalope, escalopin, escalopines, milanesa, entrecot, entrecotte, entrecote, chuleton, txuleta, txuleton, solomillo, lomo, llom, cinta de lomo, cinta, lomo de, roast beef, rosbif, redondo, ternasco, morcillo, jarrete, osobuco, ossobuco,
    ossobuco, estofado, estofado de, carne, carn, carnes, ragout, ragu, goulash, rabo, cola de toro, rabo de toro, carrillera, carrillada, carrilleras, galta, galtes, fricando, cordero, xai, corderito, paletilla, pierna, chuleta, chuletilla, chuletita, chuletillas, costilla, costillar, costella, costilleja, cochinillo, lechazo, cabrito,
    espeto, espetos, zarangollo con, caballito, cabra, cerdo, porc, porco, txerri, magro, magra, secreto, presa, pluma, lagarto, abanico, codillo, lacon, raxo, zorza, churrasco, criollo, codillo, manitas, manita, oreja, morro, callo, callos, tripa, higado, higadito, rinon, rinones, mollejas, molleja, sesos, lengua, asadura, cap i pota, butifarra, botifarra, salchicha, chorizo, chistorra, txistorra, morcilla, longaniza,
    hamburguesa, burger, albondiga, albondigas, almondiga, mandonguilla, mandonguilles, pilota, pelota, pelotas, figatell, pimientos relleno, pimientos del piquillo relleno, pimiento relleno, san jacobo, sanjacobo, cachopo, flamenquin, cordon bleu, libritos, librito, nuggets, fingers, brocheta, pincho moruno, kebab, parrillada, parrillada de carne, barbacoa, asado, carne asada, carne guisada, carne fiesta, ropa vieja, churrasco,
    merluza, lluc, legatz, legatza, pescadilla, pijota, bacalao, bacalla, bakailao, bakailaoa, bacallau, lubina, llobarro, dorada, orada, salmon, salmo, izokina, trucha, truita de riu, truchas, atun, tonyina, hegaluze, bonito, emperador, pez espada, rape, rap, gallo, lenguado, llenguado, rodaballo, besugo, sargo, corvina, mero, cabracho, caballa, sardina, sardinas, sardinha, boqueron, anchoas frita, jurel, chicharro, chicharrillo,
    palometa, panga, perca, tilapia, fletan, marrajo, cazon, rosada, raya, urta, cherne, vieja, congrio, anguila, pez, pescado, pescadito, pescaito, peix, peixe, arrain, fritura, fritura de, frito, fritos, frit, adobo, bienmesabe de cazon, calamar, calamares, calamarcito, chipiron, txipiron, txipiroi, sepia, sipia, choco, chocos, jibia, pota, rejo, puntilla, puntillita, pulpo a la brasa, pulpo a la plancha, mariscada, zarzuela, suquet, caldereta de,
    tortilla, truita, tortilla de patata, tortilla francesa, huevos frito, huevo frito, huevos con, huevos, huevo, huevos al plato, plato combinado, combinado, plato alpujarreno, seitan, tofu, tempeh, heura, lomo adobado, picadillo, picana, vacio, tataki, tataki de atun, bacaladito, bacaladita, delicias de, varitas, flamenquines, strogonoff, wok de pollo, wok de ternera, curry, pollo al curry, tikka, tajine, tajin, musaka, moussaka, kokotxa, cocochas, ventresca, lomo de merluza, suprema, medallones, medallon, dados, tacos de, tiras de, crujiente de pollo, guiso de carne, guiso de ternera, guisado, guiso, caldeirada, carne o caldeiro, pastel de carne, bola de carne, chuletas, cachelos con,
    centro de, rodaja de, bacaladilla, lirio, japuta, aguja, salmonete, salmonetes, breca, jibiones, rabas, mejillones relleno, tigre de, txangurro, bogavante, langosta, solomillito, redondo de, aleta, falda, pecho, espaldita, espalda, contra, babilla, tapa de, lomo bajo, lomo alto, asado de tira, entrana, costillitas, secretito, presita, plumita, jamon asado, jamon al horno, pierna de, ternasco, tostones, sanchopanza, menudo, ajo arriero, bacalao ajoarriero, esturion, arenque, kotxina, saiheski, xerra, solomo, azpizun, entrekot, txuletatxo, cabrales de, ajoarriero, gorrin, pixin, costillar, prueba de cerdo, pitu, pitu de caleya, chuleta de, sajonia, teriyaki, pollo teriyaki, xarrete, fletan, caldero, solomoa, xouba, xoubas, ovos fritido, enchilada, corzo, ciervo, jabali, venado, toro, buey, vaca, chicharrones, pinchos moruno, jamoncitos, medio pollo, cerdo agridulce, gall dindi, cordero korma, gall, hamburguesa amb, caracoles, pollo de, xurelo, xurelos, pescada, pescada a galega, carne o caldeiro, ovos, polo asado, luras, chocos, lomo de cerdo, peus, sipia, bistec, hamburguesa vegana, filet, rostit, mitjana, entrecot, secret, gall dindi, tall rodo, galta, pimientos de piquillo relleno, nuguets, lomito, chuletero, crestas, verduras empanada, hamburguesita, estofat, rostit, fricandó, calamars, gambes, rap a, conill a, peus de porc, llonganissa, escalopa, escalopes, llibrets, chuletada, panceta, secreto de, presa de, carne de, ternerita
  `,
  desserts: `
    postre, postrecito, postre casero, flan, natilla, natillas, arroz con leche, arroz con leite, arros amb llet, arroz esne, arroz-esne, arroz de leche, leche frita, tarta, tartita, tartaleta, bizcocho, bescuit, brownie, coulant, coulan, mousse, mus de, musse, tiramisu, panacota, panna cotta, pannacotta, cheesecake, crema catalana, crema de limon, crema de chocolate, crema de yogur, crema quemada, creme brulee, cuajada, cuallada, mamia, gatzatu, mel i mato, mato, recuit,
    yogur, yogurt, iogurt, jogurt, iogur, helado, gelat, izozki, xeado, sorbete, sorbet, granizado, fruta, fruita, froita, fruta del tiempo, fruta de temporada, frutas, macedonia, pina, sandia, melon, meloa, fresa, freson, fresones, naranja, mandarina, platano, manzana, manzana asada, poma, pera, peras al vino, uva, cereza, melocoton, ciruela, kiwi, mango, higo, nispero, paraguayo, albaricoque, chirimoya, papaya, granada, pomelo,
    torrija, torrijas, pudin, pudding, budin, pastel, pastelito, pasteles, milhoja de crema, milhojas de nata, milhojas de crema, milhoja, brazo de gitano, profiterol, profiteroles, lionesa, canutillo, cana, canas frita, filloa, freixo, frixuelo, crep, crepe, creps, crepes, crep de, crepe de chocolate, gofre, buñuelos de viento, bunyol, bunuelo de calabaza, churro, roscon, rosquilla, rosco, pestino, polvoron, turron, mazapan, panellet, tocino de cielo, tocinillo, tocinillo de cielo, quesada, sobao, quesillo, polvito, bienmesabe, frangollo, huevo mole, huevos mole, principe alberto, tarta de queso, queso con membrillo, queso con, queso fresco con miel, queso fresco con membrillo, queso, requeson, membrillo, gelatina, compota, piruleta, chocolate, trufa, trufas, bombon, copa de, copa de chocolate, banana split, dulce, dulce de leche, tres leches, goxua, pantxineta, tejas, ensaimada, gato, greixonera, flao, casadiella, pionono, paparajote, poleas, polea, gachas dulces, leche merengada, cafe, cafe o infusion, infusion, café, carajillo, baklava, paparajote, sticky toffee pudding, mochi, muffin, magdalena, cookie, galleta, coca de llanda, musico, postre de music, dátil, datil, intxaursaltsa, sagar, sagardo tarta, gazta, gaztanbera, natillak, flana, pastela de, postreak, gazta tarta, fruta freskoa, requeixo, tarta de santiago, bica, larpeira, orellas, marmolado, petit suisse, danone, copa, fondant, volcan, semifrio, tatin, banoffee, carrot cake, red velvet, lemon pie, apple pie, strudel, crumble, alfajor, financier, natilla casera, bica, chocolatada, panqueque, tulipa, barquillo, batido de, frutos rojos, frutas del bosque, frambuesa, cabello de angel, glorias, yemas, ponche, ponche segoviano, miguelitos, suspiros, teresitas, manjar, bartolillo, xuixo, catania, carquinyoli, menjar blanc, braç de gitano, pa de pessic, pijama, mel i, quesito, tarrina, petit four, tecula mecula, tarta nupcial, repapalos, perrunillas, prepostre, irlandes, cafe irlandes, torta, tarta de amendoa, flam, torta de queixo, torta de, queixo, fruita del temps, helao, natas, gelado, crema de cafe, coca de vidre
  `,
  drinks: `
    agua, vino, copa de vino, cerveza, cana, refresco, casera, gaseosa, tinto de verano, clara, mosto, sidra, zumo, te, coca cola, cocacola, fanta, aquarius, nestea, kas, sangria, limonada, botella, jarra, tercio, quinto, botellin, ura, ardoa, garagardoa, aigua, vi, cervesa, auga, vino, txakoli, horchata, kombucha, chupito, licor, cuarta de vino, media de vino, vermut, vermu, cava, copa de cava, copa de vino, te con, te verde, te moruno, chocolate a la taza
  `,
  sides: 'naan, pan de ajo, pan de pita, guarnicion, patatas frita, patata frita, ensalada de acompanamiento',
}

/** Words that show that a name is food, but not which course. */
const foodWords = `
  patata, arroz, pan, queso, tomate, lechuga, cebolla, ajo, pimiento, verdura, verduritas, huerta, seta, champinon, trufa, salsa, brasa, plancha, horno, romana, frito, frita, asado, asada, guisado, guisada, estofado, estofada, rebozado,
  rebozada, empanado, empanada, relleno, rellena, gratinado, gratinada, salteado, salteada, rehogado, rehogada, confitado, confitada, encebollado, encebollada, escabeche, escabechado, escabechada, marinado, marinada, ahumado, ahumada, glaseado, glaseada, pilpil, ajillo, marinera, vinagreta, alioli, allioli, mayonesa, romesco, bechamel,
  carbonara, bolonesa, pesto, nata, miel, nueces, nuez, almendra, pinones, pasas, manzana, pera, naranja, limon, chocolate, vainilla, caramelo, canela, helado, leche, yogur, huevo, jamon, bacon, chorizo, morcilla, sobrasada, pollo, pavo, ternera, cerdo, cordero, carne, pescado, marisco, merluza, bacalao, salmon, atun, bonito, gamba, langostino, calamar, sepia, pulpo, mejillon, almeja, anchoa, ventresca, lenteja, garbanzo, alubia, judia, espinaca, acelga, calabaza, calabacin, berenjena, alcachofa, esparrago, zanahoria, puerro, coliflor, brocoli, guisante, haba, aguacate, mostaza, curry, soja, sesamo, tofu, quinoa, cuscus, hummus, pasta, tinta, ibericos, iberico, iberica, boniato, batata, mojo, gofio, hongos, boletus, virutas, crujiente, tartar, parrilla, carbon, lena, vapor, pisto, grelos, cachelos, butifarra, mongetes, patates, bolets, formatge, pernil, arros, verdures, forn, graella, patatak, barazkiak, gazta, urdaiazpikoa, ogia, cocido, potaje, caldo, fideos, membrillo, fresas, frutos, pina, platano, mango, coco, te
`

/** With a dish, these words are its garnish. Alone, they are a dish. */
const garnishes = `
  patata, patatas, papa, papas, ensalada, verdura, verduras, arroz, pimiento, pimientos, pisto, pure, champinon, seta, setas, guarnicion, tomate, huevo, huevos, esparragos, esparrago, menestra, cuscus, cachelos, alioli, salsa, pan, trufa, queso, nuez, nueces, pasas, miel, jamon, bacon, chorizo, cebolla, ajo, limon, nata, chocolate, atun, anchoa, anchoas, aguacate, maiz, zanahoria, manzana, mango, pina, canela, galleta, helado, frutos, fresas, mermelada, membrillo, caramelo, vinagreta, mayonesa, mostaza, almejas, almeja, gambas, gamba, langostinos, costilla, espinaca, espinacas, calabacin, berenjena, puerro, guisantes, judias, mejillones, marisco, boletus, trigueros, tofu, nachos, guacamole, col, coliflor, patates, amanida, bechamel, mozzarella, parmesano, rucula, canonigos, tomatitos, vino, agua, datiles, almendras, pinones, virutas, picatostes, remolacha, granada, menta, feta, aceitunas, verduritas, crema, fruta, pera, uvas, naranja, morcilla, butifarra, alubias, garbanzos, fideos, noodles, boniato, calabaza, yogur, platano, pasta, mojo, papas
`

type Course = Extract<CategoryKind, 'firsts' | 'seconds' | 'desserts' | 'drinks' | 'sides'>
export type KnownDish = { course: Course; sure: boolean }

const courses = ['firsts', 'seconds', 'desserts', 'drinks', 'sides'] as const

const beginnings = phrases(
  courses.flatMap((course) =>
    listed(dishBeginnings[course]).map(
      (phrase) => [stemmed(phrase.replace('?', '')), { course, sure: !phrase.endsWith('?') }] as const,
    ),
  ),
)
const food = new Set([...listed(foodWords), ...listed(foreignFood)].map(stem))
const garnish = new Set(listed(garnishes).map(stem))
const headWords = new Set([...beginnings.byWords.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
const spelled = spellings([...headWords].filter((word) => word.length >= 5))

const connectors = new Set(
  'a al ala de del con sin en y e i o u la el los las amb al a sobre para por sus su nuestro nuestra con c s p d da do dos das ao com eta'.split(
    ' ',
  ),
)

const bySound = new Map(
  [...headWords].filter((word) => word.length >= 5).map((word) => [soundOf(word), word]),
)

/** Replaces a misspelt word with the word of the lexicon. */
function spellWell(word: string): string {
  if (word.length < 4 || headWords.has(word) || food.has(word)) return word
  return bySound.get(soundOf(word)) ?? (word.length < 5 ? null : nearest(spelled, word)) ?? word
}

/** The usual spelling of a dish whose first word is misspelt. Null when nothing is to be suggested. */
export function usualSpelling(name: string): string | null {
  const first = /^\p{L}+/u.exec(name)?.[0] ?? ''
  const word = stem(fold(first))
  const right = spellWell(word)
  if (right === word || !knownBeginning(stems(fold(name)))) return null
  const isPlural = /s$/i.test(first) && !right.endsWith('s')
  const plural = /[aeiou]$/.test(right) ? 's' : 'es'
  const written = withAccents(isPlural ? `${right}${plural}` : right)
  if (fold(written) === fold(first)) return null
  const cased = /^\p{Lu}/u.test(first) ? written.replace(/^./u, (letter) => letter.toUpperCase()) : written
  return `${cased}${name.slice(first.length)}`
}

const diminutive = /^(\p{L}{3,}?)(?:c?it|in|et)[oa]?$/u

/** «Lubinita», «caldiño», «cocidito»: the word that an owner made small. */
function withoutDiminutive(word: string): string | null {
  const root = headWords.has(word) ? undefined : diminutive.exec(word)?.[1]
  if (root === undefined) return null
  return ['', 'a', 'o', 'z', 'ado'].map((end) => root + end).find((whole) => headWords.has(whole)) ?? null
}

/** The course of a dish by the beginning of its name. One typing error in the first word is allowed. */
export function knownBeginning(words: readonly string[]): KnownDish | null {
  const exact = phraseAt(beginnings, words, 0)?.means
  if (exact) return exact
  const [first, ...rest] = words
  if (first === undefined) return null
  const spelt = withoutDiminutive(first) ?? spellWell(first)
  const other = spelt === first ? null : phraseAt(beginnings, [spelt, ...rest.slice(0, 4)], 0)
  return other?.means ?? englishDish(words)
}

/** «mel i mató», «mar y montaña»: both sides of a conjunction are one known name. */
export const isOneName = (left: readonly string[], right: readonly string[]) =>
  left.length < 3 &&
  ['i', 'y', 'e', 'o'].some(
    (and) => (phraseAt(beginnings, [...left, and, ...right], 0)?.length ?? 0) > left.length + 1,
  )

/** The course of a dish, by its beginning or by a dish named later in the text («nuestras famosas croquetas»). */
export function knownDish(words: readonly string[]): KnownDish | null {
  const beginning = knownBeginning(words)
  if (beginning) return beginning
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    if (connectors.has(words[at - 1] ?? '') && at > 1) continue
    const found = phraseAt(beginnings, words, at)?.means
    if (found) return { ...found, sure: false }
  }
  return null
}

export const isFood = (words: readonly string[]) =>
  words.some((word) => food.has(word) || headWords.has(word) || isBasqueFood(word))
export const isConnector = (word: string) => connectors.has(word)
export const isGarnish = (word: string) => garnish.has(word)

export const looksLikeFood = (text: string) => {
  const words = stems(fold(text))
  return knownDish(words) !== null || isFood(words)
}

/** Every word of the dishes known here. */
export const dishVocabulary = () => [
  ...new Set(`${Object.values(dishBeginnings).join(',')},${foodWords},${garnishes}`.match(/\p{L}{3,}/gu)),
]
