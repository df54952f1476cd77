import { AppError } from '@/server/errors'
import common from './common-passwords.json'

const commonPasswords = new Set(common.passwords.split('\n'))

/** ASVS 6.2: no rule on what it is made of, but none that everybody tries first, nor the address itself. */
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
