import type { StockDesign } from '../design'

export const mercado: StockDesign = {
  ...{ key: 'mercado', id: 'p1antmerca15', name: 'Mercado', composition: 'corner' },
  title: { font: 'Alfa Slab One', color: '#1b5f41', size: 84 },
  around: { font: 'Bitter', color: '#6b2c16', bold: true, size: 31 },
  category: { font: 'Alfa Slab One', color: '#b92a20', size: 52 },
  item: { font: 'Bitter', color: '#2a2a20', size: 55 },
  observations: { font: 'Bitter', color: '#3f4433', size: 33 },
  price: { font: 'Alfa Slab One', color: '#ffffff', size: 64 },
  foot: { font: 'Bitter', color: '#4c4d3e' },
  ornament: 'sprig',
}

export const huerta: StockDesign = {
  ...{ key: 'huerta', id: 'p1anthvert16', name: 'Huerta', composition: 'centred' },
  priceBand: { own: 180, whole: 292 },
  title: { font: 'Dancing Script', color: '#2f5636', size: 118, bold: true },
  around: { font: 'Lora', color: '#5a6b3f', bold: true, size: 31 },
  category: { font: 'Dancing Script', color: '#a03a26', size: 70, bold: true },
  item: { font: 'Lora', color: '#2b3327', size: 55 },
  observations: { font: 'Lora', color: '#4a5740', size: 32 },
  price: { font: 'Dancing Script', color: '#2f5636', size: 92, bold: true },
  foot: { font: 'Lora', color: '#515b48' },
  ornament: 'sprig',
}

export const navidad: StockDesign = {
  ...{ key: 'navidad', id: 'p1antnav1d17', name: 'Navidad', composition: 'centred' },
  title: { font: 'Great Vibes', color: '#f3d88f', size: 128 },
  around: { font: 'Playfair Display', color: '#f2e7cf', size: 31 },
  category: { font: 'Great Vibes', color: '#f3d88f', size: 81 },
  item: { font: 'Playfair Display', color: '#fbf6ea', size: 55 },
  observations: { font: 'Playfair Display', color: '#d6e3d8', size: 32 },
  price: { font: 'Cinzel', color: '#fff3d3', size: 64, bold: true },
  foot: { font: 'Lora', color: '#c7d8cc' },
  ornament: 'pot',
}

export const verano: StockDesign = {
  ...{ key: 'verano', id: 'p1antveran18', name: 'Verano', composition: 'corner' },
  title: { font: 'Pacifico', color: '#0d7470', size: 98 },
  around: { font: 'Nunito', color: '#b3412a', bold: true, size: 32 },
  category: { font: 'Pacifico', color: '#c24a2c', size: 55 },
  item: { font: 'Nunito', color: '#15403f', size: 57 },
  observations: { font: 'Nunito', color: '#28605d', size: 34 },
  price: { font: 'Pacifico', color: '#6b3600', size: 64 },
  foot: { font: 'Nunito', color: '#446563' },
  ornament: 'glass',
}
