import 'server-only'
import { listMailings } from '@/contract/endpoints/mailings'
import { getSession } from '../session'
import { call } from './call'

/** Null when the api does not answer: the page shows its other parts. */
export async function getMailings() {
  const { token } = await getSession()
  return call(listMailings, {}, { token }).catch(() => null)
}
