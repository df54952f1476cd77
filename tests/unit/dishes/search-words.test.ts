import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '@/contract/rules/search/fold-text'
import { type SearchLanguage, spanishFor } from '@/server/text/dishes/spanish-for'

/** What a word means: one of these, or the word itself, which is Castilian too. */
const meanings: Record<Exclude<SearchLanguage, 'es'>, string> = {
  en: `
    corn: maíz
    sirloin: solomillo
    wings: alita
    breast: pechuga
    cheesecake: tarta de queso
    chicken, chickens: pollo
    steak, steaks: filete, bistec, entrecot, chuletón
    ribs: costilla
    bacon: bacon, beicon, panceta
    noodles: fideo, tallarín, noodle
    chips, fries: patata frita
    eggplant, eggplants: berenjena
    pie: tarta, pastel, empanada
    burger, burgers: hamburguesa
    sandwich, sandwiches: sándwich, bocadillo
    kidneys: riñón
    liver: hígado
    shrimp, shrimps, prawns: gamba, langostino
    beef: ternera, vaca, buey
    ham: jamón
    veggie, vegetarian: vegetariano
    pork: cerdo
    lamb: cordero
    cod: bacalao
    squid: calamar
    octopus: pulpo
    tuna: atún
    mushrooms: champiñón, seta
    potatoes: patata
    eggs: huevo
    cheese: queso
    soup: sopa
    salad, salads: ensalada
    meatballs: albóndiga
    ice cream: helado
    cake: tarta, pastel, bizcocho
    rice: arroz
    bread: pan
    beans: judía, alubia
    salmon: salmón
    vegetables: verdura
    fish: pescado
    rabbit: conejo
    duck: pato
    turkey: pavo`,
  fr: `
    rognons: riñón
    côtelettes: chuleta
    pieuvre: pulpo
    thé: té
    riz: arroz
    boeuf, bœuf: ternera, vaca, buey
    oeuf, oeufs, œuf, œufs: huevo
    steak: filete, bistec, entrecot, chuletón
    colin: merluza
    pâtes: pasta
    frites: patata frita
    ail: ajo
    tarte, tartes: tarta
    boulettes: albóndiga
    foie: hígado
    ragoût: guiso, estofado, ragú
    végétarien, végétarienne: vegetariano
    poulet, poulets: pollo
    poisson, poissons: pescado
    agneau: cordero
    porc: cerdo
    canard: pato
    jambon: jamón
    saumon: salmón
    thon: atún
    crevettes: gamba, langostino, camarón
    moules: mejillón
    fromage, fromages: queso
    pain: pan
    soupe: sopa
    salade, salades: ensalada
    gâteau, gâteaux: tarta, pastel, bizcocho
    glace: helado
    pommes: manzana
    haricots: judía, alubia
    légumes: verdura
    viande: carne
    veau: ternera
    champignons: champiñón, seta
    morue: bacalao`,
  de: `
    Möhren: zanahoria
    Kotelett: chuleta
    Nieren: riñón
    Eintopf: guiso, potaje
    Braten: asado
    Apfelkuchen: tarta de manzana
    Huhn, Hühnchen, Hähnchen, Hühner: pollo, gallina
    Rindfleisch: ternera, vaca, buey
    Pommes: patata frita
    Kalbfleisch: ternera
    Steak, Steaks: filete, bistec, entrecot, chuletón
    Krake: pulpo
    Muscheln: mejillón, almeja
    Kohl: col, repollo, berza
    Ei, Eier: huevo
    Eis: helado
    Nachtisch: postre
    Truthahn: pavo
    Leber: hígado
    vegetarisch, vegetarische: vegetariano
    Fisch: pescado
    Fleisch: carne
    Schweinefleisch: cerdo
    Lamm: cordero
    Reis: arroz
    Nudeln: pasta, fideo, tallarín
    Kartoffeln: patata
    Käse: queso
    Brot: pan
    Suppe: sopa
    Salat, Salate: ensalada
    Kuchen: tarta, pastel, bizcocho
    Garnelen: gamba, langostino
    Lachs: salmón
    Thunfisch: atún
    Pilze: seta, champiñón
    Bohnen: judía, alubia
    Gemüse: verdura
    Schinken: jamón
    Ente: pato
    Kaninchen: conejo
    Frikadellen: albóndiga
    Soße, Sosse: salsa`,
  ca: `
    filet: filete, solomillo
    mató: requesón
    xai: cordero
    pop, pops: pulpo
    ou, ous: huevo
    all, alls: ajo
    pa: pan
    peus: pie, mano
    botifarra, botifarres: butifarra, salchicha
    pollastre, pollastres: pollo
    peix: pescado
    carn: carne
    vedella: ternera
    arròs: arroz
    formatge, formatges: queso
    pernil: jamón
    patates: patata
    amanida, amanides: ensalada
    bacallà: bacalao
    lluç: merluza
    musclos: mejillón
    calamars: calamar
    bolets: seta
    mongetes: judía, alubia
    pastís: tarta, pastel
    gelat, gelats: helado
    postres: postre
    mandonguilles: albóndiga
    conill: conejo
    porc: cerdo
    tonyina: atún
    verdures: verdura
    vegetarià, vegetariana: vegetariano`,
  gl: `
    parrulo: pato
    año: cordero
    fabas: alubia, judía, haba, faba
    ovo, ovos: huevo
    sardiñas, sardiña: sardina
    polo: pollo
    peixe, peixes: pescado
    polbo: pulpo
    queixo, queixos: queso
    xamón: jamón
    pan: pan
    pataca, patacas: patata
    ameixas: almeja
    mexillóns: mejillón
    pescada: merluza
    porco: cerdo
    tenreira: ternera
    coello: conejo
    xeado, xeados: helado
    sobremesa: postre
    torta: tarta
    verduras: verdura
    cogomelos: seta
    lagostinos: langostino
    vexetariano, vexetariana: vegetariano
    allo: ajo`,
  eu: `
    izkirak: gamba
    ahuakatea: aguacate
    okela: carne
    alkatxofak: alcachofa
    txuleta: chuleta, chuletón
    oilaskoa: pollo
    arraina: pescado
    haragia: carne
    arkumea: cordero
    bildotsa: cordero
    txahala: ternera
    txerria: cerdo
    bakailaoa: bacalao
    legatza: merluza
    olagarroa: pulpo
    txipiroiak: chipirón
    arrautza, arrautzak: huevo
    arroza: arroz
    patatak: patata
    gazta: queso
    ogia: pan
    zopa: sopa
    entsalada: ensalada
    babarrunak: alubia
    dilistak: lenteja
    urdaiazpikoa: jamón
    izozkia: helado
    tarta: tarta
    postrea: postre
    barazkiak: verdura
    hegaluzea: atún, bonito
    begetarianoa: vegetariano`,
}

