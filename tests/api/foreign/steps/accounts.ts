import { type Step, text } from '../step'

export const registers: Step[] = [
  {
    call: 'POST /api/auth/register',
    does: 'signs up',
    sends: ({ email, password }) => ({ json: { firstName: 'Marta', lastName: 'Ruiz', email, password } }),
    status: 201,
    reads: () => ({ ownerId: text, token: text, restaurantId: text }),
    keeps: { ownerId: 'ownerId', token: 'token', restaurantId: 'restaurantId' },
  },
  {
    call: 'GET /api/auth/verify-email',
    does: 'follows the link of the mail',
    sends: ({ verifyToken = '' }) => ({ query: { token: verifyToken } }),
    reads: () => ({ message: text }),
  },
]

export const keepsAccount: Step[] = [
  {
    call: 'GET /api/profile/editDetails/{ownerId}',
    does: 'opens the personal data',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: ({ email }) => ({
      ownerData: { firstName: 'Marta', lastName: 'Ruiz', email },
      restaurantData: { phoneNumber: null },
    }),
  },
  {
    call: 'PUT /api/profile/owners/{ownerId}',
    does: 'changes name and phone',
    sends: ({ ownerId, token, email = '' }) => ({
      at: ownerId,
      token,
      form: formOf({ firstName: 'Marta', lastName: 'Ruiz Gil', email, telephono: '911111111' }),
    }),
  },
  {
    call: 'GET /api/profile/editDetails/{ownerId}',
    does: 'sees them changed',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: () => ({ ownerData: { lastName: 'Ruiz Gil' }, restaurantData: { phoneNumber: '911111111' } }),
  },
  {
    call: 'PUT /api/profile/owners/{ownerId}',
    does: 'leaves the phone empty',
    sends: ({ ownerId, token, email = '' }) => ({
      at: ownerId,
      token,
      form: formOf({ firstName: 'Marta', lastName: 'Ruiz', email, telephono: '' }),
    }),
  },
]

export const changesPassword: Step[] = [
  {
    call: 'POST /api/auth/changePassword',
    does: 'changes the password',
    sends: ({ ownerId, token, password, secondPassword }) => ({
      token,
      json: { currentPassword: password, newPassword: secondPassword, ownerId },
    }),
  },
  {
    call: 'POST /api/auth/login',
    does: 'signs in with the new one',
    sends: ({ email, secondPassword }) => ({ json: { email, password: secondPassword } }),
    reads: ({ ownerId }) => ({ token: text, ownerId }),
    keeps: { token: 'token' },
  },
  {
    call: 'POST /api/auth/forget-password',
    does: 'has forgotten it',
    sends: ({ email = '' }) => ({ form: formOf({ email }) }),
  },
]

export const resetsPassword: Step[] = [
  {
    call: 'POST /api/auth/reset-password',
    does: 'mistypes the code',
    sends: ({ email, otp, password }) => ({
      json: { email, otp: (Number(otp) + 1) % 1_000_000, newPassword: password },
    }),
    status: 400,
    reads: () => ({ message: text }),
  },
  {
    call: 'POST /api/auth/reset-password',
    does: 'types the code, which is sent as a number',
    sends: ({ email, otp, password }) => ({ json: { email, otp: Number(otp), newPassword: password } }),
  },
  {
    call: 'POST /api/auth/login',
    does: 'signs in after the reset',
    sends: ({ email, password }) => ({ json: { email, password } }),
    reads: () => ({ token: text }),
  },
  {
    call: 'POST /api/auth/login',
    does: 'mistypes the password',
    sends: ({ email }) => ({ json: { email, password: 'no es esta' } }),
    status: 401,
  },
]

export function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
