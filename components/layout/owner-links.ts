import {
  CardIcon,
  ChatIcon,
  ForkKnifeIcon,
  HelpIcon,
  KeyIcon,
  MenuSheetIcon,
  PaletteIcon,
  QrIcon,
  UserIcon,
} from '@/components/ui/icons'

/** SPEC.md §2.7's drawer in its order, behind the pages an owner works with. Whoever builds a page says here that it exists: until then nothing leads to it. */
export const ownerLinks = [
  { href: '/menu', icon: MenuSheetIcon, text: 'menu', exists: true },
  { href: '/chat', icon: ChatIcon, text: 'chat', exists: true },
  { href: '/mi-restaurante', icon: ForkKnifeIcon, text: 'home', exists: true },
  { href: '/misdatospersonales', icon: UserIcon, text: 'personalData', exists: true },
  { href: '/password', icon: KeyIcon, text: 'password', exists: true },
  { href: '/plantilla', icon: PaletteIcon, text: 'template', exists: true },
  { href: '/subscription', icon: CardIcon, text: 'subscription', exists: true },
  { href: '/generateQR', icon: QrIcon, text: 'qr', exists: true },
  { href: '/contacta', icon: HelpIcon, text: 'help', exists: true },
] as const

/** The same for «Editar perfil». */
export const editorExists: boolean = true
