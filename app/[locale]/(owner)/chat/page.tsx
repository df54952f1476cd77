import type { Metadata } from 'next'
import { ChatPage } from '@/components/chat/chat-page'
import { MissingNote } from '@/components/visible/missing-note'
import { missingForDiners } from '@/contract/rules/profile/missing-for-diners'
import { getOwnChat } from '@/lib/api/chat'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat')
  return { title: t('title') }
}

export default async function Page() {
  const own = await getOwnChat()
  const isMissing = missingForDiners(own.owner).length > 0
  return <ChatPage own={own} head={isMissing ? <MissingNote owner={own.owner} /> : undefined} />
}
