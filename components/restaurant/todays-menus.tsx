import { addDays, localNow } from '@/contract/rules/local-time'
import { DayLinks } from './day-links'
import { MenuOfTheDay } from './menu-of-the-day'
import { NoMenuYet } from './no-menu-yet'
import type { ProfileProps } from './restaurant-profile'

type Props = Omit<ProfileProps, 'parts'>

/** What the api calls in force: lunch and dinner of today, and last night's dinner as long as it is served. */
export function TodaysMenus({ restaurant, menus, renderedAt, serving, previousMenuDate }: Props) {
  const today = localNow(new Date(renderedAt), restaurant.timeZone).date
  const current = menus.filter(({ date }) => date === today || date === addDays(today, -1))
  return (
    <div className="grid gap-4 print:block">
      {current.length === 0 ? <NoMenuYet restaurant={restaurant} /> : null}
      {current.map((menu) => (
        <MenuOfTheDay
          key={menu.menuId}
          menu={menu}
          restaurant={restaurant}
          renderedAt={renderedAt}
          serving={serving}
        />
      ))}
      <DayLinks restaurant={restaurant} date={current[0]?.date} previousDate={previousMenuDate} />
    </div>
  )
}
