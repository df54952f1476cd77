import { MenuTabs } from '@/components/menu/menu-tabs'
import { missingFeatures, requireFeature } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'

/** «Mi menú»: the day, the week, the history and the languages. Each page has its own heading under the tabs. */
export default async function Layout({ children }: { children: React.ReactNode }) {
  await requireFeature('menus')
  return (
    <div className="container-page pt-2 pb-10 md:pt-6">
      <MenuTabs labels={await labelsOf('menuTabs')} missing={await missingFeatures()} />
      {children}
    </div>
  )
}
