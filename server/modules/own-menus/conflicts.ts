import { AppError } from '@/server/errors'
import { ownMenuOf } from './own-menu-shape'
import type { MenuRow } from './queries'

export const olderVersion = (current: MenuRow | undefined) =>
  new AppError('conflict', 'version', {
    message: 'Mientras editabas, este menú ha cambiado en otro lugar.',
    current: current ? ownMenuOf(current) : null,
  })

export const notVerified = () =>
  new AppError('conflict', 'email-not-verified', { message: 'Verifica tu correo electrónico para publicar.' })

export const invalidField = (field: string, reason: string) =>
  new AppError('invalid', 'validation', { fields: { [field]: reason } })
