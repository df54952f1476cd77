import type { StockDesign } from '../design'

export const kraft: StockDesign = {
  ...{ key: 'kraft', id: 'p1antkraft09', name: 'Kraft', composition: 'left' },
  title: { font: 'Alfa Slab One', color: '#33200f', size: 78 },
  around: { font: 'Zilla Slab', color: '#33200f', bold: true, size: 34 },
  category: { font: 'Alfa Slab One', color: '#7c1d17', size: 52 },
  item: { font: 'Zilla Slab', color: '#2a1a0c', size: 60, bold: true },
  observations: { font: 'Zilla Slab', color: '#33200f', size: 36 },
  price: { font: 'Alfa Slab One', color: '#8d231b', size: 66 },
  foot: { font: 'Zilla Slab', color: '#38230f' },
  ornament: 'pot',
}

export const bodega: StockDesign = {
  ...{ key: 'bodega', id: 'p1antb0deg10', name: 'Bodega', composition: 'centred' },
  title: { font: 'Cinzel', color: '#5c1226', size: 84, bold: true },
  around: { font: 'Cormorant Garamond', color: '#6b4d17', bold: true, size: 36 },
  category: { font: 'Cinzel', color: '#5c1226', size: 49, bold: true },
  item: { font: 'Cormorant Garamond', color: '#2c1a12', size: 63, bold: true },
  observations: { font: 'Cormorant Garamond', color: '#4a3322', size: 37, bold: true },
  price: { font: 'Cinzel', color: '#5c1226', size: 78, bold: true },
  foot: { font: 'EB Garamond', color: '#5a4531' },
  ornament: 'glass',
}

export const minimal: StockDesign = {
  ...{ key: 'minimal', id: 'p1antm1n1m11', name: 'Minimal', composition: 'left' },
  title: { font: 'Cormorant Garamond', color: '#1c1a18', size: 124 },
  around: { font: 'Work Sans', color: '#6a645c', size: 27 },
  category: { font: 'Work Sans', color: '#b81f2a', size: 48, bold: true, uppercase: true },
  item: { font: 'Cormorant Garamond', color: '#1c1a18', size: 70, bold: true },
  observations: { font: 'Work Sans', color: '#5c564f', size: 30 },
  price: { font: 'EB Garamond', color: '#1c1a18', size: 84 },
  foot: { font: 'Work Sans', color: '#6a645c' },
  ornament: 'plate',
}

export const periodico: StockDesign = {
  ...{ key: 'periodico', id: 'p1antper1012', name: 'Periódico', composition: 'centred' },
  title: { font: 'Abril Fatface', color: '#1b1917', size: 108 },
  around: { font: 'Libre Baskerville', color: '#2b2825', size: 27 },
  category: { font: 'Abril Fatface', color: '#1b1917', size: 57 },
  item: { font: 'Libre Baskerville', color: '#26231f', size: 49 },
  observations: { font: 'Libre Baskerville', color: '#3d3934', size: 30 },
  price: { font: 'Abril Fatface', color: '#f5f0e4', size: 74 },
  foot: { font: 'EB Garamond', color: '#4a453e' },
  ornament: 'plate',
}

export const cuaderno: StockDesign = {
  ...{ key: 'cuaderno', id: 'p1antcvad013', name: 'Cuaderno', composition: 'left' },
  title: { font: 'Caveat', color: '#1d3f8f', size: 124, bold: true },
  around: { font: 'Patrick Hand', color: '#3a4252', size: 34 },
  category: { font: 'Caveat', color: '#bd2b26', size: 78, bold: true },
  item: { font: 'Patrick Hand', color: '#1f2a44', size: 63 },
  observations: { font: 'Patrick Hand', color: '#2c3d63', size: 38 },
  price: { font: 'Caveat', color: '#3b2e05', size: 100, bold: true },
  foot: { font: 'Patrick Hand', color: '#444d5e' },
  ornament: 'pot',
}

export const vermut: StockDesign = {
  ...{ key: 'vermut', id: 'p1antverm014', name: 'Vermut', composition: 'left' },
  title: { font: 'Abril Fatface', color: '#a51e19', size: 92 },
  around: { font: 'Josefin Sans', color: '#24493a', bold: true, uppercase: true, size: 32 },
  category: { font: 'Josefin Sans', color: '#a51e19', size: 55, bold: true, uppercase: true },
  item: { font: 'Josefin Sans', color: '#26211a', size: 64 },
  observations: { font: 'Josefin Sans', color: '#24493a', size: 36 },
  price: { font: 'Abril Fatface', color: '#fff6e2', size: 76 },
  foot: { font: 'Josefin Sans', color: '#4a4032' },
  ornament: 'glass',
}
