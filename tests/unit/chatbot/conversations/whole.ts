import type { OwnMenu } from '@/contract/entities/own-menu'
import { menuOf, wednesday } from '../world'

/** A lunch as an owner of each language has it. */
const dishes = {
  es: {
    Primeros: ['Gazpacho', 'Ensaladilla', 'Sopa castellana'],
    Segundos: ['Merluza a la plancha', 'Cachopo', 'Pollo asado'],
    Postres: ['Flan casero'],
  },
  ca: {
    Primers: ['Escudella', 'Amanida verda', 'Canelons'],
    Segons: ['Botifarra amb mongetes', 'Pollastre rostit'],
    Postres: ['Crema catalana'],
  },
  gl: {
    Primeiros: ['Caldo galego', 'Empanada de zorza'],
    Segundos: ['Raxo con patacas', 'Churrasco'],
    Sobremesas: ['Filloas'],
  },
  eu: {
    Lehenengoak: ['Babarrunak', 'Entsalada'],
    Bigarrenak: ['Legatza plantxan', 'Txuleta txikia'],
    Postreak: ['Gazta'],
  },
  en: {
    Starters: ['Tomato soup', 'Caesar salad'],
    'Main courses': ['Fish and chips', 'Chicken curry', 'Veggie lasagne'],
    Desserts: ['Apple pie'],
  },
}

export type Language = keyof typeof dishes

export const lunchIn = (language: Language, soldOut?: string): OwnMenu =>
  menuOf(wednesday, 'published', {
    ...{ price: 14, halfPrice: null, includes: ['pan'], window: null, observation: 'Feliz semana' },
    categories: Object.entries(dishes[language]).map(([name, names]) => ({
      name,
      items: names.map((dish) => ({ name: dish, ...(dish === soldOut && { soldOut: true }) })),
    })),
  })

/** What a message does to the lunch of today, or to the menu that it offers: only what differs, a line each. */
export type Spoken = { language: Language; soldOut?: string; says: string[]; does: string }

const to = (language: Language, does: string, says: string[], soldOut?: string): Spoken[] =>
  says.map((text) => ({ language, says: [text], does, ...(soldOut && { soldOut }) }))

