import {
  CardIcon,
  ChatIcon,
  ForkKnifeIcon,
  HelpIcon,
  KeyIcon,
  MenuSheetIcon,
  PaletteIcon,
  QrIcon,
  ShieldIcon,
  UserIcon,
} from '@/components/ui/icons'
import type { Feature } from '@/lib/host/feature'

/** The links of the drawer, in the order of docs/product.md#header. A page that is not built yet has `exists: false` and gets no link. */
export const ownerLinks = [
  { href: '/menu', icon: MenuSheetIcon, text: 'menu', exists: true, needs: 'menus' },
  { href: '/chat', icon: ChatIcon, text: 'chat', exists: true, needs: 'chat' },
  { href: '/mi-restaurante', icon: ForkKnifeIcon, text: 'home', exists: true },
  { href: '/misdatospersonales', icon: UserIcon, text: 'personalData', exists: true },
  { href: '/password', icon: KeyIcon, text: 'password', exists: true },
  { href: '/seguridad', icon: ShieldIcon, text: 'security', exists: true, needs: 'secondFactor' },
  { href: '/plantilla', icon: PaletteIcon, text: 'template', exists: true },
  { href: '/subscription', icon: CardIcon, text: 'subscription', exists: true },
  { href: '/generateQR', icon: QrIcon, text: 'qr', exists: true },
  { href: '/contacta', icon: HelpIcon, text: 'help', exists: true },
] as const

/** The links to existing pages, without those that need a missing feature of the host api. */
export const ownerLinksWithout = (missing: readonly Feature[]) =>
  ownerLinks.filter((link) => link.exists && !('needs' in link && missing.includes(link.needs)))

/** Whether the page «Editar perfil» exists. */
export const editorExists: boolean = true
