import type { ParsedMenu } from './parsed-menu'
import { fold } from './words'

type Weight = readonly [number, RegExp]

const word = (alternatives: string) => new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`, 'u')

/** Things in a message that are typical of menus. */
const speaksFor: readonly Weight[] = [
  [
    2,
    word(
      'menus?|menua|menuaren|plato del dia|platos del dia|plat del dia|carta|para comer|pa comer|de comer|per dinar',
    ),
  ],
  [
    2,
    word(
      'hoy|oy|avui|hui|hoxe|gaur|gaurko|manana|mnn|dema|bihar|tenemos|tenim|temos|hi ha|ponemos|hacemos|servimos|ofrecemos|toca|sugerencias?',
    ),
  ],
  [
    1,
    word(
      'hay|lunes|martes|miercoles|jueves|viernes|sabado|domingo|de primero|de segundo|primeros|segundos|a elegir|para llevar',
    ),
  ],
]

/** Texts about food that are not a menu of this restaurant: menus of others, shops, suppliers, the store room, home, past feasts. */
const speaksAgainst: readonly Weight[] = [
  [
    14,
    /^[^\p{L}]*(?:mesa|terraza|barra|comanda|pedido|encargo)(?: (?:\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|del? .{2,12}))? ?[:,.-]/u,
  ],
  [
    14,
    word(
      '(?:bar|restaurante|local|sitio|garito|chino|tio|vecino|los) de (?:enfrente|al lado|abajo|la esquina)|competencia|el vecino|han puesto|he visto|les he visto|vi ayer|comimos|cenamos|hemos comido|hemos cenado|comi|estuvimos|fuimos',
    ),
  ],
  [
    12,
    word(
      'tarifas?|proveedor[a-z]*|albaran(?:es)?|pedidos? (?:antes|minimo|hasta)|precio(?:s)? (?:por kilo|kilo|kg|mayorista)|iva no incluido|sin iva|por caja|cajas? de|la caja|mayorista|palet|distribuciones|stock|€\\/kg|eur\\/kg',
    ),
  ],
  [
    10,
    word(
      'la camara|camara|nevera|congelador|inventario|almacen|caducan?|caducidad|sobr(?:o|aron)|descongela[a-z]*',
    ),
  ],
  [
    4,
    word(
      'medico|dieta|regimen|colesterol|tension|embarazada|mi (?:madre|abuela|suegra|mujer|marido|novi[oa]|hij[oa]|padre|tia)|mis (?:hijos|padres|suegros)|receta|ingredientes|calorias|soñe|sone|me muero',
    ),
  ],
  [
    4,
    word(
      'compra|comprad|comprar|trae|traed|traeme|coge|recoge|recull|deixa|llenca|saca|descarga|encarga|lista de la compra|ponme|ponnos|apuntame|guardame|reservame|me pones|nos pones|queriamos|quisiera|quiero|comanda',
    ),
  ],
  [
    3,
    word(
      'ayer|anoche|la semana pasada|el otro dia|estaba(?:n)?|estuvo|riquisim[oa]s?|buenisim[oa]s?|delicios[oa]s?|enhorabuena|felicidades|gracias por|critica|resena|opinion|estrellas',
    ),
  ],
  [
    3,
    word(
      'se busca|buscamos|oferta de empleo|camarer[oa]s?|cociner[oa] con experiencia|ayudante|sueldo|contrato|turno|curriculum|traspaso|alquil[a-z]+|se vende',
    ),
  ],
  [
    2,
    word(
      'reservas|llama ya|llamanos|siguenos|sorteo|descuento|inscri[a-z]+|entradas a la venta|concierto|torneo',
    ),
  ],
  [2, word('chiste|jaja[a-z]*|que le dice|van dos|entra un|camarero!')],
]

const total = (text: string, weights: readonly Weight[]) =>
  weights.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0)

/** How much the reading itself looks like a menu. */
function shape(menus: readonly ParsedMenu[]): number {
  const categories = menus.flatMap((menu) => menu.categories)
  const items = categories.flatMap((category) => category.items)
  const lines = new Set(items.map(({ line }) => line)).size
  const priced = items.filter(({ doubts }) => doubts.some(({ reason }) => reason === 'item-price')).length
  return (
    (menus.some(({ price }) => price !== null) ? 2 : 0) +
    (menus.some(({ includes }) => includes.length > 0) ? 1 : 0) +
    Math.min(items.length - 1, 3) +
    (lines > 2 ? 3 : lines > 1 ? 2 : 0) -
    (priced > 2 && priced * 2 > items.length ? 2 : 0)
  )
}

/** Whether a message with dishes is a menu, according to its content and its form. `headings`: the courses that it names. */
export function isMenu(text: string, menus: readonly ParsedMenu[], headings: number): boolean {
  const folded = fold(text.slice(0, 4000))
  const score = shape(menus) + Math.min(headings, 2) * 2 + total(folded, speaksFor)
  return score >= total(folded, speaksAgainst)
}
