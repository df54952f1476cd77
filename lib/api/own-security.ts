import 'server-only'
import { headers } from 'next/headers'
import { getEmailChange } from '@/contract/endpoints/email-change'
import { getSecondFactor } from '@/contract/endpoints/second-factor'
import { listSessions } from '@/contract/endpoints/sessions'
import { clientAddress } from '../bff/client-address'
import { hostHas } from '../host/features'
import { getSession } from '../session'
import { call } from './call'

/** An owner's second factor, address and sessions. «The same network» means the network of the current visitor. */
export async function getOwnSecurity() {
  const { token = '' } = await getSession()
  const address = clientAddress(await headers())
  const [factor, { sessions }, emailChange] = await Promise.all([
    call(getSecondFactor, {}, { token }),
    call(listSessions, {}, { token, ...(address && { clientAddress: address }) }),
    hostHas('emailChange').then((has) => (has ? call(getEmailChange, {}, { token }) : null)),
  ])
  return { factor, sessions, emailChange }
}

export async function isFactorOffered() {
  const { token = '' } = await getSession()
  const factor = await call(getSecondFactor, {}, { token }).catch(() => null)
  return factor?.isOffered ?? false
}
