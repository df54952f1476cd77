import type { Reply } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints'
import type { PasswordReset } from '@/contract/entities/owner'
import type { Light } from '../../endpoint/light'

// The page sends less to the web than the web sends to the host: the web adds the data of its sealed cookies.

export const resetPassword: Light<{ body: PasswordReset }> = {
  ...{ method: 'POST', path: '/api/auth/reset-password', auth: 'public' },
}

export const askPasskeyAtLogin: Light<object, Reply<typeof contract.askPasskeyAtLogin>> = {
  ...{ method: 'POST', path: '/api/auth/second-factor/passkey', auth: 'public' },
  reply: async () => (await import('@/contract/endpoints/second-factor')).askPasskeyAtLogin.reply,
}
