import { hash, verify } from '@node-rs/argon2'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import common from './common-passwords.json'
import { findOwner } from './queries-profile'

/** The cost of argon2id, the library's default algorithm. Each hash names its own cost, so the cost can increase later. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** The hash for an unknown address: the check takes as long as a real check and never matches. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$UuyikCZX4vbqekwrcC5HZg$6c6ywmwK9sf1xyNJL9UTcY2EaVoqpptkjconyQGnbdg'

export const isPassword = (password: string, passwordHash = nobodysHash) => verify(passwordHash, password)

/** Not 401, because 401 ends the session of an owner who mistyped. */
export async function requirePassword(ctx: OwnerCtx, typed: string, field: 'password' | 'currentPassword') {
  const owner = await findOwner(ctx.db, ctx.owner.ownerId)
  if (owner && (await isPassword(typed, owner.passwordHash))) return owner
  throw new AppError('invalid', 'password', {
    message: 'La contraseña actual no es correcta.',
    fields: { [field]: 'wrong' },
  })
}

const commonPasswords = new Set(common.passwords.split('\n'))

/** ASVS 6.2: no rule on the characters of a password, but no common password and not the e-mail address. */
export function requireGoodPassword(password: string, email: string, field: 'password' | 'newPassword') {
  const folded = password.trim().toLowerCase()
  const [name] = email.split('@')
  if (!commonPasswords.has(folded) && folded !== email && folded !== name && !isOneCharacter(folded)) return
  throw new AppError('invalid', 'validation', {
    message: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.',
    fields: { [field]: 'common' },
  })
}

const isOneCharacter = (text: string) => new Set(text).size < 2
