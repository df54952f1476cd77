import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MenuPage } from '@/components/menu/menu-page'
import { MissingNote } from '@/components/visible/missing-note'
import { getOwnMenuDay } from '@/lib/api/own-menus'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('menuPage')
  return { title: t('title') }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/menu'>) {
  const { dia, servicio } = await searchParams
  const day = await getOwnMenuDay(dia, servicio)
  return <MenuPage day={day} missing={<MissingNote owner={day.owner} />} />
}
