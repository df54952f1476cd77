import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { FormProblem } from '@/components/ui/form-problem'
import type { Invoice } from '@/contract/entities/billing'
import { codedAmount } from '@/lib/i18n/amount-text'
import { numericDate } from '@/lib/i18n/numeric-date'
import { useTranslations } from '@/lib/i18n/translations'
import { RectifyInvoice } from './rectify-invoice'

type Props = {
  invoices: Invoice[]
  labels: Messages['rectify']
  isDownloadFailed?: boolean
  /** The billing details. */
  children?: ReactNode
}

export function Invoices({ invoices, labels, isDownloadFailed = false, children }: Props) {
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
          {invoices.map((invoice) => (
            <li key={invoice.created + invoice.invoicePdf}>
              <InvoiceCard invoice={invoice} labels={labels} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function InvoiceCard({ invoice, labels }: { invoice: Invoice; labels: Messages['rectify'] }) {
  const t = useTranslations('invoices')
  const { created, amountPaid, currency, invoicePdf, id, number, rectifies } = invoice
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6">
      <div className="grid gap-0.5">
        <time dateTime={created} className="text-lg font-semibold">
          {numericDate(created)}
        </time>
        {rectifies ? <p className="text-sm text-soft">{t('rectifies', { number: rectifies })}</p> : null}
        {invoice.isRectified ? <p className="text-sm text-soft">{t('rectified')}</p> : null}
      </div>
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
      {invoice.mayBeRectified && id && number ? (
        <RectifyInvoice invoiceId={id} number={number} labels={labels} />
      ) : null}
    </Card>
  )
}
