import { blue, items, mustard, olive, red } from './carta.mjs'

/** @typedef {import('./carta.mjs').Carta} Carta */

/** @type {Record<string, Carta>} */
export const boards = {
  vinos: {
    title: 'Vinos',
    subtitle: 'Copa / botella',
    colour: red,
    sections: [
      {
        title: 'Tintos',
        items: items(`
          Rioja crianza | 3,20 / 17
          Ribera del Duero joven | 3,50 / 18
          Mencía del Bierzo | 3,40 / 17
          Garnacha de viñas viejas | 3,80 / 20`),
      },
      {
        title: 'Blancos',
        items: items(`
          Verdejo de Rueda | 2,80 / 14
          Albariño | 3,60 / 19
          Godello | 3,80 / 20`),
      },
      {
        title: 'Y además',
        items: items(`
          Manzanilla | 2,60 / 16
          Rosado de Navarra | 2,70 / 13
          Cava brut nature | 3,40 / 18
          Vermut de grifo | 2,80`),
      },
    ],
    notes: ['¿No lo ves? Pregunta: hay más abajo.'],
  },
  postres: {
    title: 'Postres',
    subtitle: 'Hechos aquí',
    colour: mustard,
    sections: [
      {
        title: 'Para golosos',
        items: items(`
          Tarta de queso al horno | 5,50
          Flan de huevo con nata | 4,50
          Torrija caramelizada | 5,50
          Coulant con helado | 6,00
          Arroz con leche | 4,50`),
      },
      {
        title: 'Ligeros',
        items: items(`
          Fruta de temporada | 4,00
          Sorbete de limón | 4,50
          Yogur con miel | 4,00`),
      },
      {
        title: 'Cafés',
        items: items(`
          Solo o cortado | 1,50
          Con leche | 1,80
          Carajillo | 2,80`),
      },
    ],
    notes: ['El de hoy está en la vitrina.'],
  },
  raciones: {
    title: 'Raciones',
    subtitle: 'Media / entera',
    colour: blue,
    sections: [
      {
        title: 'Frías',
        items: items(`
          Ensaladilla | 5 / 8,50
          Boquerones en vinagre | 5,50 / 9
          Queso curado | 7 / 12
          Tomate aliñado | 5 / 8
          Salpicón | 8 / 14`),
      },
      {
        title: 'Calientes',
        items: items(`
          Bravas | 4 / 6,50
          Croquetas | 5 / 9
          Calamares | 8 / 14
          Oreja a la plancha | 5,50 / 9,50
          Tortilla de patatas | 4,50 / 9
          Pimientos fritos | 4,50 / 7,50`),
      },
    ],
    notes: ['La caña, con su tapa.'],
  },
  desayunos: {
    title: 'Desayunos',
    subtitle: 'De 8:00 a 12:30',
    colour: olive,
    sections: [
      {
        title: 'Tostadas',
        items: items(`
          Tomate y aceite | 2,20
          Jamón y tomate | 3,50
          Aguacate y huevo | 4,50
          Mantequilla y mermelada | 2,20`),
      },
      {
        title: 'Dulce',
        items: items(`
          Churros (cuatro) | 2,00
          Bizcocho casero | 2,50
          Cruasán a la plancha | 2,40`),
      },
      {
        title: 'Completos',
        items: items(`
          Café, zumo y tostada | 5,50
          Chocolate con churros | 4,80
          Pincho de tortilla y caña | 4,50`),
      },
    ],
    notes: ['Zumo de naranja natural: 2,80.'],
  },
}
