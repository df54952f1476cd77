import type { APIRequestContext } from '@playwright/test'
import { register } from '@/contract/endpoints/accounts'
import { apiUrl } from './demo-owner'
import { newAddress } from './mailbox'
import { fromElsewhere } from './newcomer'

export const newOwnerPassword = 'salmorejo con jamón'

/** An account of the test's own, straight from the host API: nobody else's test depends on it. */
export async function newOwner(request: APIRequestContext, firstName = 'Lola') {
  const email = newAddress('propietaria')
  const data = { firstName, lastName: 'Ríos', email, password: newOwnerPassword }
  const answer = await request.post(apiUrl + register.path, { data, headers: fromElsewhere() })
  const { token, ...ids } = register.reply.parse(await answer.json())
  return { email, password: newOwnerPassword, headers: { authorization: `Bearer ${token}` }, ...ids }
}
