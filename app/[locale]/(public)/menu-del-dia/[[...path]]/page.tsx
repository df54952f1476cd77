import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getCityMenus } from '@/lib/api/cities'
import { cityHref, parseCityPath } from '@/lib/city/question'
import { hostHas, requireFeature } from '@/lib/host/features'
import { permanentRedirect } from '@/lib/language/redirect'
import { citiesMetadata, cityMetadata } from '@/lib/seo/city-metadata'
import { AllCitiesPage } from './all-cities-page'
import { CityPage } from './city-page'

type Props = PageProps<'/[locale]/menu-del-dia/[[...path]]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path = [] } = await params
  if (!(await hostHas('cities'))) return {}
  if (path.length === 0) return citiesMetadata()
  const question = parseCityPath(path)
  const menus = question && (await getCityMenus(question))
  return menus ? cityMetadata(question, menus) : {}
}

export default async function Page({ params }: Props) {
  const { path = [] } = await params
  await requireFeature('cities')
  if (path.length === 0) return <AllCitiesPage />
  const question = parseCityPath(path)
  const menus = question && (await getCityMenus(question))
  if (!menus || question.page > Math.max(1, menus.pages)) notFound()
  const address = cityHref(question)
  if (address !== ['/menu-del-dia', ...path].join('/')) permanentRedirect(address)
  return <CityPage question={question} menus={menus} />
}
