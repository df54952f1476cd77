/** SPEC.md §2.7: what the header offers everybody, and the way to what one has kept. */
export const publicLinks = [
  { href: '/restaurant/search/menu', text: 'menus' },
  { href: '/restaurant/search/restaurant', text: 'restaurants' },
  { href: '/favoritos', text: 'favourites' },
  { href: '/contacta', text: 'contact' },
] as const
