import { keyOf } from './tokens'

/**
 * Everyday words of a search that the lexicon has not, or has for something rarer too, by the language of the page: the Castilian word, and
 * what is called so. They are no part of the lexicon, because they say nothing of a dish.
 */
const written = {
  en: `
    solomillo: sirloin, tenderloin
    maíz: corn
    pechuga: breast
    alita: wing
    tarta de queso: cheesecake
    tortita: pancake
    entrecot: steak
    ternera: beef, veal
    costilla: rib, ribs, spare ribs
    beicon: bacon, rasher
    fideo: noodle, noodles
    patata frita: chips, fries, french fries
    berenjena: eggplant
    calabacín: zucchini, courgette
    tarta: pie, cake
    hamburguesa: burger, burgers, hamburger
    sándwich: sandwich
    riñón: kidney
    hígado: liver
    gamba: shrimp, prawn
    albóndiga: meatball
    judía: bean
    seta: mushroom
    pescado: fish
    marisco: seafood, shellfish
    carne: meat
    verdura: vegetable, veg, veggies
    postre: dessert, pudding
    helado: ice cream
    huevo: egg
    vegetariano: vegetarian, veggie
    vegano: vegan`,
  fr: `
    pulpo: pieuvre
    lubina: loup
    chuleta: cote, cotelette
    riñón: rognon
    sopa: potage
    entrecot: steak, bifteck
    ternera: boeuf, veau
    huevo: oeuf
    merluza: colin
    arroz: riz
    pasta: pates
    patata frita: frites
    patata: pomme de terre, pommes de terre
    ajo: ail
    tarta: tarte, gateau
    albóndiga: boulette
    hígado: foie
    guiso: ragout
    gamba: crevette
    helado: glace
    judía: haricot
    champiñón: champignon
    marisco: fruits de mer
    menta: menthe
    zumo: jus
    té: thé
    carne: viande
    verdura: legume
    postre: dessert
    vegetariano: vegetarien, vegetarienne
    vegano: vegetalien, vegane`,
  de: `
    zanahoria: Möhre
    chuleta: Kotelett
    riñón: Niere
    guiso: Eintopf
    asado: Braten
    caza: Wild
    tarta de manzana: Apfelkuchen
    crepe: Pfannkuchen
    pollo: Huhn, Hühner, Hühnchen, Hähnchen
    ternera: Rind, Rindfleisch, Kalb, Kalbfleisch
    cerdo: Schwein, Schweinefleisch
    cordero: Lamm, Lammfleisch
    entrecot: Steak
    patata frita: Pommes, Pommes frites, Fritten
    pulpo: Krake, Oktopus
    mejillón: Muschel, Miesmuschel
    gamba: Garnele, Shrimp, Krabbe
    langostino: Riesengarnele
    col: Kohl
    huevo: Ei, Eier
    helado: Eis
    postre: Nachtisch, Nachspeise, Dessert
    pavo: Truthahn, Pute
    hígado: Leber
    albóndiga: Frikadelle, Fleischbällchen
    pasta: Nudel
    judía: Bohne
    seta: Pilz
    tarta: Kuchen, Torte
    salchicha: Wurst, Würstchen
    costilla: Rippchen
    ensalada: Salat
    verdura: Gemüse
    salsa: Soße
    marisco: Meeresfrüchte
    morcilla: Blutwurst
    conejo: Kaninchen
    vegetariano: vegetarisch, vegetarisches, vegetarische, vegetarischer
    vegano: vegan, vegane, veganes`,
  ca: `
    alita: ala, ales
    filete: filet
    requesón: mató
    cordero: xai
    pulpo: pop
    huevo: ou, ous
    ajo: all
    pan: pa
    pie: peu, peus
    butifarra: botifarra
    ternera: vedella
    seta: bolet
    tarta: pastís
    helado: gelat
    postre: postres
    judía: mongeta
    albóndiga: mandonguilla, pilota
    vegetariano: vegetarià, vegetariana`,
  gl: `
    pato: parrulo
    cordero: año, cordeiro
    alubia: faba, fabas
    huevo: ovo
    sardina: sardiña
    almeja: ameixa
    pollo: polo
    merluza: pescada
    seta: cogomelo
    tarta: torta
    postre: sobremesa
    ajo: allo
    vegetariano: vexetariano, vexetariana
    vegano: vegano`,
  eu: `
    gamba: izkira
    calabacín: kuiatxo
    aguacate: ahuakate
    carne: okela, haragi
    cerdo: txerriki
    alcachofa: alkatxofa
    chuletón: txuleta
    cordero: bildots, arkume
    chipirón: txipiroi
    verdura: barazki
    postre: postre, azkenburuko
    seta: perretxiko, onddo
    ajo: baratxuri
    atún: hegaluze
    vegetariano: begetariano
    vegano: begano`,
}

export type ForeignLanguage = keyof typeof written

export const foreignLanguages = ['ca', 'gl', 'eu', 'en', 'fr', 'de'] as const satisfies ForeignLanguage[]

const read = (lines: string) =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [castilian = '', words = ''] = line.trim().split(': ')
        return words.split(', ').map((word) => [searchKey(word), castilian] as const)
      }),
  )

/** «bœuf» is «boeuf», and «Soße» is «Sosse». */
export function searchKey(words: string) {
  return keyOf(words.replace(/œ/gi, 'oe').replace(/ß/g, 'ss'))
}

export const searchWords: Record<ForeignLanguage, ReadonlyMap<string, string>> = {
  ...{ ca: read(written.ca), gl: read(written.gl), eu: read(written.eu) },
  ...{ en: read(written.en), fr: read(written.fr), de: read(written.de) },
}

const endings: Record<ForeignLanguage, [ending: RegExp, becomes: string][]> = {
  en: [
    [/ies$/, 'y'],
    [/ves$/, 'f'],
    [/(?<=[osxh])es$/, ''],
    [/s$/, ''],
  ],
  fr: [
    [/[sx]$/, ''],
    [/es$/, ''],
  ],
  de: [
    [/en$/, ''],
    [/[nes]$/, ''],
    [/er$/, ''],
  ],
  ca: [
    [/ques$/, 'ca'],
    [/gues$/, 'ga'],
    [/es$/, 'a'],
    [/ns$/, ''],
    [/os$/, ''],
    [/s$/, ''],
  ],
  gl: [
    [/s$/, ''],
    [/es$/, ''],
  ],
  eu: [
    [/rr?ak?$/, 'r'],
    [/ak$/, 'a'],
    [/ak?$/, ''],
  ],
}

/** What a word may be the plural of: «chickens», «botifarres», «alkatxofak». */
export const singularsOf = (key: string, language: ForeignLanguage) =>
  endings[language].flatMap(([ending, becomes]) => (ending.test(key) ? [key.replace(ending, becomes)] : []))
