import 'server-only'
import { getPayment, listInvoices } from '@/contract/endpoints/payments'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'

async function ask() {
  const { ownerId } = await requireOwner()
  const { token = '' } = await getSession()
  return [{ params: { ownerId } }, { token }] as const
}

export async function getOwnPlan() {
  return call(getPayment, ...(await ask()))
}

export async function getOwnInvoices() {
  const { data } = await call(listInvoices, ...(await ask()))
  return data
}
