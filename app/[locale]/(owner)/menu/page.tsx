import type { Metadata } from 'next'
import { MenuPage } from '@/components/menu/menu-page'
import { MissingNote } from '@/components/visible/missing-note'
import { getOwnMenuDay } from '@/lib/api/own-menus'
import { getTranslations } from '@/lib/i18n/translations'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('menuPage')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/menu'>) {
  const { dia, servicio } = await searchParams
  const day = await getOwnMenuDay(dia, servicio)
  return <MenuPage day={day} missing={<MissingNote owner={day.owner} />} />
}
