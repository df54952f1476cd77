import { buttonClass } from '@/components/ui/button-class'
import { PhoneIcon, WhatsappIcon } from '@/components/ui/icons'
import type { Restaurant } from '@/contract/entities/restaurant'
import { phoneLink, phoneText, whatsappUrl } from '@/contract/rules/profile/phone'
import { useTranslations } from '@/lib/i18n/translations'
import { ProfileSection } from './profile-section'

export function ContactCard({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('restaurant.contact')
  const { contactNumber, whatsappNumber1, whatsappNumber2, restaurantName } = restaurant
  const phone = phoneLink(contactNumber)
  const chats = [whatsappNumber1, whatsappNumber2].flatMap((number) => {
    const href = whatsappUrl(number, t('greeting', { name: restaurantName }))
    return href ? [{ href, number: phoneText(number) }] : []
  })
  if (!phone && chats.length === 0) return null
  return (
    <ProfileSection title={t('title')}>
      <ul className="grid gap-2">
        {phone ? (
          <li>
            <a
              href={phone}
              data-counts="call"
              className={buttonClass({ variant: 'secondary', wide: true }, 'figures')}
            >
              <PhoneIcon />
              {phoneText(contactNumber)}
            </a>
          </li>
        ) : null}
        {chats.map(({ href, number }) => (
          <li key={href}>
            <a
              href={href}
              data-counts="whatsapp"
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'secondary', wide: true }, 'figures')}
            >
              <WhatsappIcon />
              {t('whatsapp', { number })}
            </a>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
