import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { env } from '@/lib/env'
import { useTranslations } from '@/lib/i18n/translations'
import { site } from '@/lib/site'
import { ContactPanel } from './contact-panel'
import type { ContactLabels } from './labels'

/**
 * docs/product.md#contact. The page is the same for everybody; in the browser, a signed-in owner gets the owner's form. Without a form, the
 * page shows the address.
 */
export function Contact({ labels, hasForm = true }: { labels: ContactLabels; hasForm?: boolean }) {
  const t = useTranslations('contact')
  return (
    <div className="container-page grid gap-10 py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-16 md:py-20">
      <div>
        <h1 className="text-5xl md:text-7xl">{t('title')}</h1>
        <p className="mt-4 max-w-md text-lg md:text-xl">{t('lead')}</p>
        <p className="mt-4 text-soft">
          {t('byMail')}{' '}
          <a href={`mailto:${env().SUPPORT_EMAIL}`} className="link wrap-anywhere">
            {env().SUPPORT_EMAIL}
          </a>
        </p>
        <p className="mt-2">
          <Link href="/faqs" className="link inline-flex min-h-11 items-center">
            {t('faqs')}
          </Link>
        </p>
      </div>
      {hasForm ? <ContactForms labels={labels} /> : null}
    </div>
  )
}

function ContactForms({ labels }: { labels: ContactLabels }) {
  const t = useTranslations('contact')
  return (
    <div className="w-full md:rounded md:border md:border-line md:bg-card md:p-8 md:shadow-sheet">
      <OutcomeLine id="gracias" tone="good" className="mb-6 hidden scroll-mt-24 target:flex">
        {t('thanksText')}
      </OutcomeLine>
      <OutcomeLine id="error" tone="bad" className="mb-6 hidden scroll-mt-24 target:flex">
        {t('failedPlain')}
      </OutcomeLine>
      <ContactPanel
        labels={labels}
        privacy={t.rich('privacy', {
          link: (words) => (
            <Link href={site.legal.privacy} className="link">
              {words}
            </Link>
          ),
        })}
        signIn={
          <div className="mt-8 border-t-3 border-dotted border-edge pt-6">
            <p className="font-semibold">{t('ownerTitle')}</p>
            <p className="mb-3 text-soft">{t('ownerText')}</p>
            <ButtonLink href="/signin?next=/contacta" variant="secondary" wide>
              {t('login')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}
