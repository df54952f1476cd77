import type { StockDesign } from '../design'

export const pizarra: StockDesign = {
  ...{ key: 'pizarra', id: 'p1antp1zar05', name: 'Pizarra', composition: 'centred' },
  title: { font: 'Amatic SC', color: '#f7f3e8', size: 132, bold: true },
  around: { font: 'Patrick Hand', color: '#f6cf5d', size: 34 },
  category: { font: 'Amatic SC', color: '#f6cf5d', size: 83, bold: true, uppercase: true },
  item: { font: 'Patrick Hand', color: '#f7f3e8', size: 62 },
  observations: { font: 'Patrick Hand', color: '#cfe0d5', size: 37 },
  price: { font: 'Amatic SC', color: '#f6cf5d', size: 112, bold: true },
  foot: { font: 'Patrick Hand', color: '#cfd4cd' },
  ornament: 'pot',
}

export const taberna: StockDesign = {
  ...{ key: 'taberna', id: 'p1anttaber06', name: 'Taberna', composition: 'centred' },
  priceBand: { own: 214, whole: 304 },
  title: { font: 'Rye', color: '#5b2a12', size: 90 },
  around: { font: 'Bitter', color: '#6b3514', bold: true, size: 32 },
  category: { font: 'Rye', color: '#8a2416', size: 55 },
  item: { font: 'Bitter', color: '#35200f', size: 53 },
  observations: { font: 'Bitter', color: '#4b2d15', size: 32 },
  price: { font: 'Rye', color: '#5b2a12', size: 82 },
  foot: { font: 'Bitter', color: '#5f4022' },
  ornament: 'glass',
}

export const asador: StockDesign = {
  ...{ key: 'asador', id: 'p1antasad007', name: 'Asador', composition: 'centred' },
  title: { font: 'Anton', color: '#fff4e6', size: 104, uppercase: true },
  around: { font: 'Oswald', color: '#f2a45c', uppercase: true, size: 32 },
  category: { font: 'Anton', color: '#f28a3d', size: 57, uppercase: true },
  item: { font: 'Oswald', color: '#fff4e6', size: 56 },
  observations: { font: 'Oswald', color: '#e3d3c3', size: 33 },
  price: { font: 'Anton', color: '#1c1816', size: 76 },
  foot: { font: 'Barlow Condensed', color: '#cdbfb2', size: 22 },
  ornament: 'plate',
}

export const noche: StockDesign = {
  ...{ key: 'noche', id: 'p1antn0che08', name: 'Noche', composition: 'centred' },
  title: { font: 'Righteous', color: '#ffe3a1', size: 92 },
  around: { font: 'Poppins', color: '#d9dcff', size: 30 },
  category: { font: 'Righteous', color: '#ff9cc8', size: 55 },
  item: { font: 'Poppins', color: '#ffffff', size: 52, lineHeight: 1.22 },
  observations: { font: 'Poppins', color: '#d9dcff', size: 31 },
  price: { font: 'Righteous', color: '#ffe3a1', size: 80 },
  foot: { font: 'Poppins', color: '#d3d6f5' },
  ornament: 'glass',
}
