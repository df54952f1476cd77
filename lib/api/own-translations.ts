import 'server-only'
import { notFound } from 'next/navigation'
import { listOwnTranslations } from '@/contract/endpoints/translations'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { addDays, isDate } from '@/contract/rules/time/local-time'
import { requireFeature } from '../host/features'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { call } from './call'
import { readOwnMenus } from './read-own-menus'

type Asked = { dia?: unknown; servicio?: unknown; idioma?: unknown }

/** One day's menu of the owner in another language. Without an address: the menu of today, in English. */
export async function getOwnTranslations({ dia, servicio, idioma }: Asked) {
  await requireFeature('ownTranslations')
  const { restaurant } = await requireOwner()
  if (!restaurant) notFound()
  const asked = typeof dia === 'string' && isDate(dia) ? dia : null
  const around = asked ?? new Date().toISOString().slice(0, 10)
  const { today, menus } = await readOwnMenus(addDays(around, -1), addDays(around, 1))
  const date = asked ?? today
  const services = menus.filter((menu) => menu.date === date).map(({ service }) => service)
  const service = (servicio === 'cena' || servicio === 'comida' ? servicio : services[0]) ?? 'comida'
  const language = menuLanguages.find((one) => one === idioma) ?? 'en'
  const { token } = await getSession()
  const read = await call(listOwnTranslations, { params: { date, service, language } }, { token })
  return { ...read, slot: { date, service }, today, services, language }
}

export type OwnTranslationsDay = Awaited<ReturnType<typeof getOwnTranslations>>
