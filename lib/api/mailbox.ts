import 'server-only'
import { headers } from 'next/headers'
import { listMailbox, readMailbox } from '@/contract/endpoints/mailbox'
import { mayReadMailbox } from '../bff/may-read-mailbox'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** Null where there is no mailbox to read: an SMTP server sends the mails, or the operator keeps the mailbox closed. */
export async function getMailbox() {
  return mayReadMailbox(await headers()) ? call(listMailbox, {}).catch(nullIfMissing) : null
}

export async function getMail(id: string) {
  return mayReadMailbox(await headers()) ? call(readMailbox, { params: { id } }).catch(nullIfMissing) : null
}
