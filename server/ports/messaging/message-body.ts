import type { ChatReply } from '@/contract/entities/chat'

export type UploadedFile = { mediaId: string; name: string }

type Addressed = { id: string; to: string; reply: ChatReply }

/** A reply in the Graph API's shape. Each delivery state of the message brings `biz_opaque_callback_data` back. */
export function messageBody({ id, to, reply }: Addressed, file: UploadedFile | null) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    biz_opaque_callback_data: id,
    ...contentOf(reply, file),
  }
}

/** `language` is WhatsApp's code, which Galician and Basque lack: theirs is a template of its own under another code. */
export type Template = { name: string; language: string }

/** WhatsApp holds the text of the template. The template has no variables to fill in. */
export const templateBody = ({ id, to }: Omit<Addressed, 'reply'>, { name, language }: Template) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  biz_opaque_callback_data: id,
  type: 'template',
  template: { name, language: { code: language } },
})

function contentOf({ text, image, buttons, list }: ChatReply, file: UploadedFile | null) {
  const kind = image ? 'image' : 'document'
  const media = file && {
    type: kind,
    [kind]: { id: file.mediaId, ...(kind === 'document' && { filename: file.name }) },
  }
  if (buttons)
    return interactive('button', text, media, {
      buttons: buttons.map(({ action: reply, title }) => ({ type: 'reply', reply: { id: reply, title } })),
    })
  if (list)
    return interactive('list', text, null, {
      button: list.label,
      sections: [{ rows: list.rows.map(({ action: row, ...shown }) => ({ id: row, ...shown })) }],
    })
  if (media) return { ...media, [kind]: { ...Object(media[kind]), caption: text } }
  return { type: 'text', text: { body: text, preview_url: true } }
}

function interactive(type: 'button' | 'list', text: string, header: object | null, action: object) {
  return {
    type: 'interactive',
    interactive: { type, ...(header && { header }), body: { text }, action },
  }
}