export const spoken: Spoken[] = [
  // What a dish contains, and what it is fit for.
  ...to('es', 'Gazpacho: gluten contains · Cachopo: eggs contains', [
    'el gazpacho lleva gluten y el cachopo huevo',
    'el gazpacho lleva gluten y el cachopo huevo, ponlo',
    'pon que el gazpacho lleva gluten y el cachopo huevos',
  ]),
  ...to('es', 'Cachopo: gluten contains, milk contains', [
    'alergenos del cachopo: gluten, leche',
    'el cachopo lleva gluten y lacteos, apuntalo',
    'marca el cachopo con gluten y leche',
    'el cachopo contiene gluten y leche',
  ]),
  ...to('es', 'Pollo asado: gluten free, gluten-free', [
    'el pollo es sin gluten',
    'el pollo no lleva gluten',
  ]),
  ...to('es', 'Gazpacho: vegan', ['el gazpacho es vegano', 'pon que el gazpacho es vegano']),
  ...to('ca', 'Escudella: gluten contains, celery contains', ["l'escudella porta gluten i api"]),
  ...to('ca', 'Canelons: milk contains, gluten contains, eggs contains', [
    'els canelons porten llet, gluten i ou',
    'al·lèrgens dels canelons: llet, gluten i ous',
  ]),
  ...to('ca', 'Crema catalana: gluten free, gluten-free', ['la crema catalana és sense gluten']),
  ...to('gl', 'Filloas: milk contains, eggs contains, gluten contains', [
    'as filloas levan leite, ovo e glute',
  ]),
  ...to('gl', 'Caldo galego: gluten free, gluten-free', ['o caldo é sen glute']),
  ...to('eu', 'Legatza plantxan: fish contains', ['legatzak arraina dauka']),
  ...to('eu', 'Babarrunak: gluten free, gluten-free', ['babarrunak glutenik gabe dira']),
  ...to('en', 'Chicken curry: nuts contains, milk contains', [
    'the curry contains nuts and milk',
    'allergens for the curry: nuts, milk',
  ]),
  ...to('en', 'Tomato soup: vegan, gluten-free', ['tomato soup is vegan and gluten free']),
  {
    language: 'es',
    says: ['el cachopo', 'alergenos gluten y moluscos'],
    does: 'Cachopo: gluten contains, molluscs contains',
  },
  {
    language: 'ca',
    says: ['els canelons són nous', 'és sense gluten'],
    does: 'Canelons: gluten free, gluten-free',
  },
  { language: 'es', says: ['el gazpacho lleva gluten', 'quita el gluten del gazpacho'], does: '' },
  { language: 'es', says: ['el gazpacho lleva gluten', 'deshaz'], does: '' },

  // A copy with what is to be different: today stays as it is.
  ...to('es', '? -Sopa castellana 13', [
    'mañana lo mismo pero sin sopa y a 13',
    'mañana el mismo menú menos la sopa, y a 13€',
    'copia el menú de hoy a mañana, quita la sopa y ponlo a 13',
    'para mañana lo mismo que hoy quitando la sopa y a 13 euros',
  ]),
  ...to('es', '? -Merluza a la plancha +Conejo al ajillo', [
    'mañana pongo lo mismo pero en vez de merluza conejo al ajillo',
    'no, q mañana el menu de hoy pero con conejo al ajillo en lugar de la merluza',
    'mañana igual que hoy, cambia la merluza por conejo al ajillo',
    'copia el de hoy a mañana pero quita la merluza y pon conejo al ajillo en su sitio',
  ]),
  ...to('ca', '? -Escudella 18', [
    'demà el mateix però sense escudella i a 18',
    "copia el menú d'avui a demà, treu l'escudella i posa'l a 18",
  ]),
  ...to('ca', '? -Botifarra amb mongetes +Conill', [
    'demà igual que avui però canviant la botifarra per conill',
    'demà el mateix però en lloc de botifarra conill',
  ]),
  ...to('gl', '? -Caldo galego +Lentellas', [
    'mañá o mesmo pero en vez de caldo poñemos lentellas',
    'copia o menú de hoxe a mañá, quita o caldo e pon lentellas',
  ]),
  ...to('eu', '? -Babarrunak +Dilistak', [
    'biharko gaurko bera baina babarrunen ordez dilistak',
    'ez, bihar gaurko menu bera, baina babarrunak kendu eta dilistak jarri',
    'kopiatu gaurkoa biharko, babarrunak kendu eta dilistak jarri',
  ]),
  ...to('en', '? -Chicken curry +Beef stew 16', [
    'tomorrow the same as today but swap the curry for beef stew and at 16',
    "copy today's menu to tomorrow, take off the curry and put beef stew instead, at 16",
  ]),

  // Sold out, back, instead.
  ...to('es', '!Pollo asado', [
    'el pollo de hoy tb se acabó',
    'no, que el pollo se acabó',
    'quedamos sin pollo',
    'el pollo acabao, q exito',
  ]),
  ...to('ca', '!Pollastre rostit', ["també s'ha acabat el pollastre", 'ens hem quedat sense pollastre']),
  ...to('gl', '!Raxo con patacas', [
    'quedamos sen raxo',
    'non, que o raxo esgotouse',
    'tamén rematou o raxo',
  ]),
  ...to('eu', '!Txuleta txikia', ['txuletarik gabe geratu gara', 'ez, txuleta ere amaitu da']),
  ...to('en', '!Chicken curry', ["we've run out of curry", "the curry's gone too, sorry"]),
  ...to(
    'es',
    '',
    ['ya hay pollo otra vez me ha traido mi cuñao', 'que hay pollo', 'el pollo vuelve'],
    'Pollo asado',
  ),
  ...to('ca', '', ['ja tenim pollastre un altre cop', 'torna a haver-hi pollastre'], 'Pollastre rostit'),
  ...to('gl', '', ['xa hai raxo outra vez', 'volve haber raxo'], 'Raxo con patacas'),
  ...to('eu', '', ['berriro badago txuleta'], 'Txuleta txikia'),
  ...to('en', '', ['we have curry again', 'the curry is back'], 'Chicken curry'),
  ...to('es', '-Merluza a la plancha +Bacalao en salsa verde', [
    'la merluza fuera, que esta mala. en su sitio bacalao en salsa verde',
    'nos hemos quedado sin merluza, pon bacalao en salsa verde en su lugar',
    'quita la merluza y pon bacalao en salsa verde',
  ]),
  ...to('ca', '-Pollastre rostit +Conill', ['treu el pollastre i posa conill al seu lloc']),
  ...to('gl', '-Churrasco +Bacallau', ['quita o churrasco e pon bacallau no seu lugar']),
  ...to('eu', '-Legatza plantxan +Bakailaoa', [
    'legatza kendu eta haren ordez bakailaoa jarri',
    'legatzaren ordez bakailaoa',
  ]),
  ...to('en', '-Chicken curry +Beef stew', ['take off the curry and put beef stew in its place']),
  { language: 'es', says: ['quita el pollo', 'q has hecho!! el gazpacho no lo toques, deshaz'], does: '' },
  { language: 'es', says: ['quita el pollo', 'que deshagas lo ultimo'], does: '' },
  { language: 'ca', says: ['treu el pollastre', 'no no desfés això que has fet'], does: '' },
  { language: 'gl', says: ['quita o caldo', 'non, desfai iso'], does: '' },
  { language: 'eu', says: ['kendu txuleta', 'ez, desegin hori'], does: '' },
  { language: 'en', says: ['remove the curry', 'no no, undo what you did'], does: '' },

  // More dishes, other names, no note.
  ...to('es', '+Callos +Bacalao', [
    'uy te faltan los segundos, callos y bacalao',
    'añade callos y bacalao de segundo',
  ]),
  ...to('es', '+Serranito', ['pon que hay serranito tb']),
  ...to('en', '+Lentil soup +Garlic prawns', ['add lentil soup and garlic prawns as starters']),
  ...to('ca', '+Mel i mató +Fruita', ['falten els postres: mel i mató i fruita']),
  ...to('es', '-Merluza a la plancha +Merluza', [
    'la merluza a secas',
    'quita lo de a la plancha de la merluza',
  ]),
  ...to('es', 'no note', ['quita la frase esa de abajo']),
  ...to('ca', 'no note', ['treu la frase de baix']),
  ...to('gl', 'no note', ['quita a nota de abaixo']),
  ...to('eu', 'no note', ['kendu beheko esaldia']),
  ...to('en', 'no note', ['remove the note at the bottom']),
  {
    language: 'ca',
    says: ['els canelons són nous', 'fes-los de rostit'],
    does: '-Canelons +Canelons de rostit',
  },

  ...to('es', '+Paella', ['añade paella de segundo con suplemento de 3']),
  ...to('eu', '-Legatza plantxan +Bakailaoa', ['aldatu legatza, jarri bakailaoa']),
  ...to('es', 'Pollo asado: gluten contains, molluscs contains', [
    'pon tb medio menu a 8, y el pollo tiene gluten y molusco',
  ]),
  ...to('ca', 'Canelons: fish contains, nuts contains', ['alergens canelons: peix i fruits secs']),
  {
    language: 'ca',
    says: ["l'escudella porta api", 'i els canelons fes-los de rostit'],
    does: '-Canelons +Canelons de rostit Escudella: celery contains',
  },
  ...to('es', '? -Sopa castellana +Crema de calabaza 15', [
    'para mañana copie el menú de hoy, cambiando la sopa por crema de calabaza, 15€',
  ]),

  // Nothing of these changes anything.
  ...to('es', '', [
    'oye y esto donde lo ve la gente',
    'hola soy manuel como va esto',
    'dos raciones solo de pollo quedan, avisa',
    'qué me dices de «el gazpacho lleva gluten»',
    '¿el gazpacho lleva gluten?',
    'la sopa lleva fideos',
    'el gazpacho no lleva nada',
    'no quites el pollo',
    'quita lo de que hace un frio de la sopa',
  ]),
  ...to('en', '', ['allergens for the thing', 'where do people see this?']),
]
