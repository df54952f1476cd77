import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChatPage } from '@/components/chat/chat-page'
import { getOwnChat } from '@/lib/api/chat'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('chat')
  return { title: t('title') }
}

export default async function Page() {
  return <ChatPage own={await getOwnChat()} />
}
