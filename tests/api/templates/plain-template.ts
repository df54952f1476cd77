/** As common clients send one. */
export const plainTemplate = {
  templateName: 'New Template',
  imageUrl: '',
  menu: {
    sections: [{ category: 'Primeros', items: 'Lentejas\nSopa' }],
    rect: { x: 40, y: 60, width: 400, height: 400 },
  },
  observations: { text: 'Pan y bebida', rect: { x: 40, y: 500, width: 400, height: 150 } },
  price: { text: '€15', rect: { x: 40, y: 700, width: 400, height: 100 } },
}