const cases = Object.entries(meanings).flatMap(([language, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', allowed = ''] = line.trim().split(': ')
      return words
        .split(', ')
        .map((word) => ({ language: language as SearchLanguage, word, allowed: allowed.split(', ') }))
    }),
)

/** The database knows Castilian words without accents, and «sardinas» as «sardina». */
const stemOf = (words: string) => foldText(words).replace(/s$/, '')

test.each(cases)('$language «$word» is one of $allowed', ({ language, word, allowed }) =>
  expect(allowed.map(stemOf)).toContain(stemOf(spanishFor(word.split(' '), language)?.join(' ') ?? word)),
)

test.each([
  ['en', 'pie de cerdo', null],
  ['en', 'pies de cerdo', null],
  ['fr', 'bar', null],
  ['es', 'pie', null],
  ['es', 'ano', null],
  ['es', 'all', null],
  ['de', 'vegetarische Suppe', 'vegetariano sopa'],
  ['en', 'steak with chips', 'entrecot patata frita'],
  ['ca', 'ales de pollastre', 'alita pollo'],
  ['fr', 'foie de veau', 'hígado ternera'],
  ['gl', 'polo con patacas', 'pollo patata'],
] as const)('%s «%s» is «%s»', (language, words, spanish) =>
  expect(spanishFor(words.split(' '), language)?.join(' ') ?? null).toBe(spanish),
)

test('the words of searches take at most 6 KB', () =>
  expect(statSync('server/text/dishes/search-words.ts').size).toBeLessThanOrEqual(6 * 1024))
