import { randomUUID } from 'node:crypto'
import { graphAccess } from './access'

/** What Meta posts, in the shapes it documents. */
export function callOf(value: object, phoneId = graphAccess.phoneId) {
  const metadata = { display_phone_number: '34600000000', phone_number_id: phoneId }
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  }
}

type Heading = { from: string; at: Date; id?: string }

const heading = ({ from, at, id = `wamid.${randomUUID()}` }: Heading) => ({
  ...{ from, id, timestamp: String(Math.floor(at.getTime() / 1000)) },
})

export const textSent = (about: Heading, body: string) => ({
  ...heading(about),
  type: 'text',
  text: { body },
})

/** Any other kind; its part has the kind's name. */
export const otherSent = (about: Heading, type: string, part: object = {}) => ({
  ...heading(about),
  ...{ type, [type]: part },
})

export const messagesOf = (...messages: object[]) => callOf({ messages })

export const statusOf = (id: string, status: string, more: object = {}) =>
  callOf({ statuses: [{ id, status, timestamp: '1760000000', recipient_id: '34600111222', ...more }] })
