import { ChatIcon, MenuSheetIcon, PaletteIcon, ResultsIcon, UserIcon } from '@/components/ui/icons'

/** The links of the owner's navigation, in their order. The slug of the profile is added to the last one. */
const places = [
  { href: '/menu', text: 'menu', needs: 'menus' },
  { href: '/chat', text: 'chat', needs: 'chat' },
  { href: '/plantilla', text: 'image' },
  { href: '/menu/historial', text: 'results', needs: 'menus' },
  { href: '/restaurant/profile/edit', text: 'profile' },
] as const

export type PlaceName = (typeof places)[number]['text']
export type OwnerPlace = { href: string; text: PlaceName }

export const placeIcons = {
  menu: MenuSheetIcon,
  chat: ChatIcon,
  image: PaletteIcon,
  results: ResultsIcon,
  profile: UserIcon,
}

/** The links to existing pages, without those that need a missing feature of the host api. */
export const ownerPlaces = (missing: readonly string[], profileSlug: string | undefined): OwnerPlace[] =>
  places
    .filter((place) => !('needs' in place && missing.includes(place.needs)))
    .filter(({ text }) => text !== 'profile' || profileSlug)
    .map(({ href, text }) => ({ href: text === 'profile' ? `${href}/${profileSlug}` : href, text }))

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The link for an address: the one with the longest path that fits. */
export function currentPlace(path: string, all: OwnerPlace[]): PlaceName | undefined {
  if (isIn(path, '/restaurant/profile/edit')) return 'profile'
  const fitting = all.filter(({ href }) => isIn(path, href))
  return fitting.sort((one, other) => other.href.length - one.href.length)[0]?.text
}

/** The steps after a sign-up have their own sequence of pages. */
export const isOnTheWay = (path: string) =>
  ['/try-whatsapp', '/wizard', '/wizardSec', '/thirdWizard'].some((step) => isIn(path, step))
