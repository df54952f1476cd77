import 'server-only'
import { listMailings } from '@/contract/endpoints/mailings'
import { getSession } from '../session'
import { call } from './call'

/** Null where it cannot be had: the page has more to say. */
export async function getMailings() {
  const { token } = await getSession()
  return call(listMailings, {}, { token }).catch(() => null)
}
