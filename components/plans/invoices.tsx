import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { FormProblem } from '@/components/ui/form-problem'
import type { Invoice } from '@/contract/entities/billing'
import { codedAmount } from '@/lib/i18n/amount-text'
import { numericDate } from '@/lib/i18n/numeric-date'

type Props = {
  invoices: Invoice[]
  isDownloadFailed?: boolean
  /** The billing details. */
  children?: ReactNode
}

export function Invoices({ invoices, isDownloadFailed = false, children }: Props) {
  const t = useTranslations('invoices')
  return (
    <div className="container-page grid gap-6 py-8 md:gap-8 md:py-12">
      <h1 className="text-4xl text-balance md:text-6xl">{t('title')}</h1>
      {isDownloadFailed ? (
        <div className="max-w-3xl">
          <FormProblem>{t('failed')}</FormProblem>
        </div>
      ) : null}
      {invoices.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')}>
          <ButtonLink href="/subscription">{t('back')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid max-w-3xl gap-3">
          {invoices.map(({ created, amountPaid, currency, invoicePdf }) => (
            <li key={created + invoicePdf}>
              <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
                <time dateTime={created} className="text-lg font-semibold">
                  {numericDate(created)}
                </time>
                <span className="ml-auto tabular-nums">{codedAmount(amountPaid, currency)}</span>
                {invoicePdf ? (
                  <a
                    href={invoicePdf}
                    aria-label={t('downloadOf', { date: numericDate(created) })}
                    className={buttonClass({ variant: 'secondary' })}
                  >
                    {t('download')}
                  </a>
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
