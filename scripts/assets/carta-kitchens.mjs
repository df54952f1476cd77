import { blue, items, mustard, olive, red } from './carta.mjs'

/** @typedef {import('./carta.mjs').Carta} Carta */

const allergens = 'Pregunta en sala por los alérgenos. IVA incluido.'

/** @type {Record<string, Carta>} */
export const cartas = {
  casa: {
    title: 'Nuestra carta',
    subtitle: 'Cocina de mercado',
    colour: red,
    sections: [
      {
        title: 'Para picar',
        items: items(`
          Croquetas caseras de jamón (6 ud.) | 9,50
          Ensaladilla de la casa | 8,00
          Boquerones en vinagre | 9,00
          Tabla de quesos con membrillo | 14,00
          Patatas bravas | 6,50
          Pan con tomate y aceite | 3,00`),
      },
      {
        title: 'De la huerta',
        items: items(`
          Ensalada de tomate y ventresca | 12,50
          Pisto con huevo de corral | 10,50
          Verduras a la plancha con romesco | 11,00`),
      },
      {
        title: 'De cuchara',
        items: items(`
          Guiso del día | 11,00
          Callos con garbanzos | 12,50
          Crema de temporada | 8,50`),
      },
      {
        title: 'Pescados',
        items: items(`
          Merluza en salsa verde | 17,50
          Calamares a la plancha | 16,00
          Bacalao con tomate | 16,50`),
      },
      {
        title: 'Carnes',
        items: items(`
          Carrilleras al vino tinto | 15,50
          Entrecot de vaca madurada | 21,00
          Pollo de corral en pepitoria | 13,50`),
      },
    ],
    notes: [allergens, 'Servicio de pan: 1,20 € por persona.'],
  },
  brasa: {
    title: 'Carta de brasa',
    subtitle: 'Leña de encina y sal gorda',
    colour: red,
    sections: [
      {
        title: 'Mientras sube el fuego',
        items: items(`
          Chorizo criollo | 5,50
          Provoleta con orégano | 9,00
          Mollejas con limón | 13,00
          Verduras a la brasa | 11,50`),
      },
      {
        title: 'A la parrilla',
        items: items(`
          Entraña (300 g) | 18,50
          Chuletón de vaca madurada (kilo) | 62,00
          Secreto ibérico | 16,50
          Medio pollo de corral | 13,50
          Costillar a fuego lento | 17,00
          Pulpo con parmentier | 21,00`),
      },
      {
        title: 'Guarniciones',
        items: items(`
          Patatas fritas a mano | 4,50
          Pimientos asados | 5,50
          Ensalada verde | 6,00`),
      },
    ],
    notes: [allergens, 'Las carnes se sirven al punto si no nos dices otra cosa.'],
  },
  asia: {
    title: 'Carta',
    subtitle: 'Wok, vapor y caldo',
    colour: blue,
    sections: [
      {
        title: 'Para empezar',
        items: items(`
          Empanadillas a la plancha (6 ud.) | 6,90
          Rollitos de verduras (4 ud.) | 5,50
          Ensalada de algas y sésamo | 6,50
          Edamame | 4,80`),
      },
      {
        title: 'Sopas y fideos',
        items: items(`
          Sopa de fideos con ternera | 11,50
          Ramen de la casa | 12,90
          Tallarines salteados con gambas | 10,90
          Fideos de arroz con tofu | 9,90`),
      },
      {
        title: 'Platos',
        items: items(`
          Curry verde con arroz jazmín | 12,50
          Pollo con anacardos | 10,50
          Ternera con setas y bambú | 11,90
          Pato crujiente con tortitas | 18,50
          Verduras al wok | 9,50`),
      },
    ],
    notes: [allergens, 'Dinos cuánto picante te apetece: nada, un poco o de verdad.'],
  },
  verde: {
    title: 'Carta vegetal',
    subtitle: 'De la huerta a la mesa',
    colour: olive,
    sections: [
      {
        title: 'Entrantes',
        items: items(`
          Hummus de remolacha | 7,50
          Croquetas de boletus (6 ud.) | 9,00
          Alcachofas confitadas con almendra | 10,50
          Gazpacho del día | 6,00`),
      },
      {
        title: 'Platos',
        items: items(`
          Curry de garbanzos y espinacas | 12,00
          Lasaña de verduras | 12,50
          Arroz meloso de setas | 13,50
          Berenjena asada con miso | 11,50`),
      },
      {
        title: 'Dulce',
        items: items(`
          Brownie de boniato | 5,50
          Tarta de anacardo y frambuesa | 6,00`),
      },
    ],
    notes: [allergens, 'Casi todo puede prepararse sin gluten: avísanos al pedir.'],
  },
  hamburguesas: {
    title: 'Hamburguesas',
    subtitle: 'Carne del día y pan de obrador',
    colour: mustard,
    sections: [
      {
        title: 'Con patatas cortadas a mano',
        items: items(`
          La de siempre: cheddar, cebolla y pepinillo | 11,50
          Doble al hierro | 13,50
          La ibérica, con huevo | 12,90
          La azul, con rúcula | 12,50
          La de pollo crujiente | 11,90
          La vegana de remolacha | 11,50`),
      },
      {
        title: 'Al lado',
        items: items(`
          Aros de cebolla | 5,50
          Alitas con barbacoa | 7,90
          Ensalada de col | 4,50`),
      },
      {
        title: 'Batidos',
        items: items(`
          Vainilla, chocolate o fresa | 5,50
          Dulce de leche | 6,00`),
      },
    ],
    notes: [allergens, 'Pan sin gluten: 1 € más.'],
  },
  italiana: {
    title: 'La carta',
    subtitle: 'Pasta fresca y horno de piedra',
    colour: olive,
    sections: [
      {
        title: 'Antipasti',
        items: items(`
          Burrata con tomate asado | 12,00
          Vitello tonnato | 13,00
          Focaccia con romero | 5,50`),
      },
      {
        title: 'Pasta',
        items: items(`
          Espaguetis a la carbonara | 12,50
          Rigatoni all’amatriciana | 12,50
          Ñoquis al pesto | 12,00
          Lasaña de la casa | 13,50`),
      },
      {
        title: 'Pizza',
        items: items(`
          Margarita | 9,50
          Diavola | 11,50
          Cuatro quesos | 12,00
          De verduras de temporada | 11,50`),
      },
      {
        title: 'Dolci',
        items: items(`
          Tiramisú | 6,00
          Panna cotta | 5,50`),
      },
    ],
    notes: [allergens],
  },
  mar: {
    title: 'Carta de mar',
    subtitle: 'De la lonja, según el día',
    colour: blue,
    sections: [
      {
        title: 'Conchas y marisco',
        items: items(`
          Mejillones al vapor | 9,50
          Almejas a la marinera | 19,00
          Gambas a la plancha (docena) | 18,50
          Pulpo á feira | 19,50
          Navajas a la plancha | 16,00`),
      },
      {
        title: 'Frituras',
        items: items(`
          Calamares a la romana | 14,50
          Boquerones | 11,00
          Fritura variada | 18,00`),
      },
      {
        title: 'Pescados',
        items: items(`
          Lubina al horno con patatas | 21,00
          Rape a la plancha | 22,50
          Rodaballo salvaje | Según lonja`),
      },
      {
        title: 'Arroces (mínimo dos)',
        items: items(`
          Arroz del señoret | 17,00
          Arroz con bogavante | 26,00
          Fideuá de marisco | 17,50`),
      },
    ],
    notes: [allergens, 'Los arroces tardan veinticinco minutos: merece la pena.'],
  },
  mexicana: {
    title: 'La carta',
    subtitle: 'Maíz, lima y chile',
    colour: red,
    sections: [
      {
        title: 'Antojitos',
        items: items(`
          Guacamole con totopos | 8,50
          Esquites | 6,00
          Quesadillas de champiñones | 7,50`),
      },
      {
        title: 'Tacos (tres)',
        items: items(`
          Cochinita pibil | 10,50
          Al pastor con piña | 10,50
          De pescado estilo Baja | 11,50
          De coliflor con chipotle | 9,50`),
      },
      {
        title: 'Platos fuertes',
        items: items(`
          Enchiladas verdes | 12,50
          Mole poblano con arroz | 14,50
          Pozole rojo | 11,50`),
      },
      {
        title: 'Para beber',
        items: items(`
          Agua de jamaica | 3,00
          Margarita de la casa | 8,00`),
      },
    ],
    notes: [allergens, 'Las salsas van aparte: la roja pica, la negra más.'],
  },
  peruana: {
    title: 'La carta',
    subtitle: 'Del Pacífico a la mesa',
    colour: mustard,
    sections: [
      {
        title: 'Fríos',
        items: items(`
          Ceviche clásico | 16,50
          Causa limeña | 10,50
          Tiradito de corvina | 17,00`),
      },
      {
        title: 'Calientes',
        items: items(`
          Lomo saltado | 17,50
          Ají de gallina | 14,00
          Arroz con mariscos | 18,00
          Anticuchos | 12,50
          Arroz chaufa de verduras | 11,50`),
      },
      {
        title: 'Dulces',
        items: items(`
          Suspiro limeño | 6,50
          Picarones | 6,00`),
      },
    ],
    notes: [allergens],
  },
}
