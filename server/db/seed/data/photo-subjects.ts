import type { Cuisine } from '@/contract/entities/lists'

const spanish = ['Española', 'Bar de tapas'] as const

/** The photos that fit each cuisine. The first of a list fits best as the header. */
export const photosOf: Record<Cuisine, readonly string[]> = {
  Argentina: ['comedor-rustico', 'mesa-compartida', 'terraza'],
  Asador: ['comedor-rustico', 'terraza', 'queso'],
  'Bar de tapas': ['barra-platos', 'tortilla-patatas', 'terraza', 'patatas-huevos-fritos', 'cafe-con-leche'],
  China: ['mesa-asiatica'],
  Española: [
    'patatas-huevos-fritos',
    'tortilla-patatas',
    'pisto-huevos',
    'comedor-rustico',
    'terraza',
    'mesa-compartida',
  ],
  Fusión: ['mesa-asiatica', 'mesa-compartida', 'barra-platos', 'coulant'],
  Hamburguesería: ['sandwich-mixto', 'coulant', 'petisus'],
  India: [],
  Italiana: ['espaguetis-tomate', 'lasana', 'carbonara', 'ensalada-cesar', 'coulant'],
  Japonesa: ['mesa-asiatica'],
  Marisquería: ['paella', 'terraza', 'tarta-santiago'],
  Mediterranea: [
    'mesa-compartida',
    'paella',
    'pisto-huevos',
    'cuscus',
    'ensalada-cesar',
    'terraza',
    'naranja',
  ],
  Mexicana: ['guacamole'],
  Parrilla: ['comedor-rustico', 'mesa-compartida', 'terraza'],
  Peruana: [],
  Sidrería: ['comedor-rustico', 'tarta-manzana', 'queso'],
  'Sin gluten': ['bol-vegano', 'ensalada-cesar', 'naranja'],
  Tailandes: ['mesa-asiatica'],
  Vegana: ['bol-vegano', 'guacamole', 'naranja'],
  Vegetariana: ['bol-vegano', 'pisto-huevos', 'ensalada-cesar', 'tarta-limon-merengue'],
  Vinoteca: ['queso', 'mesa-compartida', 'barra-platos', 'terraza'],
}

const sweets = [
  'tarta-manzana',
  'tarta-limon-merengue',
  'petisus',
  'coulant',
  'torrijas',
  'cafe-con-leche',
] as const

/** Never the header, only among the other photos. */
export const extraPhotos = (cuisine: Cuisine): readonly string[] =>
  spanish.some((one) => one === cuisine) || cuisine === 'Mediterranea' ? sweets : sweets.slice(0, 2)
