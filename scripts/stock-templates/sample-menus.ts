import type { MenuContent } from '../../contract/entities/menu'

type Sample = Pick<MenuContent, 'price' | 'categories'> & Partial<MenuContent>

const items = (text: string) => text.split('\n').map((name) => ({ name, soldOut: false }))

/** Four dishes and no other text. */
export const shortMenu: Sample = {
  price: 12,
  categories: [
    { name: 'Primeros', items: items('Lentejas estofadas\nEnsalada de la huerta') },
    { name: 'Segundos', items: items('Merluza a la plancha\nSecreto ibérico') },
  ],
}

/** Fourteen dishes, some with long names, and every optional text. */
export const longMenu: Sample = {
  price: 13.5,
  observation: 'De lunes a viernes de 13:00 a 16:00',
  includes: ['pan', 'bebida', 'postre'],
  categories: [
    {
      name: 'Primeros',
      items: items(
        'Lentejas estofadas con verduras de la huerta\nEnsalada de tomate, ventresca y cebolla morada\nGazpacho andaluz con su guarnición\nArroz a banda con alioli\nRevuelto de setas y jamón ibérico',
      ),
    },
    {
      name: 'Segundos',
      items: items(
        'Merluza de pincho a la gallega con cachelos\nSecreto ibérico a la brasa con pimientos de Padrón\nPollo de corral al ajillo\nBacalao al pilpil\nAlbóndigas de la abuela en salsa de almendras',
      ),
    },
    {
      name: 'Postres',
      items: items('Flan de huevo casero\nArroz con leche\nFruta de temporada\nTarta de queso al horno'),
    },
  ],
}

/** A menu that is still readable in a thumbnail. */
export const thumbnailMenu: Sample = {
  ...shortMenu,
  observation: 'Incluye pan, bebida y postre',
  categories: [...shortMenu.categories, { name: 'Postres', items: items('Flan casero\nFruta') }],
}
