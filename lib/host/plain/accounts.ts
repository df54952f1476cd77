import 'server-only'
import { z } from 'zod'
import {
  changePassword,
  forgetPassword,
  getOwner,
  login,
  logout,
  register,
  resetPassword,
  verifyEmail,
} from '@/contract/endpoints/accounts'
import { editDetails, updateOwner } from '@/contract/endpoints/profile'
import { getSession } from '../../session'
import { localFile } from './files'
import { plainProfile } from './profile'
import { text } from './read'
import { translate } from './translation'

const signedIn = z.object({ ownerId: text, token: z.string(), restaurantId: text })
const person = z.object({ firstName: text, lastName: text, email: text })
const restaurant = z.object({ restaurantId: text, restaurantName: text, logoFilePath: text })

/** Tells whether the status is the caller's fault and has nothing to do with the session. */
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 429

const done = { success: true, message: '' }

export const accountCalls = [
  translate(
    register,
    async ({ body }, ask) => signedIn.parse(await ask('POST', '/api/auth/register', { body })),
    ({ status, message }) =>
      status === 409 || /exist|regist/i.test(message)
        ? { code: 'conflict', reason: 'email-taken', fields: { email: 'taken' } }
        : undefined,
  ),
  translate(
    login,
    async ({ body: { email, password } }, ask) =>
      signedIn.parse(await ask('POST', '/api/auth/login', { body: { email, password } })),
    ({ status }) => (isRefused(status) ? { code: 'unauthenticated', reason: 'credentials' } : undefined),
  ),
  /** The common calls have no logout: the token runs out by itself. */
  translate(logout, async () => ({ success: true })),
  translate(getOwner, async ({ params: { ownerId } }, ask) => {
    const reply = await ask('GET', `/api/owner/${encodeURIComponent(ownerId)}`)
    const own = z.object({ restaurant: restaurant.nullish().catch(null) }).parse(reply).restaurant
    return {
      ...person.parse(reply),
      ...{ ownerId, emailVerified: true },
      restaurant: own?.restaurantId
        ? {
            ...own,
            logoFilePath: localFile(own.logoFilePath) || null,
            isPublic: own.restaurantName !== '',
            missing: own.restaurantName === '' ? (['name'] as const).slice() : [],
          }
        : null,
    }
  }),
  translate(
    changePassword,
    async ({ body: { currentPassword, newPassword } }, ask) => {
      const { ownerId } = await getSession()
      await ask('POST', '/api/auth/changePassword', { body: { currentPassword, newPassword, ownerId } })
      return done
    },
    ({ status }) =>
      status === 400
        ? { code: 'invalid', reason: 'password', fields: { currentPassword: 'wrong' } }
        : undefined,
  ),
  translate(forgetPassword, async ({ body: { email } }, ask) => {
    await ask('POST', '/api/auth/forget-password', { form: { email } })
    return done
  }),
  translate(
    resetPassword,
    async ({ body: { email, otp, newPassword } }, ask) => {
      await ask('POST', '/api/auth/reset-password', { body: { email, otp: Number(otp), newPassword } })
      return done
    },
    ({ status }) =>
      isRefused(status) ? { code: 'invalid', reason: 'code', fields: { otp: 'wrong' } } : undefined,
  ),
  translate(
    verifyEmail,
    async ({ query: { token = '' } }, ask) => {
      await ask('GET', '/api/auth/verify-email', { query: { token } })
      return done
    },
    ({ status }) => (isRefused(status) ? { code: 'invalid', reason: 'token' } : undefined),
  ),
  translate(editDetails, async ({ params: { ownerId } }, ask) => {
    const reply = await ask('GET', `/api/profile/editDetails/${encodeURIComponent(ownerId)}`)
    const details = z.object({ ownerData: person, restaurantData: plainProfile }).parse(reply)
    const { firstName, lastName } = details.ownerData
    const { phoneNumber } = details.restaurantData
    return { ownerData: details.ownerData, restaurantData: { ownerId, firstName, lastName, phoneNumber } }
  }),
  translate(updateOwner, async ({ params: { ownerId }, body }, ask) => {
    const path = `/api/profile/owners/${encodeURIComponent(ownerId)}`
    const { firstName, lastName, email = '', telephono } = body
    await ask('PUT', path, { form: { firstName, lastName, email, telephono: telephono ?? '' } })
    return done
  }),
]
