import { type MenuContent, menuContent } from '../../contract/entities/menu'
import type { Allergen } from '../../contract/lists'

/** What a sheet says about the restaurant. */
export type House = {
  name: string
  address?: string
  city?: string
  phone?: string
  /** The owner's logo or a photo of a dish, where there is one. */
  logo?: boolean
  photo?: boolean
}

export type RealMenu = { name: string; house: House; menu: MenuContent }

/** `name +3,50 [gluten,leche]`: a dish, its supplement and its allergens. */
function dish(line: string) {
  const [, rest = line, signs = ''] = line.match(/^(.*?)(?: \[([a-z-,]+)\])?$/) ?? []
  const [, name = rest, more] = rest.match(/^(.*?)(?: \+([\d.]+))?$/) ?? []
  const allergens = Object.fromEntries(signs.split(',').flatMap((one) => (one ? [[one, 'contains']] : [])))
  return { name, ...(more && { supplement: Number(more) }), allergens }
}

/** Courses as `Name: dish / dish / dish`, one a line. */
function courses(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', dishes = ''] = line.trim().split(/: (.*)/)
      return { name, items: dishes.split(' / ').map(dish) }
    })
}

type More = Partial<Pick<MenuContent, 'halfPrice' | 'includes' | 'window' | 'observation'>>

const real = (name: string, house: House, price: number | null, text: string, more: More = {}): RealMenu => ({
  ...{ name, house },
  menu: menuContent.parse({ price, categories: courses(text), ...more }),
})

const lola: House = { name: 'Casa Lola', address: 'Calle del Pez, 14', city: 'Madrid', phone: '915 22 31 40' }
const bare: House = { name: 'Bar Paco' }
const long: House = {
  ...{ name: 'Restaurante Asador El Rincón de los Hermanos Gutiérrez', logo: true },
  ...{
    address: 'Avenida de la Constitución Española, 128, bajo izquierda',
    city: 'Las Palmas de Gran Canaria',
  },
  phone: '+34 928 123 456',
}
const port: House = {
  name: 'Taberna del Puerto',
  address: 'Muelle de Levante, s/n',
  city: 'Alicante',
  photo: true,
}
const phoned: House = { name: 'Can Roca', phone: '972 10 20 30', logo: true }
const lunch = { start: '13:00', end: '16:00' }

const threes = `
  Primeros: Lentejas estofadas con chorizo / Ensalada de tomate y ventresca / Crema de calabacín
  Segundos: Merluza a la plancha con verduras / Secreto ibérico con patatas / Huevos rotos con jamón
  Postres: Flan de huevo / Arroz con leche / Fruta de temporada`

const signs: Allergen[] = ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk']

