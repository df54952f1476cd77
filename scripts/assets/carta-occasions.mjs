import { blue, items, mustard, olive, red } from './carta.mjs'

/** @typedef {import('./carta.mjs').Carta} Carta */

const group = 'Bodega incluida: agua, vino de la casa, cerveza y café.'

/** @type {Record<string, Carta>} */
export const specialMenus = {
  navidad: {
    title: 'Menú de Navidad',
    subtitle: 'Para brindar por lo que venga',
    colour: red,
    price: '42 €',
    sections: [
      {
        title: 'Al centro',
        items: items(`Jamón ibérico\nCroquetas de cocido\nEnsalada de langostinos y aguacate`),
      },
      {
        title: 'A elegir',
        items: items(`Cordero asado con patatas\nMerluza rellena de marisco\nCanelones de setas`),
      },
      { title: 'Para terminar', items: items(`Turrones y polvorones\nSorbete de mandarina`) },
    ],
    notes: [group, 'Mínimo seis personas, con reserva.'],
  },
  nochevieja: {
    title: 'Cena de Nochevieja',
    subtitle: 'Con uvas, cotillón y música',
    colour: blue,
    price: '95 €',
    sections: [
      { title: 'Aperitivo', items: items(`Ostra con limón\nBlinis de salmón ahumado`) },
      {
        title: 'Cena',
        items: items(`Consomé al jerez\nRodaballo con refrito\nSolomillo con foie y manzana`),
      },
      { title: 'Después de las uvas', items: items(`Turrón helado\nChocolate con churros al amanecer`) },
    ],
    notes: ['Copa de cava y dos consumiciones incluidas.'],
  },
  'san-valentin': {
    title: 'San Valentín',
    subtitle: 'Una mesa para dos',
    colour: red,
    price: '60 € por pareja',
    sections: [
      { title: 'Para compartir', items: items(`Burrata con higos\nTartar de atún`) },
      {
        title: 'A elegir',
        items: items(`Arroz meloso de bogavante\nSolomillo al oporto\nLasaña de calabaza`),
      },
      { title: 'Un postre, dos cucharas', items: items(`Coulant de chocolate`) },
    ],
    notes: ['Incluye dos copas de cava.'],
  },
  degustacion: {
    title: 'Menú degustación',
    subtitle: 'Siete pases',
    colour: olive,
    price: '48 €',
    sections: [
      { title: 'Bocados', items: items(`Croqueta de la casa\nTartaleta de escabeche`) },
      {
        title: 'Platos',
        items: items(
          `Tomate, ventresca y albahaca\nHuevo, setas y patata\nPescado de lonja\nCarrillera glaseada`,
        ),
      },
      { title: 'Dulce', items: items(`Torrija con helado de leche merengada`) },
    ],
    notes: ['A mesa completa. Maridaje opcional: 22 €.'],
  },
  grupos: {
    title: 'Menú para grupos',
    subtitle: 'A partir de ocho personas',
    colour: mustard,
    price: '32 €',
    sections: [
      { title: 'Al centro', items: items(`Ensaladilla\nCalamares\nTabla de embutidos\nPimientos asados`) },
      { title: 'A elegir', items: items(`Secreto ibérico\nBacalao con tomate\nArroz de verduras`) },
      { title: 'Postre', items: items(`Tarta de queso o helado`) },
    ],
    notes: [group],
  },
  jornadas: {
    title: 'Jornadas de temporada',
    subtitle: 'Dos semanas de mercado',
    colour: olive,
    price: '36 €',
    sections: [
      {
        title: 'Primeros',
        items: items(`Ensalada templada de setas\nCrema de calabaza asada\nAlcachofas con jamón`),
      },
      { title: 'Segundos', items: items(`Arroz de caza\nBacalao con espinacas\nCarrillera con castañas`) },
      { title: 'Postres', items: items(`Peras al vino\nTarta de queso de temporada`) },
    ],
    notes: ['Maridaje con tres vinos de la zona: 12 €.'],
  },
  infantil: {
    title: 'Menú infantil',
    subtitle: 'Hasta doce años',
    colour: blue,
    price: '9,50 €',
    sections: [
      { title: 'De primero', items: items(`Macarrones con tomate\nSopa de letras\nTortilla francesa`) },
      { title: 'De segundo', items: items(`Croquetas con patatas\nPollo empanado\nMerluza a la romana`) },
      { title: 'De postre', items: items(`Helado\nYogur\nFruta cortada`) },
    ],
    notes: ['Fines de semana y festivos. Con agua o zumo.'],
  },
}
