/** The header's links for everybody (docs/product.md#header). */
export const publicLinks = [
  { href: '/restaurant/search/menu', text: 'menus' },
  { href: '/restaurant/search/restaurant', text: 'restaurants' },
  { href: '/favoritos', text: 'favourites' },
  { href: '/contacta', text: 'contact' },
] as const
