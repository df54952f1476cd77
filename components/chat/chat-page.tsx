import type { ReactNode } from 'react'
import type { OwnChat } from '@/lib/api/chat'
import { labelsOf } from '@/lib/i18n/labels'
import { Chat } from './chat'

/** The conversation fills the window. The rest of the page comes after. */
export async function ChatPage({ own, head }: { own: OwnChat; head?: ReactNode }) {
  const { owner, chat, whatsapp, today } = own
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col md:py-4">
      {head}
      <Chat
        ownerId={owner.ownerId}
        initial={chat}
        labels={await labelsOf('chat')}
        upload={await labelsOf('upload')}
        isLower={head !== undefined}
        today={today}
        whatsapp={whatsapp?.url ?? null}
        linkedPhone={whatsapp?.phones[0]?.phone.slice(-4) ?? null}
      />
    </div>
  )
}
