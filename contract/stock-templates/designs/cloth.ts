import type { StockDesign } from '../design'

export const mantel: StockDesign = {
  ...{ key: 'mantel', id: 'p1antmante01', name: 'Mantel', composition: 'corner' },
  title: { font: 'Lobster', color: '#b51f2a', size: 112 },
  around: { font: 'Lato', color: '#4a3a34', bold: true },
  category: { font: 'Lobster', color: '#b51f2a', size: 65 },
  item: { font: 'Lato', color: '#2a211d' },
  observations: { font: 'Lato', color: '#4a3a34' },
  price: { font: 'Yeseva One', color: '#4a2a00', size: 74 },
  foot: { font: 'Lato', color: '#5d504a' },
  ornament: 'plate',
}

export const marinero: StockDesign = {
  ...{ key: 'marinero', id: 'p1antmar1n02', name: 'Marinero', composition: 'corner' },
  title: { font: 'Pacifico', color: '#173a63', size: 96 },
  around: { font: 'Josefin Sans', color: '#b0242d', bold: true, uppercase: true },
  category: { font: 'Josefin Sans', color: '#b0242d', size: 52, bold: true, uppercase: true },
  item: { font: 'Josefin Sans', color: '#173a63', size: 59 },
  observations: { font: 'Josefin Sans', color: '#24507f' },
  price: { font: 'Josefin Sans', color: '#173a63', size: 68, bold: true },
  foot: { font: 'Josefin Sans', color: '#3d5675' },
  ornament: 'plate',
}

export const castizo: StockDesign = {
  ...{ key: 'castizo', id: 'p1antcast103', name: 'Castizo', composition: 'left' },
  title: { font: 'Oswald', color: '#1d1a1b', size: 96, bold: true, uppercase: true },
  around: { font: 'Oswald', color: '#a5152b', uppercase: true },
  category: { font: 'Oswald', color: '#a5152b', size: 55, bold: true, uppercase: true },
  item: { font: 'Barlow Condensed', color: '#1d1a1b', size: 64 },
  observations: { font: 'Barlow Condensed', color: '#3b3536', size: 37 },
  price: { font: 'Oswald', color: '#ffffff', size: 78, bold: true },
  foot: { font: 'Barlow Condensed', color: '#4d4647', size: 22 },
  ornament: 'glass',
}

export const feria: StockDesign = {
  ...{ key: 'feria', id: 'p1antfer1a04', name: 'Feria', composition: 'corner' },
  title: { font: 'Kaushan Script', color: '#b51a29', size: 102 },
  around: { font: 'Nunito', color: '#1a6b43', bold: true },
  category: { font: 'Kaushan Script', color: '#1a6b43', size: 65 },
  item: { font: 'Nunito', color: '#33211c' },
  observations: { font: 'Nunito', color: '#4a352e' },
  price: { font: 'Kaushan Script', color: '#ffffff', size: 72 },
  foot: { font: 'Nunito', color: '#5b4a42' },
  ornament: 'glass',
}