/** Menus as restaurants write them: from 4 to 18 dishes, from one to five courses. */
export const realMenus: readonly RealMenu[] = [
  real('four', bare, 11, 'Primeros: Lentejas / Ensalada\nSegundos: Merluza / Secreto'),
  real(
    'four-hours',
    lola,
    12.5,
    'Primeros: Lentejas estofadas / Ensalada mixta\nSegundos: Merluza a la plancha / Pollo al ajillo',
    { window: lunch, includes: ['pan', 'bebida'] },
  ),
  real(
    'one-course',
    port,
    9.9,
    'Platos: Arroz a banda / Fideuá de marisco / Paella de verduras / Arroz negro',
    { window: lunch },
  ),
  real(
    'one-course-six',
    bare,
    10,
    'Plato del día: Lunes, cocido madrileño / Lentejas con arroz / Callos a la madrileña / Fabada / Judías con perdiz / Potaje de garbanzos',
  ),
  real(
    'three-of-one',
    lola,
    14,
    'Primero: Salmorejo cordobés con huevo y jamón\nSegundo: Rabo de toro al vino tinto con puré de patata\nPostre: Tarta de queso / Helado',
    { includes: ['pan', 'bebida', 'cafe'], window: lunch },
  ),
  real(
    'five',
    phoned,
    13,
    'Primeros: Gazpacho / Ensaladilla rusa\nSegundos: Bacalao al pilpil / Entrecot +4\nPostre: Crema catalana',
  ),
  real(
    'six',
    lola,
    13.5,
    'Primeros: Sopa castellana / Espinacas con garbanzos / Ensalada César\nSegundos: Lubina a la espalda / Albóndigas en salsa / Pisto con huevo',
    { includes: ['pan', 'bebida', 'postre-o-cafe'] },
  ),
  real(
    'six-no-price',
    bare,
    null,
    'Entrantes: Croquetas caseras / Ensalada de la casa\nPrincipales: Salmón al horno / Carrillera al oporto\nPostres: Torrija / Natillas',
  ),
  real(
    'eight-half',
    port,
    12,
    'Primeros: Sopa de pescado / Ensalada de pulpo / Arroz del senyoret\nSegundos: Sepia a la plancha / Dorada a la sal / Lomo de cerdo\nPostres: Sandía / Yogur con miel',
    { halfPrice: 8.5, window: lunch, includes: ['pan', 'bebida', 'postre'] },
  ),
  real('nine', lola, 13.5, threes, { window: lunch, includes: ['pan', 'bebida', 'postre'] }),
  real('nine-bare', bare, 12, threes),
  real(
    'nine-signs',
    phoned,
    15.9,
    `
    Primeros: Lentejas con chorizo [sulphites] / Ensalada de ventresca [fish] / Crema de calabacín [milk]
    Segundos: Merluza en salsa verde [fish,gluten] / Secreto ibérico / Gambas al ajillo [crustaceans]
    Postres: Flan de huevo [eggs,milk] / Arroz con leche [milk] / Fruta`,
    { window: lunch, includes: ['pan', 'bebida'] },
  ),
  real(
    'ten-long',
    long,
    16.5,
    `
    Primeros de la semana: Lentejas de la Armuña estofadas con verduras de la huerta y chorizo de León / Ensalada templada de queso de cabra con nueces, pasas y vinagreta de miel / Crema de calabaza asada con picatostes y aceite de oliva virgen extra / Revuelto de setas de temporada con jamón ibérico y ajetes tiernos
    Segundos a elegir: Lomo de merluza de pincho a la gallega con cachelos y pimentón de la Vera / Carrillera de ternera al vino tinto con puré de patata trufado +2.5 / Pollo de corral al ajillo con patatas panadera y pimientos de Padrón / Bacalao confitado sobre pisto manchego y alioli gratinado
    Postres caseros: Tarta de queso al horno con mermelada de arándanos / Torrija caramelizada con helado de vainilla`,
    { window: lunch, includes: ['pan', 'bebida', 'postre-o-cafe'], halfPrice: 11 },
  ),
  real(
    'twelve',
    lola,
    13.9,
    `
    Primeros: Paella mixta / Judías verdes con jamón / Macarrones boloñesa / Ensalada mixta
    Segundos: Boquerones fritos / Escalope milanesa / Pollo asado / Tortilla de patatas
    Postres: Flan / Natillas / Melón / Café`,
    { window: lunch, includes: ['pan', 'bebida'] },
  ),
  real(
    'twelve-weekend',
    port,
    24,
    `
    Para compartir: Jamón ibérico de bellota / Pimientos de Padrón / Calamares a la andaluza / Ensalada de tomate rosa
    Principales: Arroz meloso de bogavante +6 / Chuletón de vaca madura +8 / Rodaballo al horno / Cochinillo asado
    Postres: Leche frita / Tarta de Santiago / Sorbete de limón / Queso manchego con membrillo`,
    {
      observation: 'Solo sábados, domingos y festivos. Por encargo, paella para todos.',
      window: { start: '13:30', end: '16:30' },
    },
  ),
  real(
    'twelve-signs',
    phoned,
    14.5,
    `
    Primeros: Sopa de cebolla [gluten,milk] / Ensalada de langostinos [crustaceans] / Hummus con crudités [sesame] / Canelones [gluten,eggs,milk]
    Segundos: Atún a la plancha [fish] / Pollo con cacahuetes [peanuts,soy] / Berenjena a la parmesana [milk] / Mejillones al vapor [molluscs]
    Postres: Brownie [gluten,eggs,nuts] / Yogur griego [milk] / Macedonia / Mousse de chocolate [eggs,milk]`,
    { window: lunch, includes: ['pan', 'bebida', 'postre'] },
  ),
  real(
    'fourteen',
    long,
    15,
    `
    Primeros: Lentejas estofadas con verduras / Ensalada de tomate y ventresca / Gazpacho andaluz / Arroz a banda con alioli / Revuelto de setas
    Segundos: Merluza a la gallega / Secreto ibérico a la brasa / Pollo de corral al ajillo / Bacalao al pilpil / Albóndigas de la abuela
    Postres: Flan de huevo / Arroz con leche / Fruta de temporada / Tarta de queso`,
    { includes: ['pan', 'bebida', 'postre-o-cafe'], window: lunch, halfPrice: 10 },
  ),
  real(
    'fourteen-two-courses',
    bare,
    11.5,
    `
    Primeros: Lentejas / Garbanzos con espinacas / Sopa de picadillo / Ensalada mixta / Espaguetis carbonara / Arroz a la cubana / Crema de verduras
    Segundos: Filete de ternera / Merluza rebozada / Pollo asado / Lomo con pimientos / Huevos con chorizo / Calamares / San Jacobo`,
  ),
  real(
    'four-courses',
    lola,
    18,
    `
    Aperitivo: Vermut con aceitunas
    Primeros: Vichyssoise / Ensalada de perdiz / Risotto de hongos
    Segundos: Corvina con bilbaína / Magret de pato con frutos rojos / Canelón de rabo
    Postres: Coulant de chocolate / Piña asada / Helado artesano`,
    { includes: ['pan', 'bebida', 'cafe'] },
  ),
  real(
    'five-courses',
    port,
    32,
    `
    Entrantes: Anchoas del Cantábrico / Ensaladilla de centollo
    Arroces: Arroz negro / Arroz de verduras
    Pescados: Lubina salvaje / Pulpo a la brasa
    Carnes: Solomillo al foie / Cordero lechal
    Postres: Tarta fina de manzana / Crema catalana`,
    { window: { start: '13:30', end: '15:30' } },
  ),
  real(
    'five-courses-long',
    phoned,
    19.5,
    `
    Del huerto: Ensalada de brotes con frutos secos / Verduras a la brasa con romesco / Parrillada de setas
    De cuchara: Fabada asturiana / Marmitako de bonito / Sopa de ajo castellana
    Del mar: Chipirones en su tinta / Rape a la marinera / Sardinas asadas
    De la tierra: Codillo al horno / Conejo al romero / Hamburguesa de buey
    Dulces: Goxua / Cuajada con miel / Filloas`,
    { halfPrice: 13, window: lunch },
  ),
  real(
    'sixteen',
    bare,
    12,
    `
    Primeros: Cocido / Lentejas / Sopa / Gazpacho / Ensalada / Macarrones
    Segundos: Merluza / Salmón / Filete / Pollo / Lomo / Tortilla
    Postres: Flan / Natillas / Fruta / Helado`,
    { includes: ['pan', 'bebida', 'postre'] },
  ),
  real(
    'eighteen',
    lola,
    14,
    `
    Primeros: Judías pintas con arroz / Ensalada de pasta / Crema de puerros / Espinacas a la catalana / Huevos rellenos / Paella de la casa
    Segundos: Merluza a la romana / Ternera guisada / Pollo al curry con arroz / Lomo a la sal / Calamares encebollados / Croquetas de jamón
    Postres: Arroz con leche / Tarta de la abuela / Flan de café / Fruta de temporada / Cuajada / Helado de turrón`,
    { window: lunch, includes: ['pan', 'bebida', 'postre'] },
  ),
  real(
    'eighteen-signs',
    long,
    17.5,
    `
    Primeros: Fideuá [${signs.slice(0, 4).join(',')}] / Ensalada Waldorf [celery,nuts] / Sopa de miso [soy] / Quiche Lorraine [gluten,eggs,milk] / Tabulé [gluten] / Salmorejo [gluten,eggs]
    Segundos: Curry de gambas [crustaceans] / Lasaña de verduras [gluten,milk] / Salmón con mostaza [fish,mustard] / Pollo satay [peanuts,soy] / Vieiras gratinadas [molluscs,milk] / Entrecot a la brasa +3
    Postres: Tiramisú [gluten,eggs,milk] / Baklava [nuts,gluten] / Halva [sesame] / Sorbete / Piña al ron / Café`,
    {
      window: lunch,
      includes: ['pan', 'bebida', 'postre-o-cafe'],
      observation: 'Pregunta por el plato vegano del día.',
    },
  ),
]
