import type { StockDesign } from '../design'

export const azulejo: StockDesign = {
  ...{ key: 'azulejo', id: 'p1antazv1e19', name: 'Azulejo', composition: 'centred' },
  title: { font: 'Yeseva One', color: '#1b4690', size: 92 },
  around: { font: 'EB Garamond', color: '#8a5a06', bold: true, size: 34 },
  category: { font: 'Yeseva One', color: '#1b4690', size: 55 },
  item: { font: 'EB Garamond', color: '#1d2942', size: 62 },
  observations: { font: 'EB Garamond', color: '#33456b', size: 36 },
  price: { font: 'Yeseva One', color: '#ffffff', size: 78 },
  foot: { font: 'EB Garamond', color: '#46536e' },
  ornament: 'plate',
}

export const modernista: StockDesign = {
  ...{ key: 'modernista', id: 'p1antm0der20', name: 'Modernista', composition: 'centred' },
  title: { font: 'Playfair Display', color: '#14615f', size: 94, bold: true },
  around: { font: 'Cormorant Garamond', color: '#8a3a24', bold: true, size: 36 },
  category: { font: 'Playfair Display', color: '#a8323c', size: 55, bold: true },
  item: { font: 'Cormorant Garamond', color: '#1f302f', size: 64, bold: true },
  observations: { font: 'Cormorant Garamond', color: '#37514f', size: 37, bold: true },
  price: { font: 'Yeseva One', color: '#fff4d6', size: 78 },
  foot: { font: 'EB Garamond', color: '#47605e' },
  ornament: 'sprig',
}

export const retro: StockDesign = {
  ...{ key: 'retro', id: 'p1antretr021', name: 'Retro', composition: 'left' },
  title: { font: 'Righteous', color: '#7a3b1d', size: 88 },
  around: { font: 'Poppins', color: '#2f625e', bold: true, size: 29 },
  category: { font: 'Righteous', color: '#b5421f', size: 57 },
  item: { font: 'Poppins', color: '#3b2216', size: 52, lineHeight: 1.22 },
  observations: { font: 'Poppins', color: '#2f625e', size: 31 },
  price: { font: 'Righteous', color: '#fbf0d9', size: 72 },
  foot: { font: 'Poppins', color: '#6a4a38' },
  ornament: 'pot',
}

export const moderno: StockDesign = {
  ...{ key: 'moderno', id: 'p1antf1ash22', name: 'Moderno', composition: 'left' },
  title: { font: 'Montserrat', color: '#ffffff', size: 84, bold: true },
  around: { font: 'Montserrat', color: '#ffe14a', bold: true, size: 28 },
  category: { font: 'Montserrat', color: '#ffe14a', size: 47, bold: true, uppercase: true },
  item: { font: 'Montserrat', color: '#ffffff', size: 52 },
  observations: { font: 'Montserrat', color: '#dfe3ff', size: 31 },
  price: { font: 'Montserrat', color: '#10186f', size: 66, bold: true },
  foot: { font: 'Montserrat', color: '#dfe3ff' },
  ornament: 'plate',
}
