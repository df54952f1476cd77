import type { Metadata } from 'next'
import { TryWhatsapp } from '@/components/account/try-whatsapp'
import { ChatPage } from '@/components/chat/chat-page'
import { TryHead } from '@/components/chat/try-head'
import { getOwnChat } from '@/lib/api/chat'
import { hostHas } from '@/lib/host/features'
import { getTranslations } from '@/lib/i18n/translations'
import { redirect } from '@/lib/language/redirect'
import { requireOwner } from '@/lib/owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tryWhatsapp')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/try-whatsapp'>) {
  const { paso } = await searchParams
  if (paso === 'prueba' && !(await hostHas('chat'))) redirect('/wizard')
  if (paso === 'prueba') return <ChatPage own={await getOwnChat()} head={<TryHead />} />
  return <TryWhatsapp owner={await requireOwner()} />
}
