import type { OwnMenu } from '@/contract/entities/own-menu'

export const anOwnMenu = (change: Partial<OwnMenu> = {}): OwnMenu => ({
  menuId: 'k00x7qm2vt9b',
  date: '2026-11-25',
  service: 'comida',
  state: 'scheduled',
  price: 12.5,
  halfPrice: null,
  includes: [],
  window: null,
  categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Gazpacho' }] }],
  observation: '',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  publishAt: '2026-11-25T08:00:00.000Z',
  source: 'web',
  ...change,
})
