import type { Slot } from '@/contract/entities/own-menu'
import { readPath } from './language/read-path'

/**
 * The first parts of the owners' addresses. Next wants the matcher of middleware.ts written out; a test compares both with the folders of
 * app/.
 */
export const ownerPaths = [
  '/chat',
  '/generateQR',
  '/invoices',
  '/menu',
  '/mi-restaurante',
  '/misdatospersonales',
  '/password',
  '/payment',
  '/plantilla',
  '/restaurant/profile/edit',
  '/seguridad',
  '/subscription',
  '/thirdWizard',
  '/try-whatsapp',
  '/wizard',
  '/wizardSec',
]

/** In any language. */
export function isOwnerPath(pathname: string) {
  const { path: asked } = readPath(pathname)
  return ownerPaths.some((path) => asked === path || asked.startsWith(`${path}/`))
}

/** The page where an owner writes one day's menu. /menu alone is today's lunch. */
export const ownMenuPath = ({ date, service }: Slot) =>
  `/menu?${new URLSearchParams({ dia: date, servicio: service })}`

/** The page where an owner reads a menu in another language and corrects it. */
export const languagesPath = ({ date, service }: Slot, language: string) =>
  `/menu/idiomas?${new URLSearchParams({ dia: date, servicio: service, idioma: language })}`
