import 'server-only'
import { headers } from 'next/headers'
import { getSecondFactor } from '@/contract/endpoints/second-factor'
import { listSessions } from '@/contract/endpoints/sessions'
import { clientAddress } from '../bff/client-address'
import { getSession } from '../session'
import { call } from './call'

/** An owner's second factor and sessions. «The same network» means the network of the current visitor. */
export async function getOwnSecurity() {
  const { token = '' } = await getSession()
  const address = clientAddress(await headers())
  const [factor, { sessions }] = await Promise.all([
    call(getSecondFactor, {}, { token }),
    call(listSessions, {}, { token, ...(address && { clientAddress: address }) }),
  ])
  return { factor, sessions }
}

export async function isFactorOffered() {
  const { token = '' } = await getSession()
  const factor = await call(getSecondFactor, {}, { token }).catch(() => null)
  return factor?.isOffered ?? false
}
