import 'server-only'
import { listMailbox, readMailbox } from '@/contract/endpoints/mailbox'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** Null where there is none to be read: an SMTP server sends the mails, or the operator keeps it closed. */
export function getMailbox() {
  return call(listMailbox, {}).catch(nullIfMissing)
}

export function getMail(id: string) {
  return call(readMailbox, { params: { id } }).catch(nullIfMissing)
}
