import type { ReactNode } from 'react'
import { translatorsOf } from '@/server/words/translators-of'
import { useIsText, useLanguage } from './format'
import { check, darkStyle, ink, look } from './look'
import { OutlookColumn, OutlookFonts } from './outlook'
import { Table } from './table'
import { Link, Small } from './text'

const siteWords = translatorsOf('site')
const mailWords = translatorsOf('mail')

type Props = {
  title: string
  /** The text beside the subject in a list of mails. */
  preview: string
  siteUrl: string
  /** Why the reader gets the mail, and how to stop it. */
  footer?: ReactNode
  children: ReactNode
}

/** Fills the preview, so that the mail's first words do not appear in the preview. */
const padding = '\u200c\u00a0'.repeat(90)

export function Frame({ title, preview, siteUrl, footer, children }: Props) {
  const language = useLanguage()
  const site = siteWords(language)
  const t = mailWords(language)
  const signature = `${site('name')} · ${t('claim')}`
  if (useIsText())
    return (
      <>
        {children}
        {'-- \n'}
        {footer}
        {`${signature}\n${siteUrl}\n`}
      </>
    )
  return (
    <html lang={language} dir="ltr">
      {/* biome-ignore lint/style/noHeadElement: this page is a mail */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{title}</title>
        <style>{darkStyle}</style>
        <OutlookFonts />
      </head>
      <body className="paper" style={look.page}>
        <div style={look.preview}>
          {preview}
          {padding}
        </div>
        <Table
          table={{ className: 'paper', style: { backgroundColor: ink.paper } }}
          cell={{ align: 'center', style: { padding: '24px 12px' } }}
        >
          <OutlookColumn>
            <Table
              table={{
                className: 'card',
                style: {
                  maxWidth: 600,
                  backgroundColor: ink.card,
                  border: `1px solid ${ink.line}`,
                  borderCollapse: 'separate',
                },
              }}
              cell={{ align: 'left' }}
            >
              <Gingham />
              <Table cell={{ className: 'room', style: { padding: '28px 40px 20px' } }}>
                <a className="logo" href={siteUrl} style={look.logo}>
                  {site('name')}
                </a>
              </Table>
              <Table cell={{ className: 'room', style: { padding: '0 40px 24px' } }}>{children}</Table>
            </Table>
            <Table
              table={{ style: { maxWidth: 600 } }}
              cell={{ className: 'room', align: 'left', style: { padding: '20px 40px' } }}
            >
              {footer}
              <Small>
                <Link href={siteUrl}>{signature}</Link>
              </Small>
            </Table>
          </OutlookColumn>
        </Table>
      </body>
    </html>
  )
}

const stripe = 'rgba(200,16,46,0.52)'

/** The edge of the tablecloth. A mail program without gradients shows a red band. */
function Gingham() {
  return (
    <Table
      cell={{
        className: 'cloth',
        height: 24,
        style: {
          height: 24,
          fontSize: 0,
          lineHeight: 0,
          backgroundColor: '#ffffff',
          backgroundImage: `linear-gradient(90deg,${stripe} 50%,transparent 50%),linear-gradient(${stripe} 50%,transparent 50%)`,
          backgroundSize: '16px 16px',
          borderTop: `3px solid ${check}`,
        },
      }}
    >
      {'\u00a0'}
    </Table>
  )
}
