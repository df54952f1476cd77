import { MenuTabs } from '@/components/menu/menu-tabs'
import { labelsOf } from '@/lib/i18n/labels'

/** «Mi menú»: one day, the week, and what there was. Each page has its own heading under the tabs. */
export default async function Layout({ children }: { children: React.ReactNode }) {
  return (
    <div className="container-page pt-2 pb-10 md:pt-6">
      <MenuTabs labels={await labelsOf('menuTabs')} />
      {children}
    </div>
  )
}
